import Testing

@testable import Documents

/// Tests files that are read in another encoding while they are open.
@Suite @MainActor struct EncodingChoiceTests {
    private static let russian = "id;имя\n1;Иван\n2;Пётр\n"

    @Test(arguments: EncodingChoice.all) func everyEncodingIsKnown(choice: EncodingChoice) throws {
        #expect(EncodingChoice.exists(choice.name))
        // ASCII is the same in all but two, which have two bytes for each character.
        let bytes = EncodingTests.bytes("a b 1", choice.name == "windows-874" ? "CP874" : choice.name)
        #expect(bytes.count == (choice.name.hasPrefix("UTF-16") ? 10 : 5), "\(choice.name)")
        let document = IndexedDocument(
            StoredFeed(bytes),
            title: "a.txt",
            as: .lines,
            reading: ReadingChoices(encoding: choice.name),
            isStepwise: true
        )
        while document.step() == .more {}
        #expect(document.row(at: 0).summary == "a b 1")
    }

    @Test func theListHasEachOnce() {
        #expect(Set(EncodingChoice.all.map(\.title)).count == EncodingChoice.all.count)
        #expect(!EncodingChoice.exists("no such encoding"))
    }

    @Test func theRowsAreReadAgain() {
        let document = document(EncodingTests.bytes(Self.russian, "windows-1251"), named: "a.csv")
        #expect(document.isOfFile && document.state.encoding == nil)
        let detected = document.rows.map(\.summary)
        var changes: [DocumentChange] = []
        let observation = document.observe { changes.append($0) }
        document.read(inEncoding: "KOI8-U")
        while document.step() == .more {}
        #expect(document.state.encoding == "KOI8-U" && observation.state.generation == 1)
        #expect(changes.contains { $0.replacesEverything })
        #expect(document.rows.map(\.summary) != detected && document.rowCount == detected.count)
        document.read(inEncoding: "windows-1251")
        while document.step() == .more {}
        #expect(document.rows.map(\.summary).joined().contains("Пётр"))
        let fact = document.state.facts.first { $0.name == DocumentFact.encodingName }
        #expect(fact?.evidence == "You named it.")
        document.read(inEncoding: nil)
        while document.step() == .more {}
        #expect(document.state.encoding == nil && document.rows.map(\.summary) == detected)
    }

    /// Bytes that no one would take for text in two bytes may be another format then.
    @Test func theFormatIsDetectedAgain() {
        let document = document(EncodingTests.bytes("{\"ключ\": [1, 2]}", "UTF-16BE"), named: "a.json")
        document.read(inEncoding: "UTF-16BE")
        while document.step() == .more {}
        #expect(document.format == .json && document.row(at: 0).summary.contains("ключ"))
    }

    @Test func theLinesFollow() throws {
        let document = document(EncodingTests.bytes(Self.russian, "windows-1251"), named: "a.csv")
        let lines = try #require(document.documentOfLines(title: "a") as? IndexedDocument)
        #expect(!lines.isOfFile)
        document.read(inEncoding: "KOI8-U")
        while document.step() == .more {}
        document.read(inEncoding: "windows-1251")
        while document.step() == .more {}
        while lines.step() == .more {}
        #expect(lines.rows.map(\.summary) == ["id;имя", "1;Иван", "2;Пётр"])
    }

    @Test func rowsInsideARowAreNotOfAFile() throws {
        let document = document(#"{"a": {"b": "é"}}"#, named: "a.json")
        let inside = try #require(document.documentInside(rowAt: 0, title: "a"))
        #expect(!inside.isOfFile)
    }
}
