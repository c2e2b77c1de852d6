import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// Tests the tables that use Unfold where UIKit behaves as Apple's does.
    @Suite @MainActor struct UnfoldingConductTests {
        @Test(arguments: 0..<5, [PlatformConduct.asOnIOS, .asOnIOS.union(.uncertain)])
        func noRowJumpsWhicheverIsTapped(table: Int, conduct: PlatformConduct) throws {
            let fixture = try UnfoldingFixture(Example.unfolding[table].makeViewController(), conduct: conduct)
            var taps = 0
            for _ in 0..<2 {
                for row in try fixture.rowsThatUnfold {
                    guard try fixture.rowsThatUnfold.contains(row) else { continue }
                    let report = try fixture.jumps(tapping: row)
                    #expect(report.largest < 0.01, "row \(row): \(report)")
                    #expect(fixture.gap == nil)
                    taps += 1
                }
            }
            #expect(taps > 1)
        }
    }
}
