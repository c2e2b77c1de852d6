import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests cells that invalidate their own height.
    @Suite @MainActor struct SelfSizingInvalidationTests {
        private func grow(_ fixture: SizedFixture, _ row: Int, to height: CGFloat) throws -> SizedFixture.Cell {
            let cell = try #require(fixture.table.cellForRow(at: [0, row]) as? SizedFixture.Cell)
            fixture.sections[0].rows[row].area = 320 * height
            cell.take(fixture.sections[0].rows[row], fixture)
            return cell
        }

        @Test(arguments: [true, false], SizedFixture.Sizing.allCases)
        func theRowMovesToItsNewHeightOnceTheCellSaysSo(byContentView: Bool, _ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 30), sizing)
            let screen = fixture.show()
            let cell = try grow(fixture, 2, to: 150)
            let next = try #require(fixture.table.cellForRow(at: [0, 3]))
            screen.advance(by: 1 / 60)
            #expect(screen.presentedFrame(of: cell).height == 50)
            (byContentView ? cell.contentView : cell).invalidateIntrinsicContentSize()
            var last: CGFloat = 50
            for frame in 0..<40 {
                let now = screen.presentedFrame(of: cell)
                #expect(now.height >= last - 1e-9 && now.height - last < 40, "frame \(frame)")
                #expect(abs(screen.presentedFrame(of: next).minY - now.maxY) < 1e-6, "frame \(frame)")
                last = now.height
                screen.advance(by: 1 / 60)
            }
            #expect(last == 150)
            #expect(fixture.cellsAsked.isEmpty)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func manyCellsAreResizedInOneMotionAndAtOnceWithoutAnimations(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 30), sizing)
            let screen = fixture.show()
            UIView.performWithoutAnimation {
                for row in [1, 2] {
                    if let cell = try? grow(fixture, row, to: 80) { cell.invalidateIntrinsicContentSize() }
                }
            }
            screen.advance(by: 1 / 60)
            fixture.checkScreen("at once")
            for cell in fixture.table.visibleCells { #expect(cell.layer.animationKeys() == nil) }
            #expect(fixture.table.rectForRow(at: [0, 3]).minY == 210)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func aResizeTakesThePaceOfTheBlockAroundIt(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 30), sizing)
            let screen = fixture.show()
            let cell = try grow(fixture, 0, to: 150)
            var isOver = false
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                cell.invalidateIntrinsicContentSize()
            } completion: { _ in
                isOver = true
            }
            screen.advance(by: 1)
            #expect(abs(screen.presentedFrame(of: cell).height - 100) < 2)
            #expect(!isOver)
            screen.settle()
            #expect(isOver && screen.presentedFrame(of: cell).height == 150)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func nothingHappensWhereItIsDisabledOrTheHeightIsGiven(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 30), sizing)
            fixture.givesHeights = true
            fixture.sections[0].rows[4].given = 50
            let screen = fixture.show()
            let given = try grow(fixture, 4, to: 150)
            given.invalidateIntrinsicContentSize()
            screen.settle()
            #expect(given.frame.height == 50)
            fixture.table.selfSizingInvalidation = .disabled
            let cell = try grow(fixture, 2, to: 150)
            cell.invalidateIntrinsicContentSize()
            screen.settle()
            #expect(cell.frame.height == 50)
            // Until the heights are requested again.
            fixture.table.performBatchUpdates(nil)
            screen.settle()
            #expect(cell.frame.height == 150)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func dataThatIsAheadOfTheTableIsNotLookedAt(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 8), sizing)
            let screen = fixture.show()
            let cell = try grow(fixture, 2, to: 70)
            fixture.sections[0].rows.removeLast()
            cell.invalidateIntrinsicContentSize()
            fixture.table.layoutIfNeeded()
            #expect(fixture.table.numberOfRows(inSection: 0) == 8)
            fixture.table.deleteRows(at: [[0, 7]], with: .fade)
            screen.settle()
            fixture.checkScreen("after")
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func theRowsAboveStayWhenOneOnTheScreenChanges(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 60), sizing)
            let screen = fixture.show()
            fixture.table.contentOffset.y = 925
            screen.settle()
            let cell = try grow(fixture, 22, to: 10)
            let before = fixture.seen(screen)
            cell.invalidateIntrinsicContentSize()
            for _ in 0..<40 {
                screen.advance(by: 1 / 60)
                let now = fixture.seen(screen)
                for id in 19...22 { #expect(now[id]?.minY == before[id]?.minY) }
            }
            #expect(cell.frame.height == 10)
        }

        @Test(arguments: [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
        func constraintsOfTheContentViewCountOnlyWhereTheyAreRequested(
            _ invalidation: UITableView.SelfSizingInvalidation
        ) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 30), .constraints)
            let screen = fixture.show()
            fixture.table.selfSizingInvalidation = invalidation
            let cell = try grow(fixture, 2, to: 120)
            screen.settle()
            let isIncluded = invalidation == .enabledIncludingConstraints
            #expect(cell.frame.height == (isIncluded ? 120 : 50))
            let spacer = UIView()
            spacer.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(spacer)
            let least = cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
            least.isActive = true
            screen.settle()
            #expect(cell.frame.height == (isIncluded ? 200 : 50))
            least.constant = 300
            screen.advance(by: 0.1)
            let half = screen.presentedFrame(of: cell).height
            #expect(isIncluded ? half > 200 && half < 300 : half == 50)
            screen.settle()
            #expect(cell.frame.height == (isIncluded ? 300 : 50))
            least.isActive = false
            screen.settle()
            #expect(cell.frame.height == (isIncluded ? 120 : 50))
        }
    }
}
