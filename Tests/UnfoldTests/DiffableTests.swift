import CoreGraphics
import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables whose rows come from snapshots that are applied at any time, including during animations.
@Suite(.serialized) @MainActor struct DiffableTests {
    @MainActor private struct Stage {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller: DiffableNotesController
        var table: UITableView { controller.tableView }
        var expander: RowExpander<Note.ID> { controller.expander }
        var ids: [Note.ID] { controller.source.snapshot().itemIdentifiers }

        init(_ notes: [Note] = NotesFixture.mixed(60)) {
            screen.framesPerSecond = 120
            controller = DiffableNotesController(notes)
            screen.show(controller)
            screen.settle()
        }

        func cell(_ id: Note.ID) throws -> NoteCell {
            let path = try #require(controller.source.indexPath(for: id))
            return try #require(table.cellForRow(at: path) as? NoteCell)
        }

        /// Returns a description of rows on the screen that show something wrong. At rest, heights and
        /// positions count too.
        func flaw(isAtRest: Bool) -> String? {
            var bottom: CGFloat?
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let id = controller.source.itemIdentifier(for: path), let note = controller.notes[id],
                    let cell = table.cellForRow(at: path) as? NoteCell
                else { return "no cell at \(path)" }
                if cell.message.text != note.text { return "note \(id) shows another text" }
                let isOpen = expander[id] == .expanded
                if (cell.message.numberOfLines == 0) != isOpen { return "note \(id) looks like another level" }
                guard isAtRest else { continue }
                let frame = screen.presentedFrame(of: cell)
                let lines = isOpen ? note.lines : min(note.lines, NoteCell.foldedLines)
                let height = Self.height(lines)
                if abs(frame.height - height) > 0.01 { return "note \(id) is \(frame.height) high, not \(height)" }
                if let bottom, abs(frame.minY - bottom) > 0.01 {
                    return "note \(id) begins at \(frame.minY), not \(bottom)"
                }
                bottom = frame.maxY
            }
            return nil
        }

        /// Returns the height of a row with a number of lines, measured with a separate label.
        private static func height(_ lines: Int) -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: 15)
            label.numberOfLines = 0
            label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
            return label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height + 25
        }
    }

    /// With random levels and snapshots, the open rows are those of a set of identifiers, and every
    /// row's appearance matches.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func openRowsAreThoseOfTheModel(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = Stage(NotesFixture.mixed(30))
        var (open, nextID) = (Set<Note.ID>(), 100)
        for step in 0..<80 {
            var ids = stage.ids
            let place = Int.random(in: 0..<ids.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let shown = try #require(stage.table.indexPathsForVisibleRows?.randomElement(using: &random))
                let id = ids[shown.row]
                if stage.controller.notes[id].map({ $0.lines > NoteCell.foldedLines }) == true {
                    open.formSymmetricDifference([id])
                }
                stage.expander.toggle(at: shown)
            case 2:
                stage.controller.notes[nextID] = Note(id: nextID, lines: Int.random(in: 1...9, using: &random))
                ids.insert(nextID, at: place)
                nextID += 1
                stage.controller.show(ids)
            case 3 where ids.count > 15:
                ids.remove(at: place)
                stage.controller.show(ids)
            case 4:
                ids.insert(ids.remove(at: place), at: Int.random(in: 0..<ids.count, using: &random))
                stage.controller.show(ids)
            case 5: stage.controller.show(ids, reconfigured: [ids[place]])
            default: stage.controller.show(ids, reloaded: [ids[place]])
            }
            if Bool.random(using: &random) {
                stage.screen.advance(by: Double.random(in: 0.01...0.25, using: &random))
            } else {
                stage.screen.settle()
            }
            let flaw = stage.flaw(isAtRest: !stage.screen.isMoving)
            #expect(flaw == nil, "seed \(seed), step \(step)")
            #expect(Set(stage.expander.state.unfolded) == open, "seed \(seed), step \(step)")
        }
    }

    /// The change that a snapshot makes.
    enum Change: CaseIterable {
        case nothing, reconfiguresTheRow, reconfiguresAnother, reloadsAnother, insertsBelow, deletesBelow, movesBelow
        case insertsAbove, deletesAbove

        @MainActor func apply(to controller: DiffableNotesController) {
            var ids = controller.source.snapshot().itemIdentifiers
            switch self {
            case .nothing: controller.show(ids)
            case .reconfiguresTheRow: controller.show(ids, reconfigured: [3])
            case .reconfiguresAnother: controller.show(ids, reconfigured: [1, 5])
            case .reloadsAnother: controller.show(ids, reloaded: [5])
            case .insertsBelow:
                controller.notes[100] = Note(id: 100, lines: 4)
                ids.insert(100, at: 5)
                controller.show(ids)
            case .deletesBelow:
                ids.removeAll { $0 == 4 }
                controller.show(ids)
            case .movesBelow:
                ids.insert(ids.remove(at: 4), at: 6)
                controller.show(ids)
            case .insertsAbove:
                controller.notes[100] = Note(id: 100, lines: 4)
                ids.insert(100, at: 1)
                controller.show(ids)
            case .deletesAbove:
                ids.removeAll { $0 == 1 }
                controller.show(ids)
            }
        }

        var isAbove: Bool { self == .insertsAbove || self == .deletesAbove }
    }

    private func track(_ change: Change?) throws -> MotionTrace.Track {
        let stage = Stage()
        let cell = try stage.cell(3)
        let trace = try stage.screen.trace([cell]) {
            stage.expander.toggle(3)
            stage.screen.advance(by: 0.1)
            change?.apply(to: stage.controller)
            let now = try stage.cell(3)
            #expect(now === cell)
            stage.screen.advance(by: 1)
        }
        #expect(stage.flaw(isAtRest: true) == nil && stage.expander[3] == .expanded)
        return trace[0]
    }

    /// A row continues to unfold as if no snapshot were applied: with the same heights in every frame,
    /// and at the same position unless rows are inserted or deleted above it.
    @Test(arguments: Change.allCases) func aSnapshotLeavesAMotionAlone(change: Change) throws {
        let (alone, disturbed) = (try track(nil), try track(change))
        #expect(disturbed.curve(\.height).firstDifference(from: alone.curve(\.height)) == nil)
        guard change.isAbove else {
            #expect(disturbed.curve(\.minY).firstDifference(from: alone.curve(\.minY)) == nil)
            return
        }
        let top = disturbed.curve(\.minY)
        #expect((change == .insertsAbove ? top.firstDecrease() : top.firstIncrease()) == nil && abs(top.change) > 20)
        #expect(top.firstJump(above: abs(top.change) / 5) == nil)
    }

    /// Rows are inserted at the top while one further down unfolds. With `keepingPlace`, nothing visible moves.
    @Test func rowsThatComeAboveMoveNothing() throws {
        func film(disturbed: Bool) throws -> MotionTrace {
            let stage = Stage()
            stage.table.scrollToRow(at: [0, 20], at: .top, animated: false)
            stage.screen.settle()
            let cells = try [20, 21, 22].map { try stage.cell($0) }
            return stage.screen.trace(cells) {
                stage.expander.toggle(21)
                for id in 100..<104 {
                    stage.screen.advance(by: 0.05)
                    guard disturbed else { continue }
                    stage.controller.notes[id] = Note(id: id, lines: 5)
                    stage.expander.keepingPlace { stage.controller.show([id] + stage.ids) }
                }
                stage.screen.advance(by: 1)
            }
        }
        let (alone, disturbed) = (try film(disturbed: false), try film(disturbed: true))
        for (alone, disturbed) in zip(alone.tracks, disturbed.tracks) {
            #expect(disturbed.curve(\.minY).firstDifference(from: alone.curve(\.minY)) == nil)
            #expect(disturbed.curve(\.height).firstDifference(from: alone.curve(\.height)) == nil)
        }
        #expect(alone[1].curve(\.height).change > 10)
    }

    /// A row that a snapshot deletes while it is open is open when another snapshot inserts it elsewhere.
    @Test func aRowThatComesBackIsAsItWas() throws {
        let stage = Stage()
        stage.expander.toggle(3)
        stage.screen.advance(by: 0.1)
        let ids = stage.ids
        stage.controller.show(ids.filter { $0 != 3 })
        stage.screen.advance(by: 0.1)
        stage.controller.show([3] + ids.filter { $0 != 3 })
        stage.screen.settle()
        #expect(stage.expander[3] == .expanded && stage.flaw(isAtRest: true) == nil)
        #expect(stage.expander.indexPath(for: 3) == [0, 0])
        stage.expander.toggle(3)
        stage.screen.settle()
        #expect(stage.flaw(isAtRest: true) == nil)
    }

    @Test func textsThatChangeWhileTheRowUnfoldsGetTheirHeight() throws {
        let stage = Stage()
        stage.expander.toggle(3)
        stage.screen.advance(by: 0.1)
        stage.controller.notes[3] = Note(id: 3, lines: 14)
        stage.controller.notes[5] = Note(id: 5, lines: 2)
        let ids = stage.ids
        let report = stage.screen.jumps(in: stage.table) {
            stage.controller.show(ids, reconfigured: [3, 5])
            stage.screen.settle()
        }
        #expect(report.largest < 0.01 && stage.flaw(isAtRest: true) == nil, "\(report)")
    }
}

extension MotionCurve {
    /// Returns the first difference from the values of another curve.
    fileprivate func firstDifference(from other: MotionCurve) -> String? {
        guard values.count == other.values.count else { return "\(values.count) and \(other.values.count) values" }
        let index = values.indices.first { abs(values[$0] - other.values[$0]) > 0.01 }
        return index.map { "\(label) at \(times[$0]) s: \(values[$0]), not \(other.values[$0])" }
    }
}
