import SeededRandom
import UIKit
import UIKitTesting

@testable import Unfold

/// A table and its model that make the same random steps.
@MainActor
struct TableWalk {
    private enum Action: String, CaseIterable {
        case tap, tapAgain, toggle, scroll, insert, delete, move, filter, resize, push, pop, switchTab, deliver, reveal
    }

    private var random: SeededGenerator
    private let fixture: NotesFixture
    private let conduct: PlatformConduct
    private let navigation: UINavigationController
    /// Whether another tab is selected, or another controller covers the table.
    private var isAway = false
    /// Rows that were asked for and haven't arrived.
    private var delayed: [Note] = []
    private var model: TableModel
    private var hidden: [Note] = []
    private var nextID = 1_000
    /// Whether everything is at its final position.
    private var isAtRest = true
    /// Whether rows were inserted, deleted or moved since everything was at rest.
    private var rowsMove = false
    /// The final position of the tapped row on the screen.
    private var goal: (id: Note.ID, top: CGFloat)?

    init(seed: UInt64, conduct: PlatformConduct) {
        var random = SeededGenerator(seed: seed)
        let limit = [nil, 1, 3].randomElement(using: &random) ?? nil
        let notes = (0..<30).map { Note(id: $0, lines: Int.random(in: 1...14, using: &random)) }
        let policy = if let limit { ExpansionPolicy.atMost(limit) } else { ExpansionPolicy.independent }
        let others = (0..<8).map { Note(id: $0, lines: Int.random(in: 1...9, using: &random)) }
        fixture = NotesFixture([notes, others], policy: policy, conduct: conduct, hasSecondExpander: true)
        navigation = UINavigationController(rootViewController: UIViewController())
        model = TableModel(notes: notes, others: others, limit: limit, rowHeight: Self.heights())
        self.random = random
        self.conduct = conduct
        navigation.setNavigationBarHidden(true, animated: false)
        fixture.screen.window.rootViewController = nil
        navigation.setViewControllers([fixture.notes], animated: false)
        fixture.screen.show(navigation)
        fixture.screen.settle()
    }

    /// Returns the row heights by number of lines, measured with a separate label.
    private static func heights() -> (Int) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        let heights = (1...14).map { lines -> CGFloat in
            label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
            return label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height + 25
        }
        return { heights[$0 - 1] }
    }

    /// Performs a random action, and advances time for a moment or until everything is at rest.
    ///
    /// - Returns: The name of the action.
    mutating func step() -> String {
        let action = Action.allCases.randomElement(using: &random) ?? .tap
        let wasAtRest = isAtRest
        goal = nil
        perform(action)
        if Bool.random(using: &random) {
            fixture.screen.advance(by: Double.random(in: 0.01...0.25, using: &random))
            isAtRest = false
        } else {
            fixture.screen.settle()
            isAtRest = true
            rowsMove = false
        }
        return wasAtRest ? action.rawValue : "\(action.rawValue) on the way"
    }

    /// Returns the difference between the table and the model.
    func flaw() -> String? {
        let open = Set(fixture.expander.state.unfolded)
        if open != Set(model.open) { return "open are \(open.sorted()), not \(model.open.sorted())" }
        let others = Set(fixture.notes.secondExpander.state.unfolded)
        if others != model.openOthers { return "open in the second section are \(others.sorted())" }
        guard !isAway else { return nil }
        // In the other conducts, rows that come into view during several motions may be apart from their neighbors.
        if let flaw = fixture.flaw(rowsMove: rowsMove || !isAtRest && conduct != .kind) { return flaw }
        guard isAtRest else { return nil }
        for path in fixture.table.indexPathsForVisibleRows ?? [] {
            guard let cell = fixture.table.cellForRow(at: path) else { return "no cell" }
            let wanted = model.height(at: path)
            if abs(cell.frame.height - wanted) > 0.01 {
                return "row \(path.row) is \(cell.frame.height) high, not \(wanted)"
            }
            let top = fixture.screen.presentedFrame(of: cell).minY
            if let goal, path.section == 0, goal.id == model.notes[path.row].id, abs(top - goal.top) > 0.51 {
                return "the tapped row is at \(top), not \(goal.top)"
            }
        }
        return nil
    }

    // MARK: Actions

    private mutating func perform(_ action: Action) {
        switch action {
        case .tap, .tapAgain: tap()
        case .toggle: toggle()
        case .scroll: scroll()
        case .insert: insert()
        case .delete: delete()
        case .move: move()
        case .filter: filter()
        case .resize: resize()
        case .push: push()
        case .pop: pop()
        case .switchTab: switchTab()
        case .deliver: deliver()
        case .reveal: reveal()
        }
    }

    /// Taps a row at its presented position, even during an animation.
    private mutating func tap() {
        let point = CGPoint(x: 100, y: CGFloat.random(in: 5..<475, using: &random))
        guard !isAway else { return toggleAway() }
        let shown = (fixture.table.indexPathsForVisibleRows ?? []).first {
            guard $0.section == 0, let cell = fixture.table.cellForRow(at: $0) else { return false }
            return fixture.screen.presentedFrame(of: cell).insetBy(dx: 0, dy: 1).contains(point)
        }
        guard isAtRest, let shown, let cell = fixture.table.cellForRow(at: shown) else { return toggle() }
        let top = fixture.screen.presentedFrame(of: cell).minY
        let note = model.notes[shown.row]
        let before = model.open
        fixture.screen.tap(at: point)
        model.toggle(note)
        if model.open != before { goal = (note.id, place(ofRow: shown.row, from: top)) }
    }

    /// Returns the new position of a row that was at `top` on the screen, after heights have changed.
    private func place(ofRow row: Int, from top: CGFloat) -> CGFloat {
        let (span, screen) = (model.span(row), CGFloat(480))
        let height = span.upperBound - span.lowerBound
        func bounded(_ top: CGFloat) -> CGFloat {
            let offset = max(0, min(span.lowerBound - top, model.contentHeight - screen))
            return span.lowerBound - offset
        }
        let kept = bounded(top)
        return bounded(max(0, min(kept, screen - height)))
    }

    private mutating func toggle() {
        guard !isAway else { return toggleAway() }
        guard let path = fixture.table.indexPathsForVisibleRows?.randomElement(using: &random) else { return }
        if path.section == 0 {
            model.toggle(model.notes[path.row])
        } else {
            model.toggleOther(model.others[path.row])
        }
        fixture.notes.expander(of: path.section).toggle(at: path)
    }

    /// Toggles a row while the table is in no window.
    private mutating func toggleAway() {
        let notes = model.notes.filter { $0.lines > NoteCell.foldedLines }
        guard let note = notes.randomElement(using: &random) else { return }
        model.toggle(note)
        fixture.expander.toggle(note.id)
    }

    private mutating func push() {
        guard navigation.viewControllers.count == 1, fixture.screen.window.rootViewController === navigation else {
            return
        }
        navigation.pushViewController(UIViewController(), animated: Bool.random(using: &random))
        isAway = true
    }

    private mutating func pop() {
        guard navigation.viewControllers.count > 1 else { return }
        navigation.popViewController(animated: Bool.random(using: &random))
        isAway = fixture.screen.window.rootViewController !== navigation
    }

    /// Shows another controller in place of the one with the table, or that one again.
    private mutating func switchTab() {
        let isShown = fixture.screen.window.rootViewController === navigation
        fixture.screen.show(isShown ? UIViewController() : navigation)
        isAway = isShown || navigation.viewControllers.count > 1
    }

    /// Asks for rows, or shows those that were asked for before.
    private mutating func deliver() {
        guard !delayed.isEmpty else {
            guard model.notes.count < 60 else { return }
            for _ in 0..<3 {
                delayed.append(Note(id: nextID, lines: Int.random(in: 1...14, using: &random)))
                nextID += 1
            }
            return
        }
        let notes = delayed
        delayed = []
        rowsMove = true
        fixture.expander.keepingPlace {
            model.notes.insert(contentsOf: notes, at: 0)
            fixture.notes.sections[0] = model.notes
            fixture.table.insertRows(at: notes.indices.map { [0, $0] }, with: .none)
        }
    }

    private mutating func reveal() {
        guard !isAway, isAtRest, let note = model.notes.randomElement(using: &random) else { return }
        fixture.expander.show(note.id, level: nil, at: .middle, animated: Bool.random(using: &random))
    }

    private mutating func scroll() {
        guard !isAway else { return }
        let distance = CGFloat.random(in: -400...400, using: &random)
        let end = max(0, fixture.table.contentSize.height - fixture.table.bounds.height)
        fixture.table.contentOffset.y = (min(max(fixture.table.contentOffset.y + distance, 0), end) * 2).rounded() / 2
    }

    private mutating func insert() {
        guard model.notes.count < 60 else { return }
        let row = Int.random(in: 0...model.notes.count, using: &random)
        let note = Note(id: nextID, lines: Int.random(in: 1...14, using: &random))
        nextID += 1
        change {
            $0.insert(note, at: row)
        } update: {
            $0.insertRows(at: [[0, row]], with: .automatic)
        }
    }

    private mutating func delete() {
        guard model.notes.count > 12 else { return }
        let row = Int.random(in: 0..<model.notes.count, using: &random)
        change {
            $0.remove(at: row)
        } update: {
            $0.deleteRows(at: [[0, row]], with: .fade)
        }
    }

    private mutating func move() {
        let from = Int.random(in: 0..<model.notes.count, using: &random)
        let to = Int.random(in: 0..<model.notes.count, using: &random)
        change {
            $0.insert($0.remove(at: from), at: to)
        } update: {
            $0.moveRow(at: [0, from], to: [0, to])
        }
    }

    /// Hides some rows, or shows them again.
    private mutating func filter() {
        let notes =
            hidden.isEmpty ? model.notes.filter { $0.lines % 3 > 0 } : (model.notes + hidden).sorted { $0.id < $1.id }
        guard notes.count > 12 else { return }
        hidden = hidden.isEmpty ? model.notes.filter { $0.lines % 3 == 0 } : []
        change {
            $0 = notes
        } update: {
            $0.reloadData()
        }
    }

    private mutating func resize() {
        let width = [280, 320, 400].randomElement(using: &random) ?? 320
        fixture.screen.resize(to: CGSize(width: width, height: 480))
    }

    private mutating func change(_ edit: (inout [Note]) -> Void, update: (UITableView) -> Void) {
        rowsMove = true
        edit(&model.notes)
        fixture.notes.sections[0] = model.notes
        update(fixture.table)
    }
}
