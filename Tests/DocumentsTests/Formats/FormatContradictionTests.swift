import TemporaryFolder
import Testing

@testable import Documents

@Suite struct FormatContradictionTests {
    private static let prose = "\nDear all,\nthe meeting is tomorrow at nine\nand ends before noon\n\nAnn\n"
    /// The formats that take any text.
    private static let open: Set<FormatName> = [.csv, .markdown, .log, .text, .hex, .lines, .outline]

    private func refusal(of text: String, as format: FormatName) throws -> DocumentError? {
        let folder = try TemporaryFolder()
        let path = try folder.file("letter.txt", Array(text.utf8))
        do throws(DocumentError) {
            _ = try DocumentSource.file(path: path).open(as: format)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: FormatName.allCases) func anErrorNamesTheFileTheLineAndTheRemedy(format: FormatName) throws {
        let error = try refusal(of: Self.prose, as: format)
        guard !Self.open.contains(format) else { return #expect(error == nil) }
        #expect(error?.reason == .format)
        let message = error?.description ?? ""
        #expect(message.contains("letter.txt: line 2 is not \(format.title): “Dear all,”. "), "\(message)")
        #expect(message.contains("leave out --format"), "\(message)")
    }

    @Test(arguments: FormatName.allCases) func aDocumentOfTheFormatIsOpened(format: FormatName) throws {
        #expect(try refusal(of: format.example, as: format) == nil)
        #expect(try refusal(of: "", as: format) == nil)
        #expect(try refusal(of: "\n \n", as: format) == nil)
    }

    /// A flaw in a line, wherever it is, is a problem of the row.
    @Test(arguments: FormatName.allCases) func aDocumentWithADamagedLineIsOpened(format: FormatName) throws {
        let lines = format.example.split(separator: "\n", omittingEmptySubsequences: false)
        for place in lines.indices.dropFirst() {
            let text = (lines[..<place] + ["%%% \u{1}"] + lines[place...]).joined(separator: "\n")
            #expect(try refusal(of: text, as: format) == nil, "line \(place + 1)")
        }
    }

    @Test(arguments: [
        (FormatName.json, "[1, 2"), (.json, "17"), (.json, "{a: 1}"), (.json, #"{"a": 1} // more"#), (.json, #"{"a"#),
        (.jsonLines, "up\n{\"a\": 1}\ndown\n"), (.jsonLines, "1\n2\n"), (.yaml, "one text"), (.yaml, "{a: 1,\n b: 2}"),
        (.yaml, "# a comment\n- 1\n- 2\n"), (.toml, "# a comment\n"), (.xml, "<!-- no element yet"),
    ])
    func aDocumentThatMayBeOfTheFormatIsOpened(format: FormatName, text: String) throws {
        #expect(try refusal(of: text, as: format) == nil)
    }

    @Test func textAfterABracketIsNoJSON() throws {
        #expect(try refusal(of: "[note] this is a text\n", as: .json)?.reason == .format)
        #expect(try refusal(of: "tru", as: .json)?.reason == .format)
    }

    /// A pipe may bring its first line later, when the document is open.
    @Test func aStreamHasANotice() {
        let letter = document(Self.prose, named: "pipe", as: .yaml)
        #expect(letter.notice == "pipe: line 2 is not YAML: “Dear all,”.")
        #expect(document("a: 1\n", named: "pipe", as: .yaml).notice == nil)
    }
}
