import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    /// Tests the tables that exist only with Unfold: no row jumps, whichever is tapped.
    @Suite @MainActor struct UnfoldingOnlyTablesTests {
        @Test(arguments: ["plain-cells", "outline", "nested-groups", "folding-sections", "diffable", "million-rows"])
        func noRowJumpsWhicheverIsTapped(id: String) throws {
            let example = try #require(Example.all.first { $0.id == id })
            let fixture = try UnfoldingFixture(example.makeViewController())
            var taps = 0
            for row in try fixture.rowsThatUnfold {
                guard try fixture.rowsThatUnfold.contains(row) else { continue }
                let report = try fixture.jumps(tapping: row)
                #expect(report.isSmooth, "row \(row): \(report)")
                taps += 1
            }
            #expect(taps > 1 || id == "folding-sections")
        }

        @Test func textsUnfoldWithoutACellClass() throws {
            let fixture = try UnfoldingFixture(SmallThingsViewController())
            #expect(try fixture.hasArrow(0) && !fixture.hasArrow(3))
            #expect(type(of: try fixture.cell(0)) == UITableViewCell.self)
            let height = try fixture.frame(0).height
            _ = try fixture.jumps(tapping: 0)
            #expect(try fixture.frame(0).height > height + 40)
        }

        @Test func theOrchestraHasThreeLevels() throws {
            let fixture = try UnfoldingFixture(OrchestraViewController())
            #expect(fixture.table.numberOfRows(inSection: 0) == 9)
            _ = try fixture.jumps(tapping: 1)
            #expect(fixture.table.numberOfRows(inSection: 0) == 10)
            #expect(
                try fixture.cell(2).indentationLevel == 2 && fixture.cell(2).textLabel?.text?.hasSuffix(".") == true
            )
            _ = try fixture.jumps(tapping: 0)
            #expect(fixture.table.numberOfRows(inSection: 0) == 4)
        }

        @Test func aHeaderFoldsItsSection() throws {
            let fixture = try UnfoldingFixture(SeasonsViewController())
            #expect((0..<4).map { fixture.table.numberOfRows(inSection: $0) } == [4, 0, 0, 0])
            for (section, rows) in [(1, 5), (1, 0), (2, 4), (2, 0)] {
                let header = try #require(fixture.table.headerView(forSection: section))
                let report = fixture.screen.jumps(in: fixture.table) {
                    fixture.screen.tap(header)
                    fixture.screen.settle()
                }
                #expect(report.isSmooth, "section \(section): \(report)")
                #expect(fixture.table.numberOfRows(inSection: section) == rows)
            }
        }

        @Test func sortedRowsStayOpen() throws {
            let fixture = try UnfoldingFixture(RiversViewController())
            let rows = try fixture.rowsThatUnfold.prefix(2)
            for row in rows { _ = try fixture.jumps(tapping: row) }
            let open = Set(fixture.controller.expander.state.unfolded)
            #expect(open.count == 2)
            for sort in [fixture.controller.sortByName, fixture.controller.sortByLength] {
                sort()
                fixture.screen.settle()
                #expect(Set(fixture.controller.expander.state.unfolded) == open && fixture.gap == nil)
                for id in open {
                    let path = try #require(fixture.controller.source.indexPath(for: id))
                    #expect(fixture.table.rectForRow(at: path).height > 80)
                }
            }
            let lengths = fixture.controller.source.snapshot().itemIdentifiers.compactMap { id in
                River.all.first { $0.id == id }?.length
            }
            #expect(lengths == lengths.sorted(by: >))
        }

        /// The text of a row that is half way open ends above the handle, which covers the rest of it.
        @Test func theHandleOfASpringCoversTheText() throws {
            let fixture = try UnfoldingFixture(SpringsViewController())
            let cell = try #require(try fixture.cell(1) as? SpringCell)
            fixture.screen.tap(cell)
            fixture.screen.advance(by: 0.1)
            let (row, handle) = (try fixture.frame(1), fixture.screen.presentedFrame(of: cell.handle))
            #expect(abs(handle.maxY - row.maxY) < 0.01 && handle.width == row.width)
            #expect(cell.handle.backgroundColor?.cgColor.alpha == 1)
            #expect(cell.subviews.last === cell.handle || cell.subviews.contains(cell.handle))
        }

        @Test(arguments: 0..<13)
        func everyTableHasReadableWidthAndMargins(index: Int) throws {
            let example = (Example.unfolding + Example.unfoldingOnly)[index]
            let controller = example.makeViewController()
            let screen = TestScreen(size: CGSize(width: 1100, height: 800))
            screen.show(controller)
            screen.advance(by: 1)
            let views = [controller.view].compactMap { $0 } + controller.view.everythingInside
            let table = try #require(views.lazy.compactMap { $0 as? UITableView }.first)
            let cell = try #require(table.visibleCells.first)
            for label in cell.contentView.everythingInside.compactMap({ $0 as? UILabel }) where label.text != nil {
                let frame = screen.presentedFrame(of: label)
                guard frame.width > 0, label.alpha > 0 else { continue }
                #expect(frame.minX >= 90 && frame.maxX <= 1010, "\(label.text ?? "") at \(frame)")
            }
        }
    }
}
