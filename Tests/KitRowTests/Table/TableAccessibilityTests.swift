import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableAccessibilityTests {
        @Test func rowsOnTheScreenAreReadInTheirOrder() {
            let fixture = TableFixture([
                (0..<4).map { .init(name: "a\($0)") }, (0..<100).map { .init(name: "b\($0)") },
            ])
            fixture.titles = ["first", "second"]
            let screen = fixture.show(size: CGSize(width: 320, height: 400))
            var expected = ["first, header"] + (0..<4).map { "a\($0)" } + ["second, header"]
            #expect(screen.accessibilityTree.map(\.description).starts(with: expected))
            // At every offset: the sticky header, followed by the rows that are at least partly visible.
            for offset in stride(from: CGFloat(0), to: 3000, by: 333) {
                fixture.table.contentOffset.y = offset
                screen.settle()
                let rows = (fixture.table.indexPathsForVisibleRows ?? []).filter {
                    fixture.table.rectForRow(at: $0).intersection(fixture.table.bounds).height > 0
                }
                expected = rows.map { fixture.sections[$0.section][$0.row].name }
                let found = screen.accessibilityTree.filter { !$0.traits.contains(.header) }
                #expect(found.map(\.label) == expected)
                #expect(found.allSatisfy { screen.window.bounds.contains($0.frame) })
            }
        }

        @Test func activatingARowIsATap() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            let tapped = fixture.log
            fixture.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            fixture.log = []
            screen.activate(try #require(screen.element(labelled: "row 1")))
            screen.settle()
            #expect(fixture.log == tapped)
            #expect(screen.element(labelled: "row 1")?.traits == .selected)
            #expect(screen.element(labelled: "row 2")?.traits == UIAccessibilityTraits.none)
        }

        @Test func aRowSumsUpItsTextsAndNotItsButtons() throws {
            let fixture = TableFixture(rows: 3)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(0))
            let detail = UILabel(frame: CGRect(x: 200, y: 24, width: 60, height: 18))
            detail.text = "detail"
            cell.contentView.addSubview(detail)
            var presses = 0
            let action = UIAction(title: "Reply") { _ in presses += 1 }
            let button = UIButton(frame: CGRect(x: 270, y: 24, width: 40, height: 18), primaryAction: action)
            cell.contentView.addSubview(button)
            fixture.cell(1)?.accessoryType = .detailButton
            fixture.cell(2)?.accessoryType = .checkmark
            let tree = screen.accessibilityTree.map(\.description)
            #expect(tree == ["row 0, detail", "Reply, button", "row 1", "More Info, button", "row 2, selected"])
            screen.activate(try #require(screen.element(labelled: "Reply")))
            screen.activate(try #require(screen.element(labelled: "More Info")))
            #expect(presses == 1 && fixture.log.contains("accessory 1"))

            cell.isAccessibilityElement = true
            #expect(screen.accessibilityTree[1].label == "row 1")
            cell.isAccessibilityElement = false
            #expect(screen.accessibilityTree.prefix(3).map(\.label) == ["row 0", "detail", "Reply"])
        }

        @Test func aRowUnfoldsByAnActionOfItsOwn() throws {
            let fixture = TableFixture(rows: 3)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            cell.accessibilityExpandedStatus = .collapsed
            cell.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Unfold") { [weak cell] _ in
                    cell?.accessibilityExpandedStatus = .expanded
                    return true
                }
            ]
            var row = try #require(screen.element(labelled: "row 1"))
            #expect(row.expandedStatus == .collapsed && row.customActions == ["Unfold"])
            #expect(screen.perform("Unfold", on: row))
            row = try #require(screen.element(labelled: "row 1"))
            #expect(row.expandedStatus == .expanded)
            var failures: [String] = []
            screen.onFailure = { failures.append($0) }
            #expect(!screen.perform("Fold", on: row))
            fixture.table.isHidden = true
            screen.activate(row)
            #expect(failures.count == 2)
            #expect(failures.last == "Cannot activate row 1, expanded: it is not on the screen any more")
        }
    }
}
