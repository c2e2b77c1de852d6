import Documents
import Testing

@testable import Reader

struct DocumentStatusTests {
    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-12_345, "-12,345"),
        (50_000_000, "50,000,000"),
    ])
    func numbersAreInGroups(number: Int, text: String) {
        #expect(number.grouped == text)
    }

    @Test func itSaysHowMuchThereIs() {
        #expect(DocumentStatus(rowCount: 1, isIndexing: false).text == "1 row")
        #expect(DocumentStatus(rowCount: 1200, isIndexing: false, isFollowing: true).text == "1,200 rows · following")
        #expect(DocumentStatus(rowCount: 1, noun: RowNoun("entry"), isIndexing: false).text == "1 entry")
        #expect(DocumentStatus(rowCount: 2, noun: FormatName.log.rowNoun, isIndexing: false).text == "2 entries")
        #expect(DocumentStatus(rowCount: 5, isIndexing: true).text == "5 rows so far")
        #expect(DocumentStatus(rowCount: 5, isIndexing: true, progress: 0.437).text == "5 rows · indexing 43 %")
        #expect(DocumentStatus(rowCount: 5, isIndexing: true, progress: 1).text == "5 rows · indexing 99 %")
        #expect(DocumentStatus(rowCount: 5, isIndexing: true, progress: -1).text == "5 rows · indexing 0 %")
    }
}
