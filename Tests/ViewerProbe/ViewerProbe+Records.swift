import Documents
import Foundation
import Viewer

extension ViewerProbe {
    /// Prints the seconds until the rows are sorted by a field, with the greatest value first.
    static func sort(_ document: any Document, byField field: String) async {
        await document.finishIndexing()
        let start = seconds(CLOCK_MONOTONIC)
        let rows = await document.sortedRows(byField: field, among: nil, isDescending: true)
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("rows", rows?.count ?? 0)
        print("anonymous", anonymousMemory)
    }

    /// Prints the seconds until the values of a field are counted, and the number of different ones.
    static func values(of document: any Document, inField field: String) async {
        await document.finishIndexing()
        let start = seconds(CLOCK_MONOTONIC)
        let counts = await document.valueCounts(ofField: field)
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("rows", counts?.count ?? 0)
        print("anonymous", anonymousMemory)
    }
}
