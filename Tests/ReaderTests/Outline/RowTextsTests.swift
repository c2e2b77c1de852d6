import Documents
import Foundation
import TemporaryFolder
import Testing

@testable import Reader

/// Tests texts that leave the reader.
@MainActor @Suite struct RowTextsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func outline(_ name: String, _ text: String, open: [Int] = []) async throws -> RowOutline {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        let document = try DocumentSource.file(path: file.path).open()
        await document.finishIndexing()
        let outline = RowOutline(document)
        outline.setDocumentCount(document.rowCount)
        for index in open { outline.open(try #require(outline.id(at: index))) }
        return outline
    }

    private static let limit = 1 << 20

    @Test func valuesOfJSONAreAsTheyAreAndTextsWithoutQuotes() async throws {
        let outline = try await outline("a.json", #"{"a": "x\ny", "b": [1, 2], "c": 7}"#)
        #expect((0..<3).map { outline.value(ofRowAt: $0, limit: Self.limit) } == [#""x\ny""#, "[1, 2]", "7"])
        #expect((0..<3).map { outline.text(ofRowAt: $0, limit: Self.limit) } == ["x\ny", "[1, 2]", "7"])
        #expect(outline.text(ofRowAt: 1, limit: 2) == nil)
    }

    @Test func valuesOfYAMLAreWithoutTheirKeys() async throws {
        let text = """
            spec:
              containers:
                - name: web
                  image: "web:1"
                - name: 'it''s'
                  image: proxy:2 # the second one
            kind: Deployment

            """
        let outline = try await outline("a.yaml", text, open: [0, 1, 2])
        let texts = (0..<outline.count).map { outline.text(ofRowAt: $0, limit: Self.limit) }
        #expect(texts.contains("web:1") && texts.contains("Deployment") && texts.contains("web"))
        let values = (0..<outline.count).map { outline.value(ofRowAt: $0, limit: Self.limit) }
        #expect(values.contains("\"web:1\"") && values.contains("Deployment"))
    }

    @Test func recordsAreTables() async throws {
        let outline = try await outline("a.csv", "id,name,city\n1,Ada,London\n2,\"Tab\there\",Ulm\n3,Bob,\n")
        #expect(outline.table(ofRows: 0...1) == "1\tAda\tLondon\n2\tTab here\tUlm")
        #expect(outline.table(ofRows: 1...2, columns: ["city", "id"]) == "Ulm\t2\n\t3")
    }

    @Test func aValueInARecordIsACondition() async throws {
        let text = (0..<4).map { #"{"id": \#($0), "user": {"name": "Ann Bo"}, "tags": ["x"]}"# + "\n" }.joined()
        let outline = try await outline("a.jsonl", text, open: [0])
        #expect(outline.condition(ofRowAt: 0, excludes: false) == nil)
        #expect(outline.condition(ofRowAt: 1, excludes: false) == "id=0")
        #expect(outline.condition(ofRowAt: 1, excludes: true) == "id!=0")
        #expect(outline.condition(ofRowAt: 2, excludes: false) == nil)
        outline.open(try #require(outline.id(at: 2)))
        #expect(outline.condition(ofRowAt: 3, excludes: false) == "user.name=Ann Bo")
        #expect(outline.condition(field: "id", value: "a && b", excludes: false) == nil)
        #expect(outline.condition(field: "nobody", value: "1", excludes: false) == nil)
    }

    @Test func anElementOfAnArrayIsARecord() async throws {
        let outline = try await outline("a.json", #"[{"id": 1, "s": 404}, {"id": 2, "s": 200}]"#, open: [0])
        #expect(outline.condition(ofRowAt: 2, excludes: false) == "s=404")
    }

    @Test func aTreeOfValuesHasNoConditions() async throws {
        let outline = try await outline("a.json", #"{"a": {"b": 1}}"#, open: [0])
        #expect(outline.condition(ofRowAt: 1, excludes: false) == nil)
    }
}
