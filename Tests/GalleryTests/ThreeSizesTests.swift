import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct ThreeSizesTests {
        @Test func eachTapGivesTheNextSizeToTheSameCell() throws {
            let example = ExampleFixture(TilesViewController())
            let cell = try example.cell(0)
            for height: CGFloat in [110, 210, 310, 110, 210] {
                #expect(try example.height(0) == height)
                let before = example.rowsInSight
                try tapTile(0, of: example)
                example.screen.settle()
                #expect(try example.cell(0) === cell)
                // Rows that come in from below need cells. No cell of an existing row is requested again.
                #expect(Set(before).isDisjoint(with: example.dataSource.rowsAsked))
                example.dataSource.rowsAsked = []
            }
        }

        @Test(arguments: [0, 1])
        func onlyTheTappedRowChangesAndItDoesSoSmoothly(row: Int) throws {
            let example = ExampleFixture(TilesViewController())
            for size in [TileSize.small, .medium, .large] {
                let isGrowing = size != .large
                let film = try example.film { frame in if frame == 0 { try tapTile(row, of: example) } }
                MotionLaws(film: film).check(growing: isGrowing ? [row] : [], shrinking: isGrowing ? [] : [row])
                #expect(try example.height(row) == size.next.rawValue + 10)
            }
        }

        @Test(arguments: [false, true])
        func tileAndLineKeepTheirDistancesInEveryFrame(rightToLeft: Bool) throws {
            let example = ExampleFixture(TilesViewController(), rightToLeft: rightToLeft)
            for _ in 0..<3 {
                _ = try example.film { frame in
                    if frame == 0 { try tapTile(0, of: example) }
                    let row = try example.frame(0)
                    let tile = example.screen.presentedFrame(of: try tile(0, of: example))
                    let line = example.screen.presentedFrame(of: try line(0, of: example))
                    #expect(isNear(tile, CGRect(x: 60, y: row.minY + 5, width: 200, height: row.height - 10)))
                    #expect(isNear(line, CGRect(x: 5, y: row.maxY - 0.5, width: 310, height: 0.5)))
                }
            }
        }

        @Test func noRowHasASecondCellAndNoneFades() throws {
            let example = ExampleFixture(TilesViewController())
            _ = try example.film(for: 1.5) { frame in
                if [0, 30, 200].contains(frame) { try tapTile(1, of: example) }
                let cells = example.table.subviews.compactMap { $0 as? TileCell }.filter { !$0.isHidden }
                #expect(cells.count == example.rowsInSight.count)
                #expect(cells.allSatisfy { ($0.layer.presentation()?.opacity ?? $0.layer.opacity) == 1 })
            }
        }

        @Test func tapsDuringTheMotionAreAllApplied() throws {
            let example = ExampleFixture(TilesViewController())
            let film = try example.film(for: 1.2) { frame in
                // The second tap comes while the row grows, and the third one reverses it.
                if [0, 24, 60].contains(frame) { try tapTile(1, of: example) }
            }
            MotionLaws(film: film).checkSmoothness()
            #expect(try example.height(1) == 110)
            let heights = film.curve(\.height, of: 1).values
            #expect((heights.max() ?? 0) > 200 && (heights.max() ?? 0) < 310)
        }

        @Test func anotherTileGrowsMeanwhile() throws {
            let example = ExampleFixture(TilesViewController())
            let film = try example.film(for: 1.2) { frame in
                if frame == 0 { try tapTile(0, of: example) }
                if frame == 30 { try tapTile(1, of: example) }
            }
            MotionLaws(film: film).check(growing: [0, 1])
            #expect(try example.height(0) == 210)
            #expect(try example.height(1) == 210)
        }

        @Test func aCellThatIsUsedAgainHasTheSizeOfItsNewRow() throws {
            let example = ExampleFixture(TilesViewController())
            var heights = Array(repeating: CGFloat(110), count: Pigment.all.count)
            for (row, taps) in [(0, 2), (4, 1), (9, 2), (10, 1)] {
                example.scroll(to: row)
                for _ in 0..<taps {
                    try tapTile(row, of: example)
                    example.screen.settle()
                }
                heights[row] += CGFloat(100 * taps)
            }
            for row in [11, 0, 6, 3, 9] {
                example.scroll(to: row)
                for shown in example.rowsInSight { #expect(try example.height(shown) == heights[shown]) }
            }
            #expect(example.dataSource.cellCount < Pigment.all.count)
        }

        @Test func nothingIsSaidAboutConstraints() throws {
            let messages = try LayoutMessages.during {
                let example = ExampleFixture(TilesViewController())
                _ = try example.film(for: 1.2) { frame in
                    if [0, 24, 60].contains(frame) { try tapTile(0, of: example) }
                }
                example.screen.rotate()
                example.screen.settle()
            }
            #expect(messages.isEmpty)
        }

        private func tapTile(_ row: Int, of example: ExampleFixture) throws {
            let frame = example.screen.presentedFrame(of: try tile(row, of: example))
            // Touches down and up without a frame in between. A whole tap would take frames that the film would miss.
            example.screen.touchDown(at: CGPoint(x: frame.midX, y: min(frame.midY, frame.minY + 50)))
            example.screen.touchUp()
        }

        private func tile(_ row: Int, of example: ExampleFixture) throws -> UIButton {
            try #require(try example.cell(row).contentView.subviews.compactMap { $0 as? UIButton }.first)
        }

        private func line(_ row: Int, of example: ExampleFixture) throws -> UIView {
            try #require(try example.cell(row).contentView.subviews.first { !($0 is UIButton) })
        }

        private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
            [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ].allSatisfy { abs($0) < 0.001 }
        }
    }
}
