import Fuzzing
import UIKit
import UIKitTesting
import Unfold

extension ExpanderFuzzer {
    package func flaw() -> Flaw? {
        if let failure { return failure }
        if let call = client.strayCall { return Flaw("willDisplay and didEndDisplaying pair", call) }
        if let flaw = levels.flaw { return Flaw("the client hears of each change", flaw) }
        guard isAtRest else { return nil }
        return childrenFlaw() ?? (table.window == nil ? nil : placeFlaw() ?? cellsFlaw() ?? comparisonFlaw())
    }

    /// Returns a flaw unless the rows that belong to other rows exist exactly while those are open.
    private func childrenFlaw() -> Flaw? {
        guard setup.hasChildren, let expander else { return nil }
        let folded = client.data.ids.filter { $0 > 0 && $0 % 5 == 0 && expander[$0].isFolded }
        guard let parent = folded.first(where: { client.data.path(ofRow: -$0 * 10) != nil }) else { return nil }
        return Flaw("updateRows hears of each change", "row \(parent) is folded, and its children are there")
    }

    private func placeFlaw() -> Flaw? {
        let (offset, inset) = (table.contentOffset.y, table.adjustedContentInset)
        let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        guard offset >= -inset.top - 0.5, offset <= end + 0.5 else {
            return Flaw("rests within the content", "rests at \(offset), not within \(-inset.top)...\(end)")
        }
        if let selected = table.indexPathsForSelectedRows { return Flaw("no row stays selected", "\(selected)") }
        return nil
    }

    private func cellsFlaw() -> Flaw? {
        let visible = table.indexPathsForVisibleRows ?? []
        for path in visible {
            guard let cell = table.cellForRow(at: path) as? FuzzedExpanderCell, client.data.has(path) else {
                return Flaw("rows in sight have cells", "\(path) has none")
            }
            let row = client.data[path]
            if cell.row != row { return Flaw("cells show their rows", "\(path) shows \(String(describing: cell.row))") }
            if cell.level != expander?[row.id] {
                return Flaw("cells look like their levels", "\(path) looks \(String(describing: cell.level))")
            }
            let isOpen = expander?[row.id].isFolded == false && setup.details != .none
            let height = isOpen ? client.detailHeight(of: row.id) : 0
            // The host of the detail may take the point that a row which sizes itself has for its separator.
            let excess = cell.detailHeight - height
            if excess < -0.01 || excess > (setup.heights == .delegate ? 0 : 1) + 0.01 {
                return Flaw("details have their height", "\(path) has \(cell.detailHeight), not \(height)")
            }
            let frame = table.convert(table.rectForRow(at: path), to: nil)
            let presented = screen.presentedFrame(of: cell)
            if abs(frame.minY - presented.minY) > 0.1 || abs(frame.height - presented.height) > 0.1 {
                return Flaw("cells stand at their rows", "\(path) is shown at \(presented), not at \(frame)")
            }
            if cell.alpha != 1 || cell.isHidden || client.displayed[ObjectIdentifier(cell)] != 1 {
                return Flaw("cells in sight are displayed", "\(path) isn't")
            }
        }
        let cells = table.subviews.compactMap { $0 as? FuzzedExpanderCell }
        guard cells.count == visible.count else {
            return Flaw("no stray cells", "\(cells.count) cells for \(visible.count) rows in sight")
        }
        return table.strayHeaders()
    }

    /// Compares the table with a new one that has the same rows with the same levels at the same position.
    private func comparisonFlaw() -> Flaw? {
        guard let first = table.indexPathsForVisibleRows?.first, let expander else { return nil }
        let picture = setup.comparesPictures && !hasFocus && !hasOverlaps ? picture() : nil
        let fresh = FuzzedExpanderClient(client.data, setup, frame: table.frame, state: expander.state)
        screen.window.addSubview(fresh.table)
        defer {
            fresh.table.removeFromSuperview()
            screen.settle()
        }
        screen.settle()
        let distance = table.contentOffset.y - table.rectForRow(at: first).minY
        fresh.table.scrollToRow(at: first, at: .top, animated: false)
        // Rows become visible, and details that arrive are revealed.
        for _ in 0..<3 {
            screen.settle()
            fresh.deliverDetails()
            screen.settle()
            fresh.table.contentOffset.y = fresh.table.rectForRow(at: first).minY + distance
        }
        screen.settle()
        for path in table.indexPathsForVisibleRows ?? [] {
            let (look, wanted) = (client.look(of: path), fresh.look(of: path))
            // The visible part of a row at the edge may be smaller than the tolerance.
            if wanted == nil, isAtEdge(path) { continue }
            if look != wanted {
                return Flaw("the table is as a fresh one", "\(path) is \(look as Any), fresh \(wanted as Any)")
            }
        }
        if let picture, picture != self.picture() {
            return Flaw("the table looks as a fresh one", "the pictures differ")
        }
        return nil
    }

    private func isAtEdge(_ path: IndexPath) -> Bool {
        let rect = table.rectForRow(at: path)
        return rect.maxY - table.bounds.minY < 1 || table.bounds.maxY - rect.minY < 1
    }

    /// Whether the order of the cells is visible: disclosure indicators overlap other rows, or rows share a pixel.
    private var hasOverlaps: Bool {
        client.data.sections.contains { $0.rows.contains { $0.height < 20 } }
            || (table.indexPathsForVisibleRows ?? []).contains { path in
                let edge = table.rectForRow(at: path).minY - table.contentOffset.y
                return abs(edge - edge.rounded()) > 0.001
            }
    }

    private var hasFocus: Bool {
        UIFocusSystem.focusSystem(for: table)?.focusedItem != nil
    }

    private func picture() -> Data? {
        // Scroll indicators fade.
        screen.advance(by: 2)
        screen.settle()
        return screen.picture().pngData()
    }
}

extension FuzzedExpanderClient {
    /// Returns the appearance of a visible row and its position, in half points from the top of the table.
    fileprivate func look(of path: IndexPath) -> String? {
        guard let cell = table.cellForRow(at: path) as? FuzzedExpanderCell else { return nil }
        let rect = table.rectForRow(at: path)
        let arrow = cell.accessoryView?.subviews.first
        let indicator = arrow.map { "turned by \(($0.transform.b * 100).rounded() / 100)" } ?? "none"
        // The sum turns a distance of -0 into one of 0, which reads the same.
        let place = ((rect.minY - table.contentOffset.y) * 2).rounded() / 2 + 0
        // Heights are differences of positions, which are rounded.
        let height = (rect.height * 1000).rounded() / 1000
        return """
            at \(place), \(height) high, \(cell.level.map { "\($0)" } ?? "-"), lines \(cell.numberOfLines), \
            detail \(cell.detailHeight), indicator \(indicator), selection \(cell.selectionStyle)
            """
    }
}
