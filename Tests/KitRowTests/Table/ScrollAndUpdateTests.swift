import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Tests updates during an animated scroll.
@Suite(.serialized) @MainActor struct ScrollAndUpdateTests {
    enum Surrounding: CaseIterable {
        case nothing, withoutAnimation, shortBlock, spring

        @MainActor func run(_ change: @escaping () -> Void) {
            switch self {
            case .nothing: change()
            case .withoutAnimation: UIView.performWithoutAnimation(change)
            case .shortBlock: UIView.animate(withDuration: 0.1, animations: change)
            case .spring:
                UIView.animate(
                    withDuration: 0.7,
                    delay: 0,
                    usingSpringWithDamping: 0.6,
                    initialSpringVelocity: 1,
                    animations: change
                )
            }
        }
    }

    @Test(arguments: Surrounding.allCases, [2, 5, 8, 14])
    func theTableRestsWithinItsContent(surrounding: Surrounding, deleted: Int) {
        for row in [5, 10, 19] {
            for milliseconds in [20, 140, 260] {
                let fixture = TableFixture(rows: 20, height: 50)
                let screen = fixture.show()
                fixture.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true)
                screen.advance(by: Double(milliseconds) / 1000)
                surrounding.run {
                    fixture.sections[0].removeFirst(deleted)
                    fixture.table.deleteRows(at: (0..<deleted).map { IndexPath(row: $0, section: 0) }, with: .fade)
                }
                screen.settle()
                let end = max(0, fixture.table.contentSize.height - 480)
                let rest = fixture.table.contentOffset.y
                #expect((-0.5...end + 0.5).contains(rest), "row \(row) after \(milliseconds) ms rests at \(rest)")
            }
        }
    }

    @Test func aPlaceBeyondTheEdgesThatCodeAskedForStays() {
        let fixture = TableFixture(rows: 20, height: 50)
        let screen = fixture.show()
        fixture.table.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
        screen.settle()
        #expect(fixture.table.contentOffset.y == -80)
    }

    @Test func cellsThatWereOnlyMeasuredDoNotEndTheirDisplay() {
        let fixture = TableFixture(rows: 60)
        let screen = fixture.show()
        fixture.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        _ = fixture.table.rectForRow(at: IndexPath(row: 41, section: 0))
        fixture.table.reloadData()
        screen.settle()
        #expect(fixture.displays.values.allSatisfy { $0 == 0 || $0 == 1 })
    }
}
