import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the views that rows show only while they are unfolded.
@Suite(.serialized) @MainActor struct RowDetailsTests {
    private func show(_ controller: DetailController) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.framesPerSecond = 120
        screen.show(controller)
        screen.settle()
        return screen
    }

    @Test(arguments: [RowDetails<Int>.Lifetime.whileUnfolded, .forever])
    func aDetailIsMadeWhenItsRowFirstOpens(lifetime: RowDetails<Int>.Lifetime) throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        var made: [Int] = []
        controller.expander.details = RowDetails(lifetime: lifetime) { id in
            made.append(id)
            return DetailController.detail()
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        #expect(made.isEmpty)
        weak var detail: UIView?
        for round in 1...2 {
            controller.expander.toggle(2)
            screen.settle()
            #expect(cell.frame.height == folded + 100 && made.count == (lifetime == .forever ? 1 : round))
            detail = DetailFrame.of(cell.detailHost).content
            #expect(detail?.frame == CGRect(x: 0, y: 0, width: cell.contentView.bounds.width, height: 100))
            controller.expander.toggle(2)
            screen.advance(by: 0.1)
            #expect(detail?.window != nil, "seen while the row closes")
            screen.settle()
            #expect(cell.frame.height == folded && DetailFrame.of(cell.detailHost).content == nil)
            #expect((detail == nil) == (lifetime == .whileUnfolded))
        }
    }

    /// A detail is revealed at its final size, and doesn't grow from a corner.
    @Test func aDetailHasItsSizeFromTheFirstFrameOn() throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        controller.expander.details = RowDetails { _ in DetailController.detail() }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        for _ in 1...2 {
            controller.expander.toggle(2)
            let frame = DetailFrame.of(cell.detailHost)
            let detail = try #require(frame.content)
            let width = cell.contentView.bounds.width
            while screen.isMoving {
                screen.advance(by: 1 / 120)
                #expect(screen.presentedFrame(of: frame).width == width)
                #expect(screen.presentedFrame(of: detail).size == CGSize(width: width, height: 100))
            }
            controller.expander.toggle(2)
            screen.settle()
        }
    }

    /// Returns a detail with a text and the width of the row.
    private func textDetail(_ label: UILabel) -> UIView {
        let view = UIView()
        label.numberOfLines = 0
        label.text = String(repeating: "What shows while the row is unfolded. ", count: 6)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
        ])
        return view
    }

    /// Returns the frames of views relative to the top of the cell, in every frame until everything is at rest.
    private func places(of views: [UIView], in cell: UITableViewCell, on screen: TestScreen) -> Set<[CGRect]> {
        var places: Set<[CGRect]> = []
        let end = screen.now + 1
        while screen.now < end {
            screen.advance(by: 1 / 120)
            let origin = screen.presentedFrame(of: cell).origin
            places.insert(
                views.map { view in
                    let frame = screen.presentedFrame(of: view).offsetBy(dx: -origin.x, dy: -origin.y)
                    // Sums of fractions differ in their last bits.
                    return CGRect(
                        x: (frame.minX * 1024).rounded() / 1024,
                        y: (frame.minY * 1024).rounded() / 1024,
                        width: (frame.width * 1024).rounded() / 1024,
                        height: (frame.height * 1024).rounded() / 1024
                    )
                }
            )
        }
        return places
    }

    @Test(arguments: [RowDetails<Int>.Lifetime.whileUnfolded, .forever])
    func aDetailIsUncoveredWhereItStays(lifetime: RowDetails<Int>.Lifetime) throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        var label = UILabel()
        controller.expander.details = RowDetails(lifetime: lifetime) { _ in
            label = UILabel()
            return textDetail(label)
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        for _ in 1...2 {
            controller.expander.toggle(2)
            let detail = try #require(DetailFrame.of(cell.detailHost).content)
            let places = places(of: [detail, label], in: cell, on: screen)
            #expect(places.count == 1, "\(places)")
            #expect(label.bounds.width == cell.contentView.bounds.width - 32 && label.bounds.height > 80)
            controller.expander.toggle(2)
            screen.settle()
        }
    }

    @Test func aDetailThatArrivesLateIsUncoveredWhereItStays() async throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        var waiting: CheckedContinuation<UIView, any Error>?
        controller.expander.details = RowDetails(placeholderHeight: 30) { _ in
            try await withCheckedThrowingContinuation { waiting = $0 }
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        controller.expander.toggle(2)
        screen.settle()
        while waiting == nil { await Task.yield() }
        let label = UILabel()
        let detail = textDetail(label)
        waiting?.resume(returning: detail)
        while detail.superview == nil { await Task.yield() }
        let places = places(of: [detail, label], in: cell, on: screen)
        #expect(places.count == 1, "\(places)")
    }

    @Test func aCellThatIsUsedAgainHasTheDetailOfItsRow() throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        controller.expander.details = RowDetails { DetailController.detail(height: 50 + CGFloat($0)) }
        for row in [1, 40, 80, 120] { controller.expander.set(.expanded, for: row) }
        for row in [1, 80, 40, 2, 120, 1] {
            controller.tableView.scrollToRow(at: [0, row], at: .middle, animated: false)
            screen.settle()
            for case let cell as DetailCell in controller.tableView.visibleCells {
                let row = try #require(controller.tableView.indexPath(for: cell)?.row)
                let detail = DetailFrame.of(cell.detailHost).content
                #expect((detail != nil) == (controller.expander[row] == .expanded))
                #expect(detail == nil || detail?.bounds.height == 50 + CGFloat(row))
            }
        }
    }

    @Test func aDetailThatTakesItsTimeHasAPlaceholder() async throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        var waiting: [Int: CheckedContinuation<UIView, any Error>] = [:]
        controller.expander.details = RowDetails(placeholderHeight: 30) { id in
            try await withCheckedThrowingContinuation { waiting[id] = $0 }
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        controller.expander.toggle(2)
        screen.settle()
        #expect(cell.frame.height == folded + 30)
        while waiting[2] == nil { await Task.yield() }
        waiting[2]?.resume(returning: DetailController.detail())
        while DetailFrame.of(cell.detailHost).content?.frame.height != 100 { await Task.yield() }
        let report = screen.jumps(in: controller.tableView) { screen.settle() }
        #expect(cell.frame.height == folded + 100 && report.largest < 0.01, "\(report)")
        // A detail that fails, and one whose row is folded before it arrives, change nothing.
        controller.expander.toggle(3)
        while waiting[3] == nil { await Task.yield() }
        waiting[3]?.resume(throwing: CancellationError())
        controller.expander.toggle(4)
        while waiting[4] == nil { await Task.yield() }
        controller.expander.toggle(4)
        waiting[4]?.resume(returning: DetailController.detail())
        for _ in 0..<20 { await Task.yield() }
        screen.settle()
        let heights = [3, 4].map { controller.tableView.rectForRow(at: [0, $0]).height }
        #expect(heights == [folded + 30, folded])
    }

    /// A row follows a detail whose height changes while it is open, with no call by the app.
    @Test(arguments: Conducts.all) func aRowFollowsItsDetail(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = DetailController(style: .plain)
        screen.show(controller)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Short"
        controller.expander.details = RowDetails(lifetime: .forever) { _ in label }
        controller.expander.toggle(2)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let height = cell.frame.height
        for lines in [8, 3, 12, 1] {
            label.text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
            screen.advance(by: 0.05)
            screen.settle()
            let growth = CGFloat(lines - 1) * label.font.lineHeight
            #expect(abs(cell.frame.height - height - growth) < 1.5, "\(lines) lines")
            #expect(label.frame.height >= label.sizeThatFits(CGSize(width: 320, height: 1000)).height - 0.01)
        }
        // A detail that changes while its row moves is followed afterwards.
        controller.expander.toggle(2)
        screen.settle()
        controller.expander.toggle(2)
        screen.advance(by: 0.1)
        label.text = "1\n2\n3\n4"
        screen.settle()
        #expect(abs(cell.frame.height - height - 3 * label.font.lineHeight) < 1.5)
    }

    /// A row whose height the delegate gives can't follow, and doesn't try for ever.
    @Test func aRowOfAFixedHeightRests() throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        controller.tableView.rowHeight = 80
        let label = UILabel()
        label.numberOfLines = 0
        controller.expander.details = RowDetails { _ in label }
        controller.expander.toggle(2)
        label.text = "1\n2\n3\n4\n5\n6\n7\n8"
        screen.settle()
        #expect(!screen.isMoving && controller.tableView.rectForRow(at: [0, 2]).height == 80)
    }

    private struct Unreachable: Error {}

    @Test func aViewTellsOfALoadThatFailed() async throws {
        let controller = DetailController(style: .plain)
        let screen = show(controller)
        var (tries, errors) = (0, 0)
        controller.expander.details = RowDetails(placeholderHeight: 30) { _ in
            tries += 1
            if tries == 1 { throw Unreachable() }
            return DetailController.detail()
        } failure: { _, _ in
            errors += 1
            return DetailController.detail(height: 60)
        }
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? DetailCell)
        let folded = cell.frame.height
        controller.expander.toggle(2)
        screen.settle()
        #expect(cell.frame.height == folded + 30)
        while errors == 0 { await Task.yield() }
        screen.settle()
        #expect(cell.frame.height == folded + 60)
        controller.expander.reloadDetail(of: 2)
        screen.settle()
        #expect(cell.frame.height == folded + 30)
        while tries == 1 { await Task.yield() }
        await Task.yield()
        screen.settle()
        #expect(cell.frame.height == folded + 100 && errors == 1)
    }
}
