import Foundation
import SourceRewriting
import TemporaryFolder
import Testing

@testable import ObjectiveCSourcesCommand

@Suite struct CommandTests {
    private let folder: TemporaryFolder
    private var output: URL { folder.url.appending(path: "output") }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func run(_ files: String...) throws -> [Problem] {
        try Command(arguments: ["--module", "App", "--output", output.path] + files).run()
    }

    private func date(of name: String) throws -> Date? {
        let path = output.appending(path: name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func rewrittenFilesNameTheirSources() throws {
        let source = try write("class A: NSObject { @objc func f() {} }\n", to: "x/A.swift")
        let main = try write("_ = A()\n", to: "main.swift")
        #expect(try run(source, main) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(names == ["A.objc.swift", "ObjectiveCModule.swift", "main.swift"])
        let text = try String(contentsOf: output.appending(path: "A.objc.swift"), encoding: .utf8)
        let location = "#sourceLocation(file: \"\(source)\", line: 1)\n"
        #expect(text.hasPrefix(location + "class A: NSObject {       func f() {} }\n"))
    }

    @Test func sourcesBelowAreReadAndNotWritten() throws {
        let protocols = try write("@objc public protocol D { @objc optional func f(_ x: Int) }\n", to: "x/D: 1.swift")
        let source = try write("import Below\nclass A: D { func f(_ x: Int) {} }\n", to: "A.swift")
        #expect(try run("--below", "Below:\(protocols)", source) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(names == ["A.objc.swift", "ObjectiveCModule.swift"])
        let text = try String(contentsOf: output.appending(path: "A.objc.swift"), encoding: .utf8)
        #expect(text.contains("func _q_f(_ p0: Int) -> Void? {"))
        #expect(throws: CommandError.self) { try run("--below", "Below", source) }
    }

    @Test func aNameMayHaveQuotes() throws {
        let source = try write("struct A {}\n", to: "a\"; b\\.swift")
        #expect(try run(source) == [])
        let text = try String(contentsOf: output.appending(path: "a\"; b\\.objc.swift"), encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"\(folder.path)/a\\\"; b\\\\.swift\", line: 1)\n"))
    }

    @Test func onlyFilesWhoseTextChangesAreWritten() throws {
        let sources = try (0..<20).map { number in
            try write("class A\(number): NSObject { @objc func f() {} }\n", to: "A\(number).swift")
        }
        let command = try Command(arguments: ["--module", "App", "--output", output.path] + sources)
        #expect(try command.run() == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        let old = Date(timeIntervalSince1970: 1_000_000)
        for name in names {
            let path = output.appending(path: name).path
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        }
        #expect(try command.run() == [])
        #expect(try names.allSatisfy { try date(of: $0) == old })
        _ = try write("class A7: NSObject { @objc func g() {} }\n", to: "A7.swift")
        #expect(try command.run() == [])
        #expect(try names.filter { try date(of: $0) != old } == ["A7.objc.swift"])
        // An override in an extension changes the file of its class.
        let override = "extension A9 { override func f() {} }\n"
        _ = try write("class A3: NSObject { @objc func f() {} }\n" + override, to: "A3.swift")
        #expect(try command.run() == [])
        #expect(
            try names.filter { try date(of: $0) != old } == ["A3.objc.swift", "A7.objc.swift", "A9.objc.swift"]
        )
    }

    @Test func aSourceWithProblemsWritesNothing() throws {
        let problems = try run(write("class A: X { @NSManaged var x: Int }\n", to: "A.swift"))
        #expect(problems.map(\.line) == [1] && problems.map(\.column) == [14])
        #expect(!FileManager.default.fileExists(atPath: output.path))
    }

    @Test func aKeptSourceIsReadAndNotWritten() throws {
        let kept = try write("class Base: NSObject {}\n", to: "Base.swift")
        let source = try write("@objcMembers class A: Base { func f() {} }\n", to: "A.swift")
        #expect(try run("--keep", kept, source) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(names == ["A.objc.swift", "ObjectiveCModule.swift"])
    }

    @Test func aKeptSourceMustNeedNoRewriting() throws {
        let text = "// Größe\nclass Base: NSObject {\n    let ö = 1; @objc func f() {}\n}\n"
        let kept = try write(text, to: "Base.swift")
        let problem = try #require(try run("--keep", kept, write("", to: "A.swift")).first)
        #expect(problem.line == 3 && problem.column == 17 && problem.path == kept)
        #expect(problem.message.hasPrefix("this source needs rewriting"))
    }

    @Test(arguments: [
        ["--module", "App"], ["--output", "x", "a.swift"], ["--module", "App", "--output", "x", "--fast"],
        ["--module", "App", "--output", "x", "a/A.swift", "b/A.swift"],
        ["--module", "App", "--output", "x", "a/A.swift", "--keep", "b/A.swift"],
    ])
    func wrongArgumentsAreRefused(arguments: [String]) {
        #expect(throws: CommandError.self) { try Command(arguments: arguments) }
    }
}
