import Testing

@testable import UIKit

/// Tests which tables are measured whole.
@Suite struct WholeMeasuringTests {
    @Test func tablesUpToTheLimitAre() {
        let measuring = WholeMeasuring()
        #expect(measuring.permits(rows: 0) && measuring.permits(rows: WholeMeasuring.rowLimit))
        #expect(!measuring.permits(rows: WholeMeasuring.rowLimit + 1))
    }

    @Test func aTableThatHasGrownIsNotUntilItIsScrolled() {
        var measuring = WholeMeasuring()
        measuring.asksForEnd(rows: 40)
        #expect(measuring.permits(rows: 40) && measuring.permits(rows: 20) && !measuring.permits(rows: 41))
        // A search that ends shows no new rows.
        measuring.asksForEnd(rows: 20)
        #expect(measuring.permits(rows: 40))
        measuring.fingerScrolls()
        #expect(measuring.permits(rows: 80))
    }
}
