import Foundation
import SeededRandom
import Testing

@testable import Documents

/// Tests formats whose rows have rows inside them, by unfolding everything.
@Suite struct TreeFormatsTests {
    /// Returns a line for each row, indented by its depth.
    private static func outline(_ document: any Document, depth: Int = 0, limit: Int = 12) -> [String] {
        (0..<document.rowCount).flatMap { row -> [String] in
            let content = document.row(at: row)
            let text = String(repeating: "  ", count: depth) + content.summary.replacingOccurrences(of: "\n", with: "|")
            let nested = depth < limit ? document.nestedRows(at: row) : nil
            return [text] + (nested.map { outline($0.document, depth: depth + 1, limit: limit) } ?? [])
        }
    }

    @Test func textThatIsNotXMLSaysSo() {
        let first = { (text: String, format: FormatName) in document(text, as: format).row(at: 0).problem }
        #expect(first("INFO a\nERROR b\n", .xml) == "This is not XML: it has no element.")
        #expect(first("<?xml version=\"1.0\"?>\n<!-- a -->\n", .xml) == "This is not XML: it has no element.")
        #expect(first("<a/>", .xml) == nil)
    }

    @Test func linesThatAreNotTOMLSayIt() {
        let problems = { (text: String) in
            let document = document(text, as: .toml)
            return (0..<document.rowCount).map { document.row(at: $0).problem != nil }
        }
        #expect(problems("INFO a\nb = 1\n# c\n\n[d]\ne\n# end\n") == [true, false, false, false])
        #expect(problems("# only a comment\n") == [false])
    }

    @Test func headingsAreATree() {
        let text =
            "Intro\nline\n\n# One\n\nText\n## Sub ##\n```\n# no heading\n\n```\n### Deep\nx\n## Other\n# Two\n#no\n"
        #expect(
            Self.outline(document(text, named: "a.md")) == [
                "Intro|line", "One", "  Text", "  Sub", "    # no heading|", "    Deep", "      x", "  Other",
                "Two", "  #no",
            ]
        )
    }

    @Test func yamlIsATree() {
        let text = """
            # head
            name: Zoë   # note
            list:
            - a
            -   b: 1
                c:
                  - x
            # about the map
            map:
              "odd: key": |
                # text
                more
              flow: {"k": [1, 2]}
              'it': *alias
            end: >
              folded
            """
        #expect(
            Self.outline(document(text, named: "a.yaml")) == [
                "name: Zoë # note · # head", "list: […2] a · {b: 1, …1}", "  - a", "  - b: 1 · c: [x]",
                "    b: 1", "    c: […1] x", "      - x",
                "map: {…3} odd: key: # text more · flow: {\"k\": [1, 2]} · it: *alias · # about the map",
                "  \"odd: key\": | # text more", "  flow: {\"k\": [1, 2]}", "    k: […2] 1 · 2", "      1", "      2",
                "  'it': *alias", "end: > folded",
            ]
        )
    }

    @Test func yamlDocumentsAreRows() throws {
        let document = document("a: 1\n---\nb: 2\nc: 3\n---\n- d\n", named: "a.yml")
        #expect(Self.outline(document) == ["a: 1", "  a: 1", "--- b: 2 · c: 3", "  b: 2", "  c: 3", "--- d", "  - d"])
        let match = try PathSearch(document: document, isCancelled: { false }).run(RowPath(".[1].c"))
        #expect(match.row == 1)
    }

    @Test func tomlIsATree() {
        let text = """
            # license
            title = "x [y]"
            list = [
              [1, 2],
              [3]
            ]

            [owner]
            name = "n" # c
            text = '''
            [no]
            ""
            '''
            [owner.pet]
            "odd.key" = true
            [[item]]
            a = {b = 1}
            [[item]]
            """
        #expect(
            Self.outline(document(text, named: "a.toml")) == [
                "title = \"x [y]\" · # license", "list = [ [1, 2], [3] ]", "  1 · 2", "    1", "    2", "  3", "    3",
                "[owner] {…3} name = \"n\" · text = ''' [no] \"\" ''' · pet = {odd.key = true}",
                "  name = \"n\" # c",
                "  text = ''' [no] \"\" '''", "  [owner.pet] {…1} odd.key = true", "    \"odd.key\" = true",
                "[[item]] {…1} a = {b = 1}", "  a = {b = 1}", "[[item]]",
            ]
        )
    }

    @Test func xmlIsATree() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE c [<!ENTITY e "<x>">]>
            <c xmlns="u">
              <!-- <no> -->
              <book id='1>2'><title>A &amp; &e;</title><p>one <b>two</b> three</p><br/></book>
              loose
              <![CDATA[<raw>]]>
            </c>
            after
            """
        #expect(
            Self.outline(document(text, named: "a.xml")) == [
                "c xmlns=\"u\"", "<!-- <no> -->",
                "book id='1>2': {…3} title: A & &e; · p: one two three · br: {}", "  title: A & &e;",
                "  p: one · two · three",
                "    one", "    b: two", "    three", "  br", "loose", "<raw>", "after",
            ]
        )
    }

    /// The leaves of random XML are found once each, in order, by unfolding.
    @Test(arguments: 1...60 as ClosedRange<UInt64>) func everyLeafOfXMLIsFoundOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var leaves: [String] = []
        func node(_ depth: Int) -> String {
            let space = ["", "\n", "  "].randomElement(using: &random) ?? ""
            guard depth > 0, Int.random(in: 0...3, using: &random) > 0 else {
                leaves.append("leaf\(leaves.count)")
                return "\(space)<l a=\"<>/\">\(leaves[leaves.count - 1])</l>\(space)"
            }
            let inner = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth - 1) }.joined()
            return "\(space)<n b='\"'>\(inner)</n><!-- </n> -->"
        }
        let text = "<root>" + (0..<5).map { _ in node(5) }.joined() + "</root>"
        let found = Self.outline(document(text, named: "a.xml")).filter {
            $0.contains("l a=\"<>/\": ") && !$0.contains(" · ")
        }
        #expect(found.compactMap { $0.split(separator: " ").last.map(String.init) } == leaves, "seed \(seed): \(text)")
    }

    /// Damaged trees have rows for their bytes, and unfolding ends.
    @Test(arguments: [FormatName.xml, .yaml, .toml, .markdown], 1...60 as ClosedRange<UInt64>)
    func damagedTreesUnfold(format: FormatName, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array((format.example + format.example).utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let new: [UInt8] = [0, 0x22, 0x27, 0x3C, 0x3E, 0x5B, 0x5D, 0x2D, 0x3A, 0x20, 0x0A, 0xFF, 0x23, 0x7B]
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = new.randomElement(using: &random) ?? 0
        }
        bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random))
        var rows = 0
        func walk(_ document: any Document, inside range: Range<Int>, depth: Int) {
            for row in 0..<document.rowCount {
                let place = document.byteRange(ofRowAt: row)
                #expect(range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound, "seed \(seed)")
                #expect(!document.row(at: row).summary.isEmpty)
                rows += 1
                guard depth < 20, let nested = document.nestedRows(at: row) else { continue }
                #expect(nested.document.rowCount > 0, "seed \(seed): nothing inside \(place)")
                walk(nested.document, inside: place, depth: depth + 1)
            }
        }
        walk(document(bytes, as: format), inside: 0..<bytes.count, depth: 0)
        #expect(rows > 0)
    }

    /// Entities and aliases that stand for more and more text are not replaced, so they cost nothing.
    @Test func bombsAreText() {
        let entities = (1..<30).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined()
        let xml = document("<!DOCTYPE a [<!ENTITY a0 \"x\">\(entities)]><a><b>&a29;</b></a>", named: "a.xml")
        #expect(xml.row(at: 1).summary == "b: &a29;")
        let yaml = document(
            "a0: &a0 x\n" + (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(),
            named: "a.yaml"
        )
        #expect(yaml.rowCount == 30 && yaml.row(at: 29).summary == "a29: &a29 [*a28, *a28]")
    }

    @Test func bytesAreShownAsNumbers() {
        let bytes = (0..<600).map { UInt8($0 & 0xFF) }
        let document = document(bytes, named: "a.bin")
        #expect(document.format == .hex && document.rowCount == 3 && document.notice?.contains("binary") == true)
        #expect(document.row(at: 1).summary.hasPrefix("000100 · ......"))
        #expect(document.row(at: 0).detail?.contains("000040 40 41 42 43 44 45 46 47  @ABCDEFG") == true)
        #expect(document.row(at: 2).detail?.split(separator: "\n").count == 12)
    }
}
