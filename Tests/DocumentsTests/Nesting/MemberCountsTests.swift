import Testing

@testable import Documents

@Suite struct MemberCountsTests {
    /// A value that is too long to be read as one is counted later, and its row then has the exact number.
    @Test func longValuesAreCountedExactly() async {
        let items = (0..<30_000).map { "{\"id\": \($0)}" }.joined(separator: ", ")
        let text = "{\"version\": 1, \"items\": [\(items)], \"inner\": {\"a\": [\(items)], \"b\": 2}}"
        let document = document(text, named: "a.json")
        let row = document.row(at: 1)
        #expect(row.summary.contains("+]") && row.uncounted.count == 1)
        await document.countingMembers(at: row.uncounted)()
        #expect(document.row(at: 1).summary.hasPrefix("items: […30,000] {id: 0} · {id: 1} · "))
        #expect(document.row(at: 1).uncounted.isEmpty)
        // The array inside is cut as well as the object around it.
        let inner = document.row(at: 2)
        #expect(inner.uncounted.count == 2)
        await document.countingMembers(at: inner.uncounted)()
        #expect(document.row(at: 2).summary.hasPrefix("inner: {…2} a: […30,000]"))
    }

    @Test func aShortValueNeedsNoCount() {
        #expect(document(#"{"a": [1, 2, 3]}"#, named: "a.json").row(at: 0).uncounted.isEmpty)
    }

    /// A value that has no end yet is not counted while more comes.
    @Test func aValueThatGrowsIsNotCounted() async {
        let bytes = Array(("[[" + String(repeating: "1,", count: 50_000)).utf8)
        let counts = MemberCounts()
        await counts.count([1], in: MemoryBytes(bytes), end: bytes.count, isComplete: false)
        #expect(counts.count(at: 1) == nil)
        await counts.count([1], in: MemoryBytes(bytes), end: bytes.count, isComplete: true)
        #expect(counts.count(at: 1) == 50_001)
        counts.keepOnly(generation: 1)
        #expect(counts.count(at: 1) == nil)
    }
}
