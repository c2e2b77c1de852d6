import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that rows at position one billion look and move like the first ones.
    @Suite @MainActor struct FarRowTests {
        private static let far = 999_999_000
        private static let near = 60

        /// Returns a table with few different heights, in the same pattern around the near row and the far one.
        private func fixture(rows: Int, from base: Int, thirds: Bool) -> ScaleFixture {
            let fixture = ScaleFixture(rows: rows, .cell) { row in
                let kind = (row - base + 4 * 50_000_000_000) % 4
                return thirds ? 44 + CGFloat(kind) / 3 : 44 + CGFloat(kind) * 7.5
            }
            fixture.table.estimatedRowHeight = thirds ? 44.5 : 55
            fixture.firstName = base
            return fixture
        }

        private func pictures(rows: Int, at row: Int, scale: CGFloat, _ offset: CGFloat) throws -> [Data] {
            // Views take the scale of the current screen when they are created.
            let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: scale)
            let fixture = fixture(rows: rows, from: row, thirds: scale == 3)
            screen.show(fixture)
            screen.settle()
            fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
            screen.settle()
            fixture.table.contentOffset.y += offset
            screen.settle()
            var pictures = [screen.picture()]
            // The same during unfolding.
            fixture.open = [row + 2]
            fixture.table.performBatchUpdates({})
            for _ in 0..<6 {
                screen.advance(by: 1 / 60)
                pictures.append(screen.picture())
            }
            screen.settle()
            pictures.append(screen.picture())
            fixture.table.contentOffset.y += 7 / scale
            screen.settle()
            pictures.append(screen.picture())
            return pictures.compactMap { $0.pngData() }
        }

        @Test(arguments: [1, 2, 3], [0, 13.5, -131])
        func farRowsLookAsNearOnesDo(scale: CGFloat, offset: CGFloat) throws {
            let pixel = (offset * scale).rounded() / scale
            let near = try pictures(rows: 1_000, at: Self.near, scale: scale, pixel)
            let far = try pictures(rows: 1_000_000_000, at: Self.far, scale: scale, pixel)
            #expect(near.count == 9 && far.count == near.count)
            for index in near.indices { let isEqual = near[index] == far[index]; #expect(isEqual, "picture \(index)") }
            #expect(Set(near).count > 6)
        }

        /// Traces the rows around one that unfolds, at a distance from the last row.
        private func trace(rows: Int, fromEnd distance: Int, in screen: TestScreen) -> MotionTrace {
            let row = rows - distance
            let fixture = fixture(rows: rows, from: row, thirds: screen.window.contentScaleFactor == 3)
            screen.show(fixture)
            screen.settle()
            let table = fixture.table
            table.scrollToRow(at: [0, row], at: .middle, animated: false)
            screen.settle()
            let numbers = (table.indexPathsForVisibleRows ?? []).map(\.row)
            let cells = numbers.compactMap { fixture.cell($0) }
            return screen.trace(cells) {
                fixture.open = [row]
                table.performBatchUpdates({})
                screen.advance(by: 0.2)
                // Reverse it halfway.
                fixture.open = []
                table.performBatchUpdates({})
                screen.advance(by: 0.6)
            }
        }

        @Test(arguments: [2, 3], [10, 3, 400])
        func rowsNearTheEndUnfoldAsThoseOfAShortTable(scale: CGFloat, distance: Int) throws {
            let size = CGSize(width: 320, height: 480)
            let near = trace(rows: 1_000, fromEnd: distance, in: TestScreen(size: size, scale: scale))
            let far = trace(rows: 1_000_000_000, fromEnd: distance, in: TestScreen(size: size, scale: scale))
            #expect(near.tracks.count == far.tracks.count && near.tracks.count > 6)
            #expect(far.firstOverlap(tolerance: 1e-4) == nil)
            for (one, other) in zip(near.tracks, far.tracks) {
                #expect(one.times == other.times)
                for (a, b) in zip(one.frames, other.frames) {
                    // At that distance, a double represents positions to a 100,000th of a point.
                    #expect(abs(a.minY - b.minY) < 4e-5 && abs(a.height - b.height) < 4e-5, "\(a) and \(b)")
                }
            }
        }
    }
}
