import Fuzzing
import UIKit
import UIKitTesting
import Unfold

extension OutlineFuzzer {
    package func flaw() -> Flaw? {
        if let failure { return failure }
        if outline.tree != model.tree { return Flaw("the tree is the one that was set", "it isn't") }
        if let flaw = policyFlaw() { return flaw }
        guard isAtRest else { return nil }
        return rowsFlaw() ?? (table.window == nil ? nil : placeFlaw() ?? cellsFlaw() ?? comparisonFlaw())
    }

    /// Returns a flaw if a group has more open nodes than the policy allows.
    private func policyFlaw() -> Flaw? {
        guard let limit = expander.policy.limit else { return nil }
        var open: [Int: [Int]] = [:]
        for id in expander.state.unfolded {
            if let group = model.group(of: id) { open[group, default: []].append(id) }
        }
        guard let (group, ids) = open.first(where: { $0.value.count > limit }) else { return nil }
        return Flaw("the policy holds", "\(ids) are open in \(group), where \(limit) may be")
    }

    private func rowsFlaw() -> Flaw? {
        let wanted = model.sections(
            hasSections: setup.hasSections,
            isOpen: { expander[$0] == .expanded },
            placeholder: setup.hasPlaceholders
        )
        if client.rows != wanted { return Flaw("rows are the model's", "\(client.rows) instead of \(wanted)") }
        let shown = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        // A table without sections has none to show, whatever the data source is.
        if shown != wanted.map(\.count) { return Flaw("the table has the rows", "\(shown) instead of \(wanted)") }
        return nil
    }

    private func placeFlaw() -> Flaw? {
        let (offset, inset) = (table.contentOffset.y, table.adjustedContentInset)
        let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        guard offset >= -inset.top - 0.5, offset <= end + 0.5 else {
            return Flaw("rests within the content", "rests at \(offset), not within \(-inset.top)...\(end)")
        }
        return nil
    }

    private func cellsFlaw() -> Flaw? {
        let visible = table.indexPathsForVisibleRows ?? []
        for path in visible {
            guard let cell = table.cellForRow(at: path) else { return Flaw("rows in sight have cells", "\(path)") }
            let id = outline.id(at: path)
            if cell.textLabel?.text != String(id) {
                return Flaw("cells show their rows", "\(id) shows \(cell.textLabel?.text ?? "nothing")")
            }
            let group = model.node(id).map(\.isGroup) ?? false
            let status: UIAccessibility.ExpandedStatus =
                !group ? .unsupported : expander[id] == .expanded ? .expanded : .collapsed
            if cell.accessibilityExpandedStatus != status { return Flaw("cells look like their levels", "\(id)") }
            if cell.mask != nil || cell.alpha != 1 || cell.isHidden { return Flaw("cells are shown", "\(id) isn't") }
            let frame = table.convert(table.rectForRow(at: path), to: nil)
            let presented = screen.presentedFrame(of: cell)
            if abs(frame.minY - presented.minY) > 0.1 || abs(frame.height - presented.height) > 0.1 {
                return Flaw("cells stand at their rows", "\(id) is shown at \(presented), not at \(frame)")
            }
        }
        let cells = table.subviews.count { $0 is UITableViewCell }
        guard cells == visible.count else {
            return Flaw("no stray cells", "\(cells) cells for \(visible.count) rows in sight")
        }
        return table.strayHeaders()
    }

    /// Compares the table with a new one that has the same tree and levels, at the same position.
    private func comparisonFlaw() -> Flaw? {
        var state = expander.state
        let fresh = FuzzedOutlineClient(model, setup, frame: table.frame, state: state)
        screen.window.addSubview(fresh.table)
        defer {
            fresh.table.removeFromSuperview()
            screen.settle()
        }
        screen.settle()
        fresh.table.contentOffset = table.contentOffset
        screen.settle()
        state = fresh.outline.expander.state
        if state != expander.state { return Flaw("levels stay in a fresh table", "\(Array(state.unfolded))") }
        if fresh.rows != client.rows { return Flaw("the table is as a fresh one", "the rows differ") }
        for path in table.indexPathsForVisibleRows ?? [] {
            // The visible part of a row at the edge may be smaller than the tolerance.
            if fresh.table.cellForRow(at: path) == nil, isAtEdge(path) { continue }
            let (look, wanted) = (look(of: path, in: table), self.look(of: path, in: fresh.table))
            if look != wanted { return Flaw("the table is as a fresh one", "\(path) is \(look), fresh \(wanted)") }
        }
        return nil
    }

    private func isAtEdge(_ path: IndexPath) -> Bool {
        let rect = table.rectForRow(at: path)
        return rect.maxY - table.bounds.minY < 1 || table.bounds.maxY - rect.minY < 1
    }

    private func look(of path: IndexPath, in table: UITableView) -> String {
        guard let cell = table.cellForRow(at: path) else { return "nothing" }
        let rect = table.rectForRow(at: path)
        let arrow = cell.accessoryView?.subviews.first
        let indicator = arrow.map { "turned by \(($0.transform.b * 100).rounded() / 100)" } ?? "none"
        let (text, place) = (cell.textLabel?.text ?? "", rect.minY - table.contentOffset.y)
        return "\(text) at \(place), \(rect.height) high, level \(cell.indentationLevel), indicator \(indicator)"
    }
}
