import SeededRandom
import Testing

@testable import RowGeometry

/// Tests the memory that many rows take.
struct RowGeometrySizeTests {
    let billion = 1_000_000_000

    @Test func aBillionUnmeasuredRowsAreOneEntry() {
        var geometry = RowGeometry(estimate: Extent(points: 110))
        geometry.appendSection(.init(numberOfRows: billion))
        #expect(geometry.tree.storageSize < 4096)
        #expect(geometry.totalExtent.points == 1.1e11)
        #expect(geometry.offset(ofRow: billion - 1, in: 0).points == 110 * 999_999_999.0)
        #expect(geometry.element(at: Extent(points: 110 * 123_456_789 + 0.5)) == .row(123_456_789, section: 0))
        geometry.estimate = Extent(points: 44 + 1 / 3)
        #expect(geometry.totalExtent.units == billion * (44 * 192 + 64))
    }

    @Test func aBillionRowsMeasuredAlikeFromTheTopStayOneEntry() {
        var geometry = RowGeometry(estimate: Extent(points: 44))
        geometry.appendSection(.init(numberOfRows: billion))
        for row in 0..<2000 {
            geometry.setSize(.exact(Extent(points: 50)), ofRow: row, in: 0)
        }
        #expect(geometry.tree.storageSize < 4096)
        #expect(geometry.totalExtent.points == 44e9 + 2000 * 6)
        #expect(geometry.countOfUnmeasured == billion - 2000)
        #expect(geometry.firstUnmeasuredRow(from: 0, in: 0)?.row == 2000)
        geometry.setSize(.exact(Extent(points: 50)), ofRows: 0..<billion, in: 0)
        #expect(geometry.tree.storageSize < 4096)
        #expect(geometry.countOfUnmeasured == 0)
    }

    @Test func rowsScatteredOverABillionAreFoundAgain() throws {
        var random = SeededGenerator(seed: 1)
        var geometry = RowGeometry(estimate: Extent(units: 5000))
        geometry.appendSection(.init(numberOfRows: billion))
        var measured: [Int: Int] = [:]
        for _ in 0..<3000 {
            let row = random.below(billion)
            measured[row] = random.below(100_000)
            geometry.setSize(.exact(Extent(units: measured[row] ?? 0)), ofRow: row, in: 0)
        }
        #expect(geometry.tree.firstFlaw == nil)
        var surplus = 0
        for (row, units) in measured.sorted(by: { $0.key < $1.key }) {
            let range = geometry.range(ofRow: row, in: 0)
            try #require(range.lowerBound.units == row * 5000 + surplus)
            try #require(range.upperBound.units - range.lowerBound.units == units)
            surplus += units - 5000
        }
        #expect(geometry.totalExtent.units == billion * 5000 + surplus)
    }

    /// Heights of whole pixels take slightly more than two bytes, and others more than four.
    @Test(arguments: [(32, 2.1), (1, 4.8)])
    func aMillionMeasuredRowsTakeLessThanFiveBytesEach(multiple: Int, bytes: Double) throws {
        var random = SeededGenerator(seed: 2)
        let units = (0..<1_000_000).map { _ in (20 * 192 + random.below(100 * 192)) / multiple * multiple }
        var geometry = RowGeometry(estimate: .zero)
        geometry.appendSection(.init(numberOfRows: units.count))
        geometry.setSizes(units.lazy.map { .exact(Extent(units: $0)) }, ofRowsFrom: 0, in: 0)
        let perRow = { Double(geometry.tree.storageSize) / Double(geometry.numberOfRows) }
        #expect(perRow() < bytes)

        // Compares a sample of the sums with sums that are computed without the tree.
        var sum = 0
        for (row, extent) in units.enumerated() {
            if row % 9973 == 0 {
                let range = Extent(units: sum)..<Extent(units: sum + extent)
                try #require(geometry.range(ofRow: row, in: 0) == range)
                try #require(geometry.element(at: range.lowerBound) == .row(row, section: 0))
            }
            sum += extent
        }
        #expect(geometry.totalExtent.units == sum)

        for _ in 0..<5000 {
            let row = random.below(geometry.numberOfRows)
            let units = random.below(30_000) / multiple * multiple
            geometry.insertRows(1, at: row, in: 0, size: .exact(Extent(units: units)))
        }
        #expect(perRow() < bytes * 1.25)
        #expect(geometry.tree.firstFlaw == nil)
    }

    @Test func manySmallSectionsAreCheap() {
        var geometry = RowGeometry(estimate: Extent(points: 44))
        let section = RowGeometry.Section(numberOfRows: 1, header: .exact(Extent(points: 28)))
        geometry.insertSections(repeatElement(section, count: 100_000), at: 0)
        #expect(Double(geometry.tree.storageSize) / 100_000 < 20)
        #expect(geometry.range(ofSection: 50_000).lowerBound.points == 72.0 * 50_000)
        geometry.setSize(.exact(Extent(points: 10)), ofRow: 0, in: 70_000)
        geometry.moveSection(70_000, to: 3)
        #expect(geometry.range(ofSection: 3).upperBound.points == 72.0 * 3 + 38)
        #expect(geometry.element(at: Extent(points: 72 * 3 + 29)) == .row(0, section: 3))
        geometry.invalidateAll()
        #expect(geometry.countOfUnmeasured == 100_000)
        #expect(geometry.header(ofSection: 99_999) == .estimated(Extent(points: 28)))
        geometry.deleteSections(1..<99_999)
        #expect(geometry.totalExtent.points == 144)
    }

    @Test func movingAHugeSectionKeepsItsRows() {
        var geometry = RowGeometry(estimate: Extent(points: 1))
        geometry.appendSection(.init(numberOfRows: billion))
        geometry.appendSection(.init(numberOfRows: 2))
        geometry.setSize(.exact(Extent(points: 7)), ofRow: 5, in: 0)
        geometry.moveSection(0, to: 1)
        #expect(geometry.numberOfRows(in: 0) == 2)
        #expect(geometry.range(ofRow: 5, in: 1) == Extent(points: 7)..<Extent(points: 14))
    }
}
