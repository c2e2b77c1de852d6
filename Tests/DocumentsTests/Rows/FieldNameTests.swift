import Foundation
import SeededRandom
import Testing

@testable import Documents

/// Tests names of fields that are paths to values inside others.
@Suite @MainActor struct FieldNameTests {
    @Test(arguments: 1...80 as ClosedRange<UInt64>) func valuesAreThoseOfFoundation(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bytes = Array(RandomJSON.text(&random).utf8)
        let value = try #require(try RandomJSON.parse(bytes[...]))
        var count = 0
        func check(_ value: Any, _ parts: [RowPath.Part]) {
            count += 1
            let cell = JSONMembers.cell(at: RowPath(parts), in: bytes, isWhole: true)
            let comment: Comment = "seed \(seed), \(RowPath(parts).text()) in \(String(decoding: bytes, as: UTF8.self))"
            switch value {
            case let value as [Any]:
                #expect(cell?.text == (value.isEmpty ? "[]" : "[…\(value.count)]"), comment)
                for (index, element) in value.enumerated() { check(element, parts + [.index(index)]) }
                for part in [RowPath.Part.index(value.count), .key("a")] {
                    #expect(JSONMembers.cell(at: RowPath(parts + [part]), in: bytes, isWhole: true) == nil, comment)
                }
            case let value as [String: Any]:
                #expect(cell?.text == (value.isEmpty ? "{}" : "{…\(value.count)}"), comment)
                for (key, member) in value { check(member, parts + [.key(key)]) }
                for part in [RowPath.Part.index(0), .key("none")] {
                    #expect(JSONMembers.cell(at: RowPath(parts + [part]), in: bytes, isWhole: true) == nil, comment)
                }
            case let value as String:
                #expect(cell?.text == RowText.visible(value), comment)
                #expect(JSONMembers.cell(at: RowPath(parts + [.index(0)]), in: bytes, isWhole: true) == nil, comment)
            default: #expect(cell?.role != nil, comment)
            }
        }
        check(value, [])
        #expect(count > 0)
    }

    /// The value of a damaged text is there or not, and reading it ends.
    @Test func damagedValuesHaveNoFlaw() {
        let text = Array(#"{"a": [1, {"b": "x"}], "c": {"d": null}}"#.utf8)
        let paths = [".a[1].b", ".c.d", ".a[0]", ".a.b"].map { FieldName($0).path }
        for end in 0...text.count {
            for path in paths.compactMap(\.self) {
                _ = JSONMembers.cell(at: path, in: Array(text[..<end]), isWhole: true)
            }
        }
        #expect(JSONMembers.cell(at: RowPath([.index(1)]), in: Array("[1,,2]".utf8), isWhole: true) == nil)
        #expect(JSONMembers.cell(at: RowPath([.key("a")]), in: Array(#"{"a":}"#.utf8), isWhole: true) == nil)
    }

    private static let lines = """
        {"id": 1, "user": {"name": "Ann", "age": 42}, "items": [{"price": 5}, {"price": 9.5}], "a.b": "x"}
        {"id": 2, "user": {"name": "Bob", "age": 7}, "items": []}
        {"id": 3, "user": null, "items": [{"price": "20"}]}
        {"id": 4, "user": {"name": "Cy \\"C\\""}, "items": [[7, 8]]}
        """

    private static var array: String { "[" + lines.split(separator: "\n").joined(separator: ",\n") + "]" }

    @Test(arguments: ["a.jsonl", "a.json"]) func filtersTakePaths(name: String) async throws {
        let document = document(name == "a.json" ? Self.array : Self.lines, named: name)
        let rows = { (condition: String) in
            var found = RowSet()
            let filter = try RowFilter(condition, fieldNames: document.fieldNames)
            _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
            return (0..<found.count).map { found[$0] }
        }
        #expect(try rows("user.name=Ann") == [0])
        #expect(try rows("User.name=ann") == [])
        #expect(try rows(".user.age>7") == [0])
        #expect(try rows("user.age<100 && !user.name=bob") == [0])
        #expect(try rows("items[0].price>=5") == [0, 2])
        #expect(try rows("items[1].price=9.5") == [0])
        #expect(try rows("items[0][1]=8") == [3])
        #expect(try rows("user.name~\"C\"$") == [3])
        #expect(try rows("user.name=") == [2])
        #expect(try rows("a.b=x") == [0])
        #expect(try rows("id>2") == [2, 3])
        #expect(RowFilter.unknownFields(in: "user.name=x && other.name=y", of: document.fieldNames) == ["other.name"])
        #expect(await document.sortedRows(byField: "user.age", among: nil, isDescending: false) == [1, 0, 2, 3])
        #expect(await document.valueCounts(ofField: "user.name")?.first(2).map(\.count) == [1, 1])
    }

    @Test(arguments: ["a.jsonl", "a.json"]) func columnsArePaths(name: String) {
        let document = document(name == "a.json" ? Self.array : Self.lines, named: name)
        let before = document.columns.map(\.name)
        #expect(before == (name == "a.json" ? [] : ["id", "user", "items"]))
        document.chooseColumns(["id", "user.name", "items[0].price", "nothing", "far.away", "a b"])
        #expect(
            document.columns.map(\.name) == (before.isEmpty ? ["id"] : before) + [
                "user.name", "items[0].price", "far.away",
            ]
        )
        let cells = { (row: Int) in document.row(at: row).cells.filter { $0.name.contains(".") && $0.name != "a.b" } }
        #expect(cells(0).map(\.text) == ["Ann", "5"])
        #expect(cells(1).map(\.name) == ["user.name"])
        #expect(document.row(at: 1).cells.contains { $0.name == "id" && $0.text == "2" })
        document.chooseColumns([])
        #expect(document.columns.map(\.name) == before && cells(0).isEmpty)
    }

    @Test func otherFormatsHaveNoPaths() {
        let people = document("name,city.zip\nAnn,1\nBob,2\n", named: "a.csv")
        people.chooseColumns(["name", "city.zip", "name.first"])
        #expect(people.columns.map(\.name) == ["name", "city.zip"])
        #expect(people.row(at: 0).cells.map(\.text) == ["Ann", "1"])
    }
}
