import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the appearance of rows in every frame while they are inserted and deleted.
    @Suite @MainActor struct UITableViewLookTests {
        enum Change: CaseIterable {
            case insert, delete, reload, move, sections
        }

        nonisolated private static let animations: [UITableView.RowAnimation] = [
            .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
        ]

        private func apply(_ change: Change, _ animation: UITableView.RowAnimation, to fixture: TableFixture) {
            let table = fixture.table
            switch change {
            case .insert:
                fixture.sections[0].insert(.init(name: "new"), at: 2)
                table.insertRows(at: [[0, 2]], with: animation)
            case .delete:
                fixture.sections[0].remove(at: 2)
                table.deleteRows(at: [[0, 2]], with: animation)
            case .reload:
                fixture.sections[0][2] = .init(name: "again", height: 100)
                table.reloadRows(at: [[0, 2]], with: animation)
            case .move:
                let row = fixture.sections[0].remove(at: 1)
                fixture.sections[0].insert(row, at: 4)
                table.moveRow(at: [0, 1], to: [0, 4])
            case .sections:
                fixture.sections[1] = [.init(name: "new section")]
                fixture.titles[1] = "New"
                table.reloadSections([1], with: animation)
            }
        }

        @Test(arguments: Change.allCases, animations)
        func rowsThatStayAreWholeAndInFront(_ change: Change, _ animation: UITableView.RowAnimation) throws {
            let fixture = TableFixture([
                (0..<6).map { .init(name: "row \($0)") }, (0..<3).map { .init(name: "next \($0)") },
            ])
            fixture.titles = ["A", "B"]
            let screen = fixture.show()
            let table = fixture.table
            let known = Set(table.visibleCells.map(ObjectIdentifier.init))
            apply(change, animation, to: fixture)
            let stay = table.visibleCells.filter { known.contains(ObjectIdentifier($0)) }
            #expect(stay.count >= 5)
            for _ in 0..<40 {
                screen.advance(by: 1 / 60)
                let cells = table.subviews.compactMap { $0 as? TableFixture.Cell }
                for cell in stay {
                    #expect((cell.layer.presentation() ?? cell.layer).opacity == 1)
                    guard let place = cells.firstIndex(where: { $0 === cell }) else { continue }
                    let frame = screen.presentedFrame(of: cell)
                    // Inserted and deleted rows are behind those that stay, or beside them.
                    for other in cells[(place + 1)...] where !stay.contains(other) {
                        let opacity = (other.layer.presentation() ?? other.layer).opacity
                        let overlap = screen.presentedFrame(of: other).intersection(frame)
                        #expect(other.isHidden || opacity == 0 || overlap.isNull || overlap.height < 0.001)
                    }
                    // The separator is at the bottom of its cell.
                    guard cell.separator != nil else { continue }
                    let line = screen.presentedFrame(of: cell.separatorView)
                    #expect(abs(line.maxY - frame.maxY) < 1e-6)
                }
            }
            screen.settle()
            #expect(table.cells.isSettled)
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
            let after = screen.picture().pngData()
            table.reloadData()
            screen.settle()
            #expect(screen.picture().pngData() == after)
        }

        @Test func aDeletedLastRowIsNotLeftBehind() throws {
            for animation in Self.animations {
                let fixture = TableFixture(rows: 3)
                let screen = fixture.show()
                let cell = try #require(fixture.cell(2))
                fixture.sections[0].removeLast()
                fixture.table.deleteRows(at: [[0, 2]], with: animation)
                screen.advance(by: 0.4)
                let opacity = (cell.layer.presentation() ?? cell.layer).opacity
                #expect(cell.superview == nil || opacity < 0.1, "\(animation)")
            }
        }

        @Test func withoutAnimationAnUpdateIsDoneAtOnce() throws {
            for turnsOff in [true, false] {
                let fixture = TableFixture(rows: 8)
                let screen = fixture.show()
                fixture.sections[0][2].height = 100
                fixture.sections[0].remove(at: 4)
                let update = {
                    fixture.table.performBatchUpdates { fixture.table.deleteRows(at: [[0, 4]], with: .fade) }
                }
                if turnsOff {
                    UIView.setAnimationsEnabled(false)
                    update()
                    UIView.setAnimationsEnabled(true)
                } else {
                    UIView.performWithoutAnimation(update)
                }
                for cell in fixture.table.visibleCells {
                    #expect(cell.layer.animationKeys() == nil)
                    #expect(screen.presentedFrame(of: cell) == cell.convert(cell.bounds, to: nil))
                }
                screen.advance(by: 1 / 60)
                #expect(fixture.table.cells.isSettled)
                screen.settle()
            }
        }

        @Test func rowsInDarkAndRightToLeftTablesAreDrawnAgain() {
            let fixture = TableFixture([[.init(name: "a")]], style: .insetGrouped)
            fixture.titles = ["Title"]
            let screen = fixture.show()
            fixture.cell(0)?.accessoryType = .detailDisclosureButton
            screen.settle()
            let light = screen.picture().pngData()
            screen.setAppearance(dark: true)
            screen.settle()
            let dark = screen.picture().pngData()
            fixture.table.reloadData()
            fixture.cell(0)?.accessoryType = .detailDisclosureButton
            screen.settle()
            #expect(screen.picture().pngData() == dark)
            #expect(dark != light)
            screen.setAppearance(dark: false)
            screen.settle()
            #expect(screen.picture().pngData() == light)
        }
    }
}
