import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the positions of the arrow.
@MainActor struct RowArrowTests {
    private func arrow(_ cell: UITableViewCell) -> UIView? {
        RowMark.existing(in: cell).flatMap { _ in
            var views = cell.subviews
            while let view = views.popLast() {
                if view is ChevronView { return view }
                views += view.subviews
            }
            return nil
        }
    }

    @Test func itStaysBesideTheFirstLineInEveryFrame() throws {
        let fixture = NotesFixture()
        let cell = try fixture.cell(1)
        let view = try #require(arrow(cell))
        let line = cell.message.frame.minY + cell.message.font.lineHeight / 2
        for _ in 0..<2 {
            try fixture.tap(1)
            for _ in 0..<60 {
                fixture.screen.advance(by: 1 / 120)
                let (row, arrow) = (fixture.screen.presentedFrame(of: cell), fixture.screen.presentedFrame(of: view))
                #expect(abs(arrow.midY - row.minY - line) < 0.51, "\(arrow.midY - row.minY), not \(line)")
                #expect(abs(arrow.midX - row.maxX + 23) < 1)
            }
        }
    }

    @Test func itCanBeInTheCenterOrAtTheLeadingEdge() throws {
        let fixture = NotesFixture()
        fixture.expander.indicator = .chevron(.center)
        fixture.open(1)
        let cell = try fixture.cell(1)
        #expect(abs(try #require(arrow(cell)).convert(CGPoint(x: 7, y: 7), to: cell).y - cell.bounds.midY) < 0.51)
        let margin = cell.contentView.layoutMargins.left
        fixture.expander.indicator = .chevron(.leading)
        fixture.screen.settle()
        #expect(cell.accessoryView == nil && cell.contentView.layoutMargins.left == margin + 22)
        #expect(try #require(arrow(cell)).convert(CGPoint(x: 7, y: 7), to: cell).x < 30)
        fixture.expander.indicator = .none
        fixture.screen.settle()
        #expect(arrow(cell) == nil && cell.contentView.layoutMargins.left == margin)
    }

    @Test(arguments: [false, true])
    func atTheLeadingEdgeItIsIndentedAsTheContent(rightToLeft: Bool) throws {
        let fixture = NotesFixture()
        fixture.screen.setLayoutDirection(rightToLeft: rightToLeft)
        fixture.expander.indicator = .chevron(.leading)
        fixture.screen.settle()
        let cell = try fixture.cell(1)
        let view = try #require(arrow(cell))
        let start = fixture.screen.presentedFrame(of: view).midX
        cell.indentationLevel = 2
        fixture.expander.refresh()
        fixture.screen.settle()
        let distance = fixture.screen.presentedFrame(of: view).midX - start
        #expect(distance == 2 * cell.indentationWidth * (rightToLeft ? -1 : 1))
    }

    @Test func inAnOutlineItIsAtTheMarginOfTheContent() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        fixture.outline.indentation = .margins(20)
        fixture.outline.expander.indicator = .chevron(.leading)
        fixture.outline.expandAll(animated: false)
        fixture.screen.settle()
        var depths: Set<Int> = []
        for path in fixture.table.indexPathsForVisibleRows ?? [] {
            let cell = try #require(fixture.table.cellForRow(at: path))
            guard let view = arrow(cell) else { continue }
            let depth = fixture.outline.depth(of: fixture.outline.id(at: path))
            depths.insert(depth)
            let middle = view.convert(CGPoint(x: 7, y: 7), to: cell).x
            #expect(middle == cell.layoutMargins.left + 7 + 20 * CGFloat(depth))
        }
        #expect(depths.count > 1)
    }
}
