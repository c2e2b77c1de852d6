import RowGeometry
import Testing

struct ExtentTests {
    @Test func fractionsOfAPointAreExact() {
        for (parts, units) in [(1, 192), (2, 96), (3, 64), (64, 3)] {
            #expect(Extent(points: 1 / Double(parts)).units == units)
            #expect(Extent(units: units).points == 1 / Double(parts))
        }
    }

    @Test func pointsAreRoundedToTheNearestUnit() {
        #expect(Extent(points: 0.1).units == 19)
        #expect(Extent(points: -0.1).units == -19)
        #expect(Extent(points: 0.5 / 192).units == 1)
        #expect(Extent(points: 0.49 / 192).units == 0)
        #expect(Extent(points: 1e12).units == 192_000_000_000_000)
    }

    @Test func arithmeticIsThatOfUnits() {
        let extent = Extent(units: 7)
        #expect(extent + extent == Extent(units: 14))
        #expect(extent - extent * 3 == Extent(units: -14))
        #expect(-extent < .zero && .zero < extent)
    }

    @Test(arguments: [Double.nan, -.infinity, 1e300])
    func anInvalidLengthTraps(points: Double) async {
        // The value travels to the other process as JSON, which has no NaN.
        await #expect(processExitsWith: .failure) { [bits = points.bitPattern as UInt64] in
            _ = Extent(points: Double(bitPattern: bits))
        }
    }
}
