import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct BuildSettingsTests {
    private static let settings = BuildSettings([
        BuildSettings.Level([
            "NAME": "My App", "FLAGS": "-a", "LOOP": "$(LOOP2)", "LOOP2": "x$(LOOP)", "SUFFIX": "NAME",
        ]),
        BuildSettings.Level(["FLAGS": "$(inherited) -b", "ID": "com.${NAME:rfc1034identifier}", "SELF": "$(SELF)"]),
    ])

    @Test(arguments: [
        ("$(NAME)", "My App"), ("${NAME:c99extidentifier}!", "My_App!"), ("$(NAME:upper)", "MY APP"),
        ("$(FLAGS)", "-a -b"),
        ("$(ID)", "com.My-App"), ("a$(MISSING)b", "ab"), ("$(MISSING:default=d)", "d"), ("$($(SUFFIX))", "My App"),
        ("$", "$"), ("$(", "$("), ("$x", "$x"), ("5 $ $(NAME", "5 $ $(NAME"), ("$(SELF)", ""), ("$(LOOP)", "x"),
    ])
    func referencesAreReplaced(text: String, expected: String) throws {
        var settings = Self.settings
        #expect(try settings.expand(text, in: "file") == expected)
    }

    /// Lines that each refer twice to the one before have no end, and neither have those whose value is empty.
    @Test(arguments: ["x", ""])
    func settingsThatDoubleAreRefused(first: String) throws {
        let folder = try TemporaryFolder()
        let lines = (1...32).map { "S\($0) = $(S\($0 - 1))$(S\($0 - 1))" }
        let text = (["S0 = \(first)"] + lines + ["", "PRODUCT_NAME = $(S32)"]).joined(separator: "\n")
        try FileTree(folder.url).write(text, to: "bomb.xcconfig")
        let file = folder.url.appending(path: "bomb.xcconfig")
        var settings = BuildSettings([try SettingsFile(file).level])
        let error = #expect(throws: ProjectError.self) { try settings.value(of: "PRODUCT_NAME") }
        #expect(error?.file == file.path && error?.line == 35)
        #expect(error?.problem.hasPrefix("the setting PRODUCT_NAME ") == true)
        // A setting that every target has has no place, and that to which it refers has.
        var inner = BuildSettings([
            BuildSettings.Level(["PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"]),
            try SettingsFile(file).level,
        ])
        let same = #expect(throws: ProjectError.self) { try inner.value(of: "PRODUCT_MODULE_NAME") }
        #expect(same == error)
    }

    @Test func settingsThatReferToEachOtherDeeplyAreRefused() {
        let values = Dictionary(uniqueKeysWithValues: (1...100_000).map { ("S\($0)", "$(S\($0 - 1))") })
        var settings = BuildSettings([BuildSettings.Level(values)])
        #expect(throws: ProjectError.self) { try settings.value(of: "S100000") }
        #expect(throws: Never.self) { try settings.value(of: "S90") }
    }

    /// Brackets in brackets take no more time than other texts, and no more stack.
    @Test func textsOfBracketsEnd() throws {
        var settings = Self.settings
        let open = String(repeating: "$(", count: 30_000)
        #expect(try settings.expand(open, in: "file") == open)
        #expect(throws: ProjectError.self) {
            try settings.expand(open + String(repeating: ")", count: 30_000), in: "file")
        }
        #expect(throws: ProjectError.self) {
            try settings.expand("$(NAME" + String(repeating: ":upper", count: 10_000_000), in: "file")
        }
    }

    @Test func aSettingHasAPlace() throws {
        let levels = [
            BuildSettings.Level(["A": "1"], file: "a", places: ["A": .init(file: "b", line: 3)]),
            BuildSettings.Level(["B": "2"], file: "c"), BuildSettings.Level(["D": "4"]),
        ]
        let settings = BuildSettings(levels)
        #expect(settings.place(of: "A") == .init(file: "b", line: 3) && settings.place(of: "B") == .init(file: "c"))
        #expect(settings.place(of: "C") == nil && settings.place(of: "D") == nil)
    }

    /// Each of 20 files includes the next one twice.
    @Test func filesThatIncludeEachOtherTooOftenAreRefused() throws {
        let folder = try TemporaryFolder()
        for number in 0..<20 {
            let text = "\n#include \"\(number + 1).xcconfig\"\n#include \"\(number + 1).xcconfig\"\n"
            try FileTree(folder.url).write(text, to: "\(number).xcconfig")
        }
        try FileTree(folder.url).write("A = 1", to: "20.xcconfig")
        let error = #expect(throws: ProjectError.self) { try SettingsFile(folder.url.appending(path: "0.xcconfig")) }
        #expect(error?.line != nil && error?.remedy == "Include a file once")
        for number in 0..<40 {
            try FileTree(folder.url).write("#include \"c\(number + 1).xcconfig\"", to: "c\(number).xcconfig")
        }
        let deep = #expect(throws: ProjectError.self) { try SettingsFile(folder.url.appending(path: "c0.xcconfig")) }
        #expect(deep?.line == 1 && deep?.file.hasSuffix("/c29.xcconfig") == true)
    }

    @Test func filesOfSettingsIncludeOthers() throws {
        let folder = try TemporaryFolder()
        func write(_ text: String, _ name: String) throws -> URL {
            let file = folder.url.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
        _ = try write("A = 1\nB = base // comment\n#include \"main.xcconfig\"\n", "base.xcconfig")
        let main = try write(
            "#include \"base.xcconfig\"\n#include? \"missing.xcconfig\"\nB = own\nC[sdk=macosx*] = x\n  D=e f \n",
            "main.xcconfig"
        )
        #expect(try SettingsFile(main).settings == ["A": "1", "B": "own", "D": "e f"])
        let broken = try write("#include \"missing.xcconfig\"\n", "broken.xcconfig")
        #expect(throws: ProjectError.self) { try SettingsFile(broken) }
    }
}
