import Testing

@testable import Documents

@Suite struct LogValueTests {
    @Test(arguments: [
        (#"10:00:00 INFO served {"id": 4, "user": {"name": "a}b"}} in 3 ms"#, #"{"id": 4, "user": {"name": "a}b"}}"#),
        (#"10:00:00 WARN {oops} then [{"a": 1}]"#, #"[{"a": 1}]"#),
        (#"{"a": [1, 2]}"#, #"{"a": [1, 2]}"#),
        (#"INFO tags=["a", "b\"]"] done"#, #"["a", "b\"]"]"#),
    ])
    func aValueIsFoundInALine(line: String, value: String) throws {
        let bytes = Array(line.utf8)
        let found = try #require(LogValue(bytes[...]))
        #expect(String(decoding: bytes[found.range], as: UTF8.self) == value)
    }

    @Test(arguments: [
        "plain", "sshd[1234]: [7] done", "{}", "[]", #"INFO {"a": 1"#, #"INFO {"a" 1}"#, "{ more } { and more }",
        "{{{{{{{{{{{",
    ])
    func otherBracketsAreNoValue(line: String) {
        #expect(LogValue(Array(line.utf8)[...]) == nil)
    }

    @Test func theMembersOfAValueAreInsideItsEntry() throws {
        let text = """
            2024-03-12 10:00:00 INFO up
            2024-03-12 10:00:01 INFO served {"id": 4, "user": {"name": "Ann"}}
            {"plain": true}
            2024-03-12 10:00:02 ERROR failed {"code": 5}
            \tat main

            """
        let document = document(text, named: "a.log")
        #expect(document.format == .log && document.rowCount == 4)
        #expect(document.nestedRows(at: 0) == nil)
        for (row, members) in [(1, ["id: 4", "user: {…1} name: Ann"]), (2, ["plain: true"]), (3, ["code: 5"])] {
            let inside = try #require(document.nestedRows(at: row)).document
            #expect((0..<inside.rowCount).map { inside.row(at: $0).summary } == members, "row \(row)")
        }
        #expect(document.row(at: 3).detail == "\tat main")
    }
}
