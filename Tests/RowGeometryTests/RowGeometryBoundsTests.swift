import RowGeometry
import Testing

/// Tests that access to nonexistent sections and rows is a programming error.
struct RowGeometryBoundsTests {
    @Test func aRowOutOfRangeTraps() async {
        await #expect(processExitsWith: .failure) {
            var geometry = RowGeometry(estimate: .zero)
            geometry.appendSection(.init(numberOfRows: 2))
            geometry.appendSection(.init(numberOfRows: 2))
            _ = geometry.offset(ofRow: 2, in: 0)
        }
    }

    @Test func aSectionOutOfRangeTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = RowGeometry(estimate: .zero).numberOfRows(in: 0)
        }
    }

    @Test func rowsOutOfRangeTrap() async {
        await #expect(processExitsWith: .failure) {
            var geometry = RowGeometry(estimate: .zero)
            geometry.appendSection(.init(numberOfRows: 2))
            geometry.deleteRows(1..<3, in: 0)
        }
    }

    @Test func negativeHeightsCountAsZero() {
        var geometry = RowGeometry(estimate: Extent(units: -1))
        let below = Extent(units: -3)
        geometry.appendSection(
            .init(
                numberOfRows: 3,
                rowSize: .exact(below),
                spacing: below,
                header: .exact(below),
                footer: .estimated(below)
            )
        )
        geometry.setSize(.estimated(below), ofRow: 1, in: 0)
        geometry.setSize(.unmeasured, ofRow: 2, in: 0)
        #expect(geometry.totalExtent == .zero)
        #expect(geometry.size(ofRow: 0, in: 0) == .exact(.zero))
        #expect(geometry.estimate == .zero)
    }
}
