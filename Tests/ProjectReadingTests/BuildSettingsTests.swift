import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct BuildSettingsTests {
    private let settings = BuildSettings([
        ["NAME": "My App", "FLAGS": "-a", "LOOP": "$(LOOP2)", "LOOP2": "x$(LOOP)", "SUFFIX": "NAME"],
        ["FLAGS": "$(inherited) -b", "ID": "com.${NAME:rfc1034identifier}", "SELF": "$(SELF)"],
    ])

    @Test(arguments: [
        ("$(NAME)", "My App"), ("${NAME:c99extidentifier}!", "My_App!"), ("$(NAME:upper)", "MY APP"),
        ("$(FLAGS)", "-a -b"),
        ("$(ID)", "com.My-App"), ("a$(MISSING)b", "ab"), ("$(MISSING:default=d)", "d"), ("$($(SUFFIX))", "My App"),
        ("$", "$"), ("$(", "$("), ("$x", "$x"), ("5 $ $(NAME", "5 $ $(NAME"), ("$(SELF)", ""), ("$(LOOP)", "x"),
    ])
    func referencesAreReplaced(text: String, expected: String) {
        #expect(settings.expand(text) == expected)
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
