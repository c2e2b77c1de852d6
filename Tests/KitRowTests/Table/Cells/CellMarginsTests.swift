import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the insets of a cell's content, and the start of its separator.
    @Suite @MainActor struct CellMarginsTests {
        private func cell(_ set: @escaping (UITableViewCell) -> Void) throws -> (
            UITableViewCell, TableFixture, TestScreen
        ) {
            let fixture = TableFixture(rows: 4)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            set(cell)
            screen.settle()
            return (cell, fixture, screen)
        }

        @Test func contentKeepsAsFarFromTheSidesAsTheTextDoes() throws {
            let (cell, _, _) = try cell { _ in }
            #expect(cell.contentView.layoutMargins.left == 16 && cell.contentView.layoutMargins.right == 16)
            #expect(cell.textLabel?.frame.minX == 16 && cell.textLabel?.frame.maxX == 304)
        }

        @Test(arguments: [320, 430] as [CGFloat])
        func aNewCellHasTheMarginsOfItsRow(width: CGFloat) throws {
            let screen = TestScreen(size: CGSize(width: width, height: 480))
            let controller = UITableViewController(style: .plain)
            screen.show(controller)
            controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "new")
            var margins: [UIEdgeInsets] = []
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { table, row, _ in
                let cell = table.dequeueReusableCell(withIdentifier: "new", for: row)
                margins.append(cell.contentView.layoutMargins)
                return cell
            }
            source.apply(DiffableFixture.snapshot([[1, 2, 3]]), animatingDifferences: false)
            screen.settle()
            let shown = controller.tableView.visibleCells.map(\.contentView.layoutMargins)
            #expect(margins == shown && shown.count == 3)
        }

        @Test func anAccessoryIsNearerThanTheEdge() throws {
            let (cell, _, _) = try cell { $0.accessoryType = .disclosureIndicator }
            #expect(cell.contentView.layoutMargins.right == 8)
            #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 8)
        }

        @Test func whereLinesRunFromRightToLeftTheSidesChangePlaces() throws {
            let (cell, _, _) = try cell { cell in
                cell.accessoryType = .disclosureIndicator
                cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
                cell.semanticContentAttribute = .forceRightToLeft
            }
            #expect(cell.contentView.layoutMargins.left == 8 && cell.contentView.layoutMargins.right == 40)
            #expect(cell.textLabel?.frame.minX == 8)
            #expect(cell.separatorView.frame.maxX == 280 && cell.separatorView.frame.minX == 0)
        }

        @Test func separatorsBesideAccessoriesEndWhereOthersDo() throws {
            let (cell, fixture, screen) = try cell { $0.accessoryType = .disclosureIndicator }
            let other = try #require(fixture.cell(2))
            #expect(other.accessoryType == .none && cell.contentView.frame.width < other.contentView.frame.width)
            #expect(cell.separatorView.frame.maxX == other.separatorView.frame.maxX)
            fixture.table.separatorInset.right = 30
            screen.settle()
            #expect(cell.separatorView.frame.maxX == cell.bounds.width - 30)
            #expect(other.separatorView.frame.maxX == cell.bounds.width - 30)
        }

        @Test func contentFollowsALargerSeparatorInset() throws {
            let (cell, fixture, screen) = try cell {
                $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
            }
            #expect(cell.contentView.layoutMargins.left == 40 && cell.textLabel?.frame.minX == 40)
            #expect(cell.separatorView.frame.minX == 40)
            fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
            screen.settle()
            let other = try #require(fixture.cell(2))
            #expect(other.contentView.layoutMargins.left == 16 && other.separatorView.frame.minX == 0)
            fixture.table.separatorInset.left = 60
            screen.settle()
            #expect(other.textLabel?.frame.minX == 60 && other.separatorView.frame.minX == 60)
        }

        @Test func aClientSMarginsStay() throws {
            let (cell, fixture, screen) = try cell { cell in
                cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 31)
            }
            cell.accessoryType = .checkmark
            fixture.table.separatorInset.left = 60
            screen.settle()
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 31))
            #expect(cell.textLabel?.frame.minX == 30)
        }

        @Test func theMarginsOfTheCellAreThoseOfItsContent() throws {
            let (cell, _, _) = try cell { $0.layoutMargins = UIEdgeInsets(top: 3, left: 25, bottom: 4, right: 26) }
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 3, left: 25, bottom: 4, right: 26))
            #expect(cell.textLabel?.frame.minX == 25 && cell.textLabel?.frame.maxX == 294)
        }

        @Test func anAutomaticSeparatorBeginsAtTheTextAfterAnImage() throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
            let (cell, fixture, screen) = try cell { $0.imageView?.image = image }
            let text = try #require(cell.textLabel).frame.minX
            #expect(abs(text - 56) < 1e-6)
            #expect(abs(cell.separatorView.frame.minX - text) < 1e-6 && abs(cell.separatorInset.left - text) < 1e-6)
            #expect(try #require(fixture.cell(2)).separatorView.frame.minX == 16)
            fixture.table.separatorInsetReference = .fromAutomaticInsets
            fixture.table.separatorInset = UIEdgeInsets(
                top: 0,
                left: 5,
                bottom: 0,
                right: UITableView.automaticDimension
            )
            screen.settle()
            #expect(abs(cell.separatorView.frame.minX - text - 5) < 1e-6)
        }
    }
}
