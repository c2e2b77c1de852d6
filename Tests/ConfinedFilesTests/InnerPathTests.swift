import Testing

@testable import ConfinedFiles

@Suite struct InnerPathTests {
    @Test(arguments: [
        ("", InnerPath.Refusal.empty), ("/", .absolute), ("/etc", .absolute), ("..", .leadsOut), (".", .leadsOut),
        ("a/..", .leadsOut), ("a/../b", .leadsOut), ("./a", .leadsOut), ("a//b", .empty), ("a/", .empty),
        ("a\0", .hasNUL), ("..\0", .hasNUL), (String(repeating: "é", count: 128), .longName),
        (String(repeating: "a/", count: 100) + "a", .longPath), (String(repeating: "aaaaaaaa/", count: 300), .longPath),
    ])
    func aPathThatLeadsOutIsRefused(text: String, reason: InnerPath.Refusal) {
        #expect(throws: reason) { try InnerPath(text) }
        #expect(throws: InnerPath.Refusal.self) { try InnerPath(name: text) }
    }

    @Test(arguments: [
        "a", "...", "..a", "a..", "a/b/c", ".hidden", "~", "-rf", "a\nb", "a\\..\\b", "%2e%2e", "👩‍👩‍👧", "\u{202E}", " ",
        "$(A)", "a:b",
        String(repeating: "é", count: 127),
    ])
    func otherNamesAreNames(text: String) throws {
        #expect(try InnerPath(text).text == text)
    }

    @Test func aPathHasParts() throws {
        let path = try InnerPath("a/b c/d")
        #expect(path.parts == ["a", "b c", "d"] && path.name == "d")
        #expect(path.parent?.text == "a/b c" && path.parent?.parent?.text == "a" && path.parent?.parent?.parent == nil)
        #expect(try path.appending(name: "e").text == "a/b c/d/e")
        #expect(throws: InnerPath.Refusal.leadsOut) { try path.appending(name: "e/f") }
    }

    /// Strings are also equal if they compose characters in different ways, and file systems have both names.
    @Test func pathsAreEqualByBytes() throws {
        let paths = try ["é", "e\u{301}"].map { try InnerPath($0) }
        #expect(paths[0] != paths[1] && Set(paths).count == 2 && paths.map(\.text)[0] == paths.map(\.text)[1])
        #expect(try InnerPath("a\r\n/b").parent?.text == "a\r\n")
        #expect(try InnerPath("a/\u{301}b").parts.map { Array($0.utf8) } == ["a", "\u{301}b"].map { Array($0.utf8) })
    }
}
