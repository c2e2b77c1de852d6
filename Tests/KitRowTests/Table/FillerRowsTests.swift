import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the empty rows below the last row.
    @Suite @MainActor struct FillerRowsTests {
        /// Returns the y coordinates of the separators at an x coordinate, in whole points.
        private func separators(on screen: TestScreen, x: Int = 160) throws -> [Int] {
            let picture = screen.picture()
            let (image, scale) = (try #require(picture.cgImage), Int(picture.scale))
            return (0..<image.height / scale).filter { y in
                (0..<scale).contains { image.pixel(x * scale, y * scale + $0) != .white }
            }
        }

        /// The separators of two rows of 44 points, and of empty rows of the height that rows have by default.
        private var automatic: [Int] {
            [43, 87] + stride(from: 87 + TableMetrics.rowHeight, to: 220, by: TableMetrics.rowHeight).map { Int($0) }
        }

        private func fixture(rows: Int) -> (TableFixture, TestScreen) {
            let fixture = TableFixture([(0..<rows).map { _ in .init(name: "") }])
            let screen = fixture.show(size: CGSize(width: 320, height: 220))
            return (fixture, screen)
        }

        @Test func thereAreNoneByDefault() throws {
            let (fixture, screen) = fixture(rows: 2)
            #expect(fixture.table.fillerRowHeight == 0)
            #expect(try separators(on: screen) == [43, 87])
        }

        @Test func theyFillTheRestOfTheTable() throws {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = 60
            screen.settle()
            #expect(try separators(on: screen) == [43, 87, 147, 207])
            #expect(try separators(on: screen, x: 10) == [] && separators(on: screen, x: 310) == [])
            #expect(fixture.table.contentSize.height == 88)
            fixture.table.fillerRowHeight = 0
            screen.settle()
            #expect(try separators(on: screen) == [43, 87])
        }

        @Test func theyAreAsHighAsOthersByTheConstant() throws {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = UITableView.automaticDimension
            screen.settle()
            #expect(try separators(on: screen) == automatic)
            fixture.table.rowHeight = 100
            screen.settle()
            #expect(try separators(on: screen) == [43, 87, 187])
        }

        @Test(arguments: [-1e300, 1e-300, 0.5, .infinity, -.infinity, .nan] as [CGFloat])
        func aHeightThatIsNoneOfARowIsNoRow(height: CGFloat) throws {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = height
            screen.settle()
            // Each negative height is that of other rows, as elsewhere in tables.
            #expect(try separators(on: screen) == (height < 0 ? automatic : [43, 87]))
        }

        @Test func aFooterViewAndCardsReplaceThem() throws {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = 44
            fixture.table.tableFooterView = UIView()
            screen.settle()
            #expect(try separators(on: screen) == [43, 87])
            fixture.table.tableFooterView = nil
            screen.settle()
            #expect(try separators(on: screen).count == 5)
            fixture.table.separatorStyle = .none
            #expect(try separators(on: screen) == [])
        }

        @Test func theyMoveWithTheLastRow() throws {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = 44
            screen.settle()
            let last = try #require(fixture.cell(1))
            let fillers = try #require(fixture.table.fillerRows)
            let size = fillers.bounds.size
            fixture.sections[0].insert(.init(name: "", height: 80), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .fade)
            for _ in 0..<30 {
                screen.advance(by: 1 / 60)
                let (row, rest) = (screen.presentedFrame(of: last), screen.presentedFrame(of: fillers))
                #expect(abs(row.maxY - rest.minY) < 1e-6 && rest.size == size)
            }
            screen.settle()
            #expect(fillers.frame.minY == 168)
        }

        @Test func aTouchOnOneSelectsNothing() {
            let (fixture, screen) = fixture(rows: 2)
            fixture.table.fillerRowHeight = 44
            screen.settle()
            screen.tap(at: CGPoint(x: 160, y: 150))
            #expect(fixture.log.isEmpty && fixture.table.indexPathForSelectedRow == nil)
        }
    }
}
