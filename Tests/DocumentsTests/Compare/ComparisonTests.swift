import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests the comparison of two files by the keys of their values.
@Suite struct ComparisonTests {
    private static func text(_ old: String, _ new: String, _ name: String, field: String? = nil) throws -> String {
        var text: [UInt8] = []
        var comparison = KeyedComparison(field: field, isCancelled: { false }) { text += $0 }
        try comparison.run(document(old, named: name), document(new, named: name))
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the lines that changed, with the name of their value.
    private static func changes(_ text: String) -> [String] {
        var name = ""
        var changes: [String] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("diff --unfold ") { name = String(line.dropFirst(14)) }
            guard line.hasPrefix("+") || line.hasPrefix("-"), !line.hasPrefix("+++ "), !line.hasPrefix("--- ") else {
                continue
            }
            changes.append("\(line.prefix(1))\(name)\(line.dropFirst())")
        }
        return changes
    }

    @Test func valuesOfADocumentAreToldByTheirPath() throws {
        let old = #"{"version": 1, "meta": {"a": [1, 2], "b": "x"}, "gone": null, "same": [1, {"y": 2}]}"#
        let new = #"{ "same":[1,{"y":2}], "meta": {"b": "x", "a": [1, 3]}, "version": 1.0, "came": {"odd key": []} }"#
        let found = Self.changes(try Self.text(old, new, "a.json"))
        #expect(
            found.sorted() == [
                #"+.came["odd key"]: []"#, "+.meta.a[1]: 3", "+.version1.0", "-.gonenull", "-.meta.a[1]: 2",
                "-.version1",
            ]
        )
        #expect(try Self.text(old, old, "a.json").isEmpty)
    }

    @Test func rowsWithoutAKeyAreToldByTheirContents() throws {
        #expect(Self.changes(try Self.text("a\n\nb\n\nc\n", "c\n\na\n\nd\n", "a.txt")) == ["+[2]d", "-[1]b"])
        #expect(Self.changes(try Self.text("[1, 2, 3]", "[1, 5, 3]", "a.json")) == ["-[1]2", "+[1]5"])
    }

    @Test func aKeyCanBeNamed() throws {
        let (old, new) = ("id,n,v\n1,x,1\n1,y,2\n", "n,id,v\ny,1,3\nx,1,1\n")
        #expect(Self.changes(try Self.text(old, new, "a.csv", field: "N")) == ["-[n=y].v: 2", "+[n=y].v: 3"])
    }

    /// A field that only later records have, or records inside a small value, is one to tell them by.
    @Test func aNamedKeyIsFoundInsideValuesAndInLaterRecords() throws {
        let (old, new) = (#"{"n": 1, "v": 2}"#, #"{"n": 1, "v": 5}"#)
        let other = #"{"n": 2, "v": 3}"#
        let objects = (#"{"a": [\#(old), \#(other)]}"#, #"{"a": [\#(other), \#(new)]}"#)
        let found = try Self.text(objects.0, objects.1, "a.json", field: "n")
        #expect(Self.changes(found) == ["-.a[n=1].v: 2", "+.a[n=1].v: 5"])
        let lines = try Self.text("{\"x\": 1}\n\(old)\n\(other)\n", "\(other)\n\(new)\n", "a.jsonl", field: "n")
        #expect(Self.changes(lines) == ["-[n=1].v: 2", "+[n=1].v: 5", "-[0].x: 1"])
    }

    @Test func aKeyThatNoRecordHasIsAnError() throws {
        for (old, new, name) in [
            ("id,n\n1,x\n", "id,n\n1,y\n", "a.csv"), (#"{"a": [{"n": 1}]}"#, #"{"a": [{"n": 2}]}"#, "a.json"),
            ("id,n\n1,x\n", "id,n\n1,x\n", "b.csv"), ("one\n", "two\n", "a.txt"),
        ] {
            #expect(throws: UnknownKey.self, "\(name)") { try Self.text(old, new, name, field: "zzz") }
        }
        #expect(try Self.text("", "", "empty.csv", field: "zzz").isEmpty)
        let error = #expect(throws: UnknownKey.self) {
            try Self.text("id,n\n1,x\n", "id,n\n1,y\n", "a.csv", field: "zzz")
        }
        #expect(error?.known == ["id", "n"] && "\(error as Any)".contains("leave --key out"))
    }

    /// Records that are equal are not compared one by one, and have their key all the same.
    @Test func aKeyOfEqualRecordsIsNoError() throws {
        let items = #""items": [{"n": 1}, {"n": 2}]"#
        let text = try Self.text("{\(items), \"v\": 1}", "{\(items), \"v\": 2}", "a.json", field: "n")
        #expect(Self.changes(text) == ["-.v1", "+.v2"])
    }

    /// A record whose key stands before a long value is told by it.
    @Test func longRecordsAreToldByTheirKeys() throws {
        let long = String(repeating: "x", count: 100_000)
        func record(_ id: Int, _ v: Int) -> String { "{\"n\": \(id), \"v\": \(v), \"t\": \"\(long)\"}" }
        let old = "[\(record(1, 1)), \(record(2, 1))]"
        let new = "[\(record(2, 1)), \(record(1, 7))]"
        #expect(Self.changes(try Self.text(old, new, "a.json", field: "n")) == ["-[n=1].v1", "+[n=1].v7"])
    }

    /// A long value that differs far behind its beginning is a difference, and is not written in full.
    @Test func longValuesAreCompared() throws {
        let long = String(repeating: "x", count: 200_000)
        let text = try Self.text("{\"a\": \"\(long)1\", \"b\": 1}", "{\"a\": \"\(long)2\", \"b\": 1}", "a.json")
        #expect(Self.changes(text).count == 2 && text.utf8.count < 2000)
        // Inside a long value, only what has changed is written.
        let items = (0..<2000).map { "{\"id\": \($0), \"text\": \"some text\"}" }
        let (old, new) = (items.joined(separator: ","), items.reversed().joined(separator: ", "))
        let other = new.replacing("{\"id\": 850, \"text\": \"some", with: "{\"id\": 850, \"text\": \"another")
        let found = Self.changes(try Self.text("{\"items\": [\(old)]}", "{\"items\": [\(other)]}", "a.json"))
        #expect(found == [#"-.items[id=850].text: "some text""#, #"+.items[id=850].text: "another text""#])
    }

    /// The differences of shuffled records are those of their values, by a model of all values with their keys.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func differencesAreThoseOfAllValues(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let isTable = seed % 2 == 0
        let words = ["a", "b c", "1", "null", "x,y"]
        func record(_ id: Int) -> [String: String] {
            var record = ["id": "\(id)"]
            for name in ["n", "text", "k y"] { record[name] = words.randomElement(using: &generator) }
            return record
        }
        var old = (0..<Int.random(in: 1...60, using: &generator)).map(record)
        var new = old.filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
        for index in new.indices where Int.random(in: 0..<6, using: &generator) == 0 {
            new[index]["text"] = words.randomElement(using: &generator)
        }
        new += (0..<Int.random(in: 0...3, using: &generator)).map { record(1000 + $0) }
        new.shuffle(using: &generator)
        old.shuffle(using: &generator)
        func file(_ records: [[String: String]]) -> String {
            if isTable {
                let names = ["id", "n", "text", "k y"]
                let lines = records.map { record in names.map { "\"\(record[$0] ?? "")\"" }.joined(separator: ",") }
                return ([names.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
            }
            return records.map { record in
                "{"
                    + record.keys.shuffled(using: &generator).map { "\"\($0)\": \"\(record[$0] ?? "")\"" }
                    .joined(separator: ", ") + "}"
            }.joined(separator: "\n") + "\n"
        }
        func leaves(_ records: [[String: String]]) -> Set<String> {
            Set(
                records.flatMap { record in
                    record.map { name, value in
                        let path = name == "k y" ? "[\"k y\"]" : "." + name
                        return "[id=\(record["id"] ?? "")]\(path): " + (isTable ? value : "\"\(value)\"")
                    }
                }
            )
        }
        let (before, after) = (leaves(old), leaves(new))
        let expected = before.subtracting(after).map { "-" + $0 } + after.subtracting(before).map { "+" + $0 }
        let found = Self.changes(try Self.text(file(old), file(new), isTable ? "a.csv" : "a.jsonl", field: "id"))
        #expect(found.sorted() == expected.sorted(), "seed \(seed)")
    }

    /// The differences are a document, which ends when all are found.
    @Test @MainActor func differencesAreRows() async throws {
        let folder = try TemporaryFolder()
        let old = try folder.file("a.json", Array(#"{"a": 1, "b": 2}"#.utf8))
        let new = try folder.file("b.json", Array(#"{"a": 3, "c": 2}"#.utf8))
        let comparison = DocumentComparison(.file(path: old), .file(path: new))
        let document = try comparison.open()
        await document.finishIndexing()
        #expect(document.format == .comparison && document.title == "a.json → b.json")
        #expect(document.rows.map(\.summary) == [".a\n+1 −1", ".c\n+1 −0 new", ".b\n+0 −1 deleted"])
        let same = try DocumentComparison(.file(path: old), .file(path: old)).open()
        await same.finishIndexing()
        #expect(same.rowCount == 0 && same.notice == "Both files have the same values.")
    }
}
