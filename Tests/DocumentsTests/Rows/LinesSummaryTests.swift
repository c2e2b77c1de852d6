import Testing

@testable import Documents

/// Tests the summaries of rows whose text has lines and comments.
@Suite struct LinesSummaryTests {
    private func parts(_ summary: LinesSummary, _ role: TextRole) -> [String] {
        summary.spans.filter { $0.role == role }.map { span in
            String(decoding: Array(summary.text.utf8)[span.range], as: UTF8.self)
        }
    }

    @Test func theKeyIsFirstAndCommentsAreLast() {
        let text = "# about\n\n  # the name\nname: Zoë # as written\n"
        let summary = LinesSummary(text, hasMembers: false, key: ":", named: .key("name"))
        #expect(summary.text == "name: Zoë # as written · # about # the name")
        #expect(parts(summary, .key) == ["name: "])
        #expect(parts(summary, .secondary) == [" # as written", " · # about # the name"])
    }

    @Test func onlyCommentsAreShownAsTheyAre() {
        let summary = LinesSummary("# a\n# b", hasMembers: false, key: ":", named: .none)
        #expect(summary.text == "# a # b" && parts(summary, .secondary) == ["# a # b"])
    }

    @Test func aKeyWithoutAValueIsFollowedByTheComments() {
        let summary = LinesSummary("# b\na:", hasMembers: false, key: ":", named: .key("a"))
        #expect(summary.text == "a: · # b" && parts(summary, .key) == ["a:"])
    }

    /// As in JSON, names that tell come first and values with others inside them last, in brackets.
    @Test func tellingNamesComeFirst() {
        func summary(_ text: String, _ key: Character, _ name: RowName) -> String {
            LinesSummary(text, hasMembers: true, key: key, named: name).text
        }
        let document = """
            ---
            apiVersion: apps/v1  # stable
            metadata:
              labels: {app: web}
              name: web
            kind: Deployment
            spec:
              template: &t
                containers:
                - image: "web:1"
                  name: web
              note: >-
                long
                text
              replicas: 2
            """
        #expect(
            summary(document, ":", .index)
                == "--- kind: Deployment · apiVersion: apps/v1 · metadata: {labels: {app: web}, name: web} · "
                + "spec: {note: long text, replicas: 2, …1}"
        )
        #expect(summary("a: 1\nname: b\n", ":", .index) == "name: b · a: 1")
        #expect(summary("-\n  - 1\n  - - 2\n    - 3\n  -\n", ":", .index) == "- 1 · [2, 3] ·")
        #expect(summary("- # why\n  b: 1\n  id: 2\n", ":", .index) == "- id: 2 · b: 1")
        #expect(summary("x: # why\n  - y\n  # why\n  - z: ~\n", ":", .key("x")) == "x: # why […2] y · {z: ~}")
        let tables = "[a]\npath = \"x\"\nn = [\n 1 ]\nname = 'b'\n[a.b]\nc = 1\nid = 2\nd = 3\n[[a.e]]\n"
        #expect(
            summary(tables, "=", .key("a"))
                == "[a] {…5} path = \"x\" · name = 'b' · n = [ 1 ] · b = {c = 1, id = 2, …1} · e = {}"
        )
        // The lines that are looked at end in the middle of the members.
        let long = "k:\n" + (0..<900).map { "  a\($0): 1\n" }.joined()
        #expect(summary(long, ":", .key("k")).contains("+} a0: 1 · a1: 1"))
    }

    @Test func membersHaveSeparators() {
        let yaml = LinesSummary(
            "routes:\n  - path: /a\n    methods: [GET, POST]\n    # why\n    limit:\n      per: minute\n  -\n    b: 1\n",
            hasMembers: true,
            key: ":",
            named: .key("routes")
        )
        #expect(yaml.text == "routes: […2] {path: /a, methods: [GET, POST], …1} · {b: 1}")
        let toml = LinesSummary(
            "[a]\nb = 1\nc = [\n  2,\n  3\n]\n[a.d]\ne = 4\n",
            hasMembers: true,
            key: "=",
            named: .key("a")
        )
        #expect(toml.text == "[a] {…3} b = 1 · c = [ 2, 3 ] · d = {e = 4}" && parts(toml, .key) == ["[a]"])
    }

    @Test func aNumberSignInATextIsNoComment() {
        let yaml = LinesSummary(
            "env:\n  run: |-\n    # not a comment\n    make\n  # a comment\n  last: 1\n",
            hasMembers: true,
            key: ":",
            named: .key("env")
        )
        #expect(yaml.text == "env: {…2} run: # not a comment make · last: 1")
        let toml = LinesSummary(
            "[a]\nb = \"\"\"\n# text\n\"\"\"\n# comment\nc = 1\n",
            hasMembers: true,
            key: "=",
            named: .key("a")
        )
        #expect(toml.text == "[a] {…2} b = \"\"\" # text \"\"\" · c = 1")
        for line in ["args: [foo, \"a # b\"]", "a: 'it''s # b'", "a: \"x \\\" # y\""] {
            let summary = LinesSummary(line, hasMembers: false, key: ":", named: .none)
            #expect(parts(summary, .secondary).isEmpty, "\(line)")
        }
        let comment = LinesSummary("a: it's # b", hasMembers: false, key: ":", named: .key("a"))
        #expect(parts(comment, .secondary) == [" # b"])
    }

    @Test(arguments: [
        ("a: 1.5", "1.5", TextRole.number), ("a: true # c", "true", .boolean), ("a: ~", "~", .null),
        ("a: 2024-03-12", "2024-03-12", .time), ("- 7", "7", .number),
    ])
    func valuesHaveTheRoleOfTheirType(line: String, value: String, role: TextRole) {
        let name = line.hasPrefix("-") ? RowName.index : .key("a")
        #expect(parts(LinesSummary(line, hasMembers: false, key: ":", named: name), role) == [value])
    }

    @Test(arguments: ["a: text", "a: \"1\"", "a: 1\n  2", "- \"# 1\"", "", "-", "a:", "é: 'x"])
    func textHasNoRole(line: String) {
        let summary = LinesSummary(line, hasMembers: false, key: ":", named: line.hasPrefix("a") ? .key("a") : .none)
        #expect(summary.spans.allSatisfy { $0.role == .key || summary.text.isEmpty })
    }
}
