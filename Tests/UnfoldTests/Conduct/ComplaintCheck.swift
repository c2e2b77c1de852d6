import Testing
import UIKitTesting

@testable import UIKit
@testable import Unfold

/// A search for one flaw in a table with a conduct and some of the remedies.
@MainActor
struct ComplaintCheck {
    let conduct: PlatformConduct
    let remedies: PlatformRemedies

    init(_ conduct: PlatformConduct, _ remedies: PlatformRemedies) {
        (self.conduct, self.remedies) = (conduct, remedies)
    }

    func flaw(_ complaint: Complaint) throws -> String? {
        switch complaint {
        case .tableJumps: try tableJumps()
        case .wrongRow: try returningCell { $0.fixture.flaw() }
        case .tappedRowMoves: try tappedRowMoves()
        case .blinks: try blinks()
        case .strands: try strands()
        case .endsOffScreen: try endsOffScreen()
        case .vanishes: try textFlaw(opens: false)
        case .conflicts: try conflicts()
        case .showsAnotherRow: try showsAnotherRow()
        case .misjudgesTruncation: try misjudges(widths: [])
        case .separatorsFlash: try separatorsFlash()
        case .noControl: try noControl()
        case .noSingleOpen: try noSingleOpen()
        case .textSnaps: try textFlaw(opens: true)
        case .staleHeights: try misjudges(widths: [700, 240])
        case .overshoots: try overshoots()
        case .untold: try returningCell { $0.accessibilityFlaw() }
        }
    }

    func fixture(_ notes: [Note] = NotesFixture.mixed(60), policy: ExpansionPolicy = .independent) -> NotesFixture {
        NotesFixture([notes], policy: policy, conduct: conduct, remedies: remedies)
    }

    // MARK: Places

    private func tableJumps() throws -> String? {
        let fixture = fixture()
        for row in stride(from: 0, to: 60, by: 3) {
            fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
            fixture.screen.settle()
        }
        fixture.table.scrollToRow(at: [0, 30], at: .top, animated: false)
        fixture.screen.settle()
        let cell = try fixture.cell(31)
        let trace = fixture.screen.trace([cell]) {
            for number in 100..<103 {
                fixture.expander.keepingPlace {
                    fixture.notes.sections[0].insert(Note(id: number, lines: 7), at: 0)
                    fixture.table.insertRows(at: [[0, 0]], with: .none)
                }
                fixture.screen.settle()
            }
        }
        return trace[0].curve(\.minY).firstMovement(tolerance: 0.01).map { "\($0)" } ?? fixture.flaw()
    }

    private func tappedRowMoves() throws -> String? {
        let fixture = fixture(policy: .accordion)
        fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
        fixture.screen.settle()
        for row in [20, 23] {
            let cell = try fixture.cell(row)
            let trace = fixture.screen.trace([cell]) {
                fixture.screen.tap(cell)
                fixture.screen.settle()
            }
            if let flaw = trace[0].curve(\.minY).firstMovement() { return "row \(row): \(flaw)" }
        }
        return fixture.flaw()
    }

    private func strands() throws -> String? {
        let fixture = fixture((0..<12).map { Note(id: $0, lines: 60) })
        fixture.open(4)
        fixture.table.scrollToRow(at: [0, 4], at: .bottom, animated: false)
        fixture.screen.settle()
        fixture.expander.set(.collapsed, for: 4)
        fixture.screen.settle()
        guard let cell = fixture.table.cellForRow(at: [0, 4]) else { return "the row is not on the screen" }
        let frame = fixture.screen.presentedFrame(of: cell)
        return frame.minY >= -0.01 && frame.maxY <= 480.01 ? fixture.flaw() : "the row is at \(frame)"
    }

    private func endsOffScreen() throws -> String? {
        let fixture = fixture()
        let last = try #require(
            fixture.table.indexPathsForVisibleRows?.last { fixture.notes.sections[0][$0.row].lines > 3 }
        )
        fixture.expander.toggle(at: last)
        fixture.screen.settle()
        let frame = fixture.screen.presentedFrame(of: try fixture.cell(last.row))
        return frame.maxY <= 480.01 && frame.minY >= 0 ? fixture.flaw() : "the row is at \(frame)"
    }

    private func noSingleOpen() throws -> String? {
        let fixture = fixture(policy: .accordion)
        fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
        fixture.screen.settle()
        fixture.expander.set(.expanded, for: 20)
        fixture.screen.settle()
        let cell = try fixture.cell(23)
        let trace = fixture.screen.trace([cell]) {
            fixture.expander.set(.expanded, for: 23)
            fixture.screen.settle()
        }
        if let flaw = trace[0].curve(\.minY).firstMovement() { return "\(flaw)" }
        guard Array(fixture.expander.state.unfolded) == [23] else { return "other rows are open" }
        fixture.expander.setPolicy(.independent)
        fixture.expander.expandAll()
        fixture.screen.settle()
        fixture.expander.collapseAll()
        fixture.screen.settle()
        return fixture.flaw()
    }

    private func overshoots() throws -> String? {
        let fixture = fixture(NotesFixture.mixed(400))
        for (id, position) in [(301, UITableView.ScrollPosition.top), (16, .bottom), (250, .middle)] {
            for animated in [false, true] {
                fixture.table.scrollToRow(at: [0, 100], at: .top, animated: false)
                fixture.screen.settle()
                fixture.expander.show(id, at: position, animated: animated)
                fixture.screen.settle()
                guard let cell = fixture.table.cellForRow(at: [0, id]) else { return "row \(id) is off the screen" }
                let frame = fixture.screen.presentedFrame(of: cell)
                let distance: CGFloat =
                    switch position {
                    case .top: frame.minY
                    case .bottom: frame.maxY - 480
                    default: frame.midY - 240
                    }
                if abs(distance) > 0.51 { return "row \(id) is \(distance) points off, animated: \(animated)" }
                if let flaw = fixture.flaw() { return flaw }
            }
        }
        return nil
    }

    // MARK: Cells

    private func blinks() throws -> String? {
        let fixture = fixture()
        let cell = try fixture.cell(3)
        fixture.screen.tap(cell)
        for _ in 0..<60 {
            fixture.screen.advance(by: 1 / 120)
            if cell.layer.presentation()?.opacity != 1 { return "the cell fades" }
        }
        return try fixture.cell(3) === cell ? fixture.flaw() : "the row has another cell"
    }

    /// A table in which the cell of an open row left the screen, the row folded, and the cell came back.
    private struct Return {
        let fixture: NotesFixture

        @MainActor func accessibilityFlaw() -> String? {
            guard let cell = fixture.table.cellForRow(at: [0, 3]) else { return "the row is off the screen" }
            return cell.accessibilityExpandedStatus == .collapsed ? nil : "the row counts as expanded"
        }
    }

    private func returningCell(_ flaw: (Return) -> String?) throws -> String? {
        let fixture = fixture()
        fixture.open(3)
        fixture.table.contentOffset.y = fixture.table.rectForRow(at: [0, 3]).maxY + 1
        fixture.screen.settle()
        fixture.expander.set(.collapsed, for: 3)
        fixture.screen.settle()
        fixture.table.contentOffset.y = 0
        fixture.screen.settle()
        return flaw(Return(fixture: fixture))
    }

    private func showsAnotherRow() throws -> String? {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        screen.framesPerSecond = 120
        let controller = BadgeController()
        controller.expander.remedies = remedies
        screen.show(controller)
        screen.settle()
        for row in [2, 2, 4, 4] {
            let shown = Set(controller.tableView.visibleCells.map(ObjectIdentifier.init))
            controller.expander.toggle(at: [0, row])
            for _ in 0..<60 {
                screen.advance(by: 1 / 120)
                for case let cell as BadgeCell in controller.tableView.visibleCells
                where !shown.contains(ObjectIdentifier(cell)) {
                    let badge = cell.badge.layer.presentation() ?? cell.badge.layer
                    // The badges of rows that change fade. A row that comes looks as it is.
                    if badge.opacity != Float(cell.badge.alpha) { return "a badge that comes is at \(badge.opacity)" }
                }
            }
        }
        return nil
    }

    private func conflicts() throws -> String? {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = DetailController()
        let expander = controller.expander
        expander.remedies = remedies
        expander.details = RowDetails { _ in DetailController.detail() }
        // A client may ask the table for something that makes it lay itself out in the middle of the change.
        expander.updateRows = { [unowned controller] _ in
            for cell in controller.tableView.visibleCells { cell.layoutIfNeeded() }
            return nil
        }
        screen.show(controller)
        let messages = LayoutMessages.during {
            for row in [3, 5, 3] {
                expander.toggle(at: [0, row])
                screen.settle()
            }
        }
        return messages.first
    }

    private func separatorsFlash() throws -> String? {
        let fixture = fixture()
        let cell = try fixture.cell(3)
        let separator = cell.separatorView
        for _ in 0..<2 {
            guard try fixture.cell(3) === cell else { return "the row has another separator" }
            fixture.screen.tap(cell)
            for _ in 0..<70 {
                fixture.screen.advance(by: 1 / 120)
                let (row, line) = (
                    fixture.screen.presentedFrame(of: cell), fixture.screen.presentedFrame(of: separator)
                )
                if abs(line.maxY - row.maxY) > 0.01 || separator.isHidden {
                    return "the separator is at \(line.maxY), and the row ends at \(row.maxY)"
                }
            }
        }
        return try fixture.cell(3) === cell ? nil : "the row has another separator"
    }

    private func noControl() throws -> String? {
        let fixture = fixture()
        fixture.expander.motion = .curve(.linear, duration: 1)
        let cell = try fixture.cell(3)
        let folded = cell.frame.height
        fixture.screen.tap(cell)
        fixture.screen.advance(by: 0.5)
        let half = fixture.screen.presentedFrame(of: cell).height
        guard abs(half - (folded + cell.frame.height) / 2) < 0.5 else { return "half way the row is \(half) high" }
        fixture.screen.tap(cell)
        fixture.screen.advance(by: 0.1)
        fixture.screen.tap(try fixture.cell(2))
        fixture.screen.settle()
        return !fixture.isOpen(3) && fixture.isOpen(2) ? fixture.flaw() : "a tap was lost"
    }

    // MARK: Texts

    /// Returns a flaw if a row doesn't show the top of its open state in each frame.
    private func textFlaw(opens: Bool) throws -> String? {
        let fixture = fixture((0..<40).map { Note(id: $0, lines: 12) })
        let cell = try fixture.cell(1)
        fixture.open(1)
        let top = fixture.screen.presentedFrame(of: cell).minY
        let open = TextPicture(of: fixture.screen)
        if opens {
            fixture.expander.set(.collapsed, for: 1, animated: false)
            fixture.screen.settle()
        }
        fixture.expander.toggle(1)
        for number in 0..<50 {
            fixture.screen.advance(by: 1 / 120)
            let frame = fixture.screen.presentedFrame(of: cell)
            // The last frames may show the ellipsis of the folded row.
            guard number < 40, frame.height - cell.frame.height > 0.5 || opens else { break }
            let span = Int(top + 13)..<Int(frame.maxY - 15)
            if let line = TextPicture(of: fixture.screen).firstDifference(from: open, in: span) {
                return "frame \(number): the text differs \(line - Int(top)) points below the top of the row"
            }
        }
        return nil
    }

    private func misjudges(widths: [CGFloat]) throws -> String? {
        let text = String(repeating: "A text that needs more lines the narrower it is set. ", count: 6)
        let notes = (0..<20).map { Note(id: $0, lines: 1, words: String(text.prefix(20 + $0 * 12))) }
        let size = CGSize(width: widths.isEmpty ? 700 : 320, height: 1_600)
        let fixture = NotesFixture([notes], size: size, conduct: conduct, remedies: remedies, dequeuesForRows: false)
        for width in [size.width] + widths {
            fixture.screen.resize(to: CGSize(width: width, height: size.height))
            fixture.screen.settle()
            for row in 0..<20 {
                let cell = try fixture.cell(row)
                let isCut = !cell.message.showsWholeText
                if (cell.accessoryView != nil) != isCut { return "row \(row) in \(width) is judged wrong" }
            }
        }
        return nil
    }
}
