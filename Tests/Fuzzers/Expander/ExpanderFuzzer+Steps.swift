import UIKit
import UIKitTesting
import Unfold

extension ExpanderFuzzer {
    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardLeftArrow, .keyboardSpacebar,
        .keyboardReturnOrEnter,
    ]
    private static let textSizes: [UIContentSizeCategory] = [
        .large, .extraSmall, .extraExtraLarge, .accessibilityLarge,
    ]

    package func perform(_ step: ExpanderStep) {
        isAtRest = false
        levels.begin()
        switch step {
        case .tap, .touch, .touchMove, .touchUp, .touchCancel, .pinch, .key: input(step)
        case .scrub, .catchRow, .progress, .endScrub, .cancelScrub, .dropScrub: scrub(step)
        case .saveState, .restoreState, .takeSnapshot, .restoreSnapshot, .prune: restore(step)
        case .scroll, .scrollToRow, .fling, .showRow: scroll(step)
        case .edit, .keepPlace, .reloadData: edit(step)
        case .toggle(let row): client.data.id(row).map { _ = expander?.toggle($0) }
        case .set(let row, let level, let animated):
            client.data.id(row).map { _ = expander?.set(level, for: $0, animated: animated) }
        case .setAll(let rows, let level, let animated):
            expander?.setAll(level, for: rows.compactMap(client.data.id), animated: animated)
        case .expandAll(let animated): expander?.expandAll(animated: animated)
        case .collapseAll(let animated): expander?.collapseAll(animated: animated)
        case .deliverDetails: client.deliverDetails()
        case .replaceDetails: expander?.details = client.makeDetails()
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .measureAhead: screen.runIdleWork()
        case .leaveWindow: table.removeFromSuperview()
        case .returnToWindow: if table.superview == nil { screen.window.addSubview(table) }
        case .setWidth(let width): table.frame.size.width = CGFloat(width)
        case .setTextSize(let index): screen.setContentSizeCategory(Self.textSizes[index % Self.textSizes.count])
        case .react(let reaction): arm(reaction)
        }
        levels.end()
    }

    private func scrub(_ step: ExpanderStep) {
        switch step {
        case .scrub(let row, let level): client.data.id(row).map { keep(expander?.scrub($0, to: level)) }
        case .catchRow(let row): client.data.id(row).map { keep(expander?.catchMotion(of: $0)) }
        case .progress(let number, let percent): scrub(number)?.progress = CGFloat(percent) / 100
        case .endScrub(let number, let velocity): scrub(number)?.end(velocity: CGFloat(velocity) / 10)
        case .cancelScrub(let number): scrub(number)?.cancel()
        case .dropScrub(let number): dropScrub(number)
        default: break
        }
    }

    private func input(_ step: ExpanderStep) {
        switch step {
        case .tap(let y): if !isFingerDown { screen.tap(at: CGPoint(x: 100, y: CGFloat(min(y, 479)))) }
        case .touch(let y):
            guard !isFingerDown else { return }
            isFingerDown = true
            screen.touchDown(at: CGPoint(x: 30, y: CGFloat(min(y, 479))))
        case .touchMove(let distance):
            guard isFingerDown else { return }
            for part in 1...4 {
                screen.advance(by: 1 / 60)
                screen.touchMove(to: CGPoint(x: 30, y: CGFloat(240 + distance * part / 4)))
            }
        case .touchUp:
            if isFingerDown { screen.touchUp() }
            isFingerDown = false
        case .touchCancel:
            if isFingerDown { screen.touchCancel() }
            isFingerDown = false
        case .pinch(let y, let from, let to):
            if !isFingerDown { pinch(y: CGFloat(min(y, 479)), from: CGFloat(from), to: CGFloat(to)) }
        case .key(let number): screen.press(Self.keys[number % Self.keys.count])
        default: break
        }
    }

    private func pinch(y: CGFloat, from: CGFloat, to: CGFloat) {
        screen.touchDown(1, at: CGPoint(x: 160 - from, y: y))
        screen.touchDown(2, at: CGPoint(x: 160 + from, y: y))
        for part in 1...4 {
            let spread = from + (to - from) * CGFloat(part) / 4
            screen.advance(by: 1 / 60)
            screen.touchMove(1, to: CGPoint(x: 160 - spread, y: y))
            screen.touchMove(2, to: CGPoint(x: 160 + spread, y: y))
        }
        screen.touchUp(1)
        screen.touchUp(2)
    }

    private func restore(_ step: ExpanderStep) {
        guard let expander else { return }
        if case .saveState = step { return savedState = expander.state }
        if case .takeSnapshot = step { return savedSnapshot = (expander.snapshot, expander.state) }
        levels.ignore()
        switch step {
        case .restoreState:
            guard let savedState else { return }
            expander.state = savedState
            follow(expander.state)
        case .restoreSnapshot:
            guard let savedSnapshot else { return }
            // The table has its rows before the levels are restored.
            follow(savedSnapshot.state)
            expander.restore(savedSnapshot.snapshot)
        default:
            let ids = Set(client.data.ids)
            expander.prune { ids.contains($0) }
            table.reloadData()
        }
    }

    /// Updates the rows of a client that sets levels itself.
    private func follow(_ state: ExpansionState<Int, FuzzedLevel>) {
        guard setup.hasChildren else { return }
        for id in client.data.ids { client.updateChildren(of: id, isOpen: !state[id].isFolded) }
        client.reload()
    }

    private func scroll(_ step: ExpanderStep) {
        switch step {
        case .scroll(let y, let animated):
            let end = max(0, table.contentSize.height - table.bounds.height)
            table.setContentOffset(CGPoint(x: 0, y: min(CGFloat(y), end)), animated: animated)
        case .scrollToRow(let row, let position, let animated):
            let position = UITableView.ScrollPosition(rawValue: position) ?? .none
            if let path = client.data.path(row) { table.scrollToRow(at: path, at: position, animated: animated) }
        case .fling(let distance):
            guard !isFingerDown else { return }
            let point = CGPoint(x: 100, y: 240)
            screen.scroll(by: CGVector(dx: 0, dy: CGFloat(distance)), at: point, duration: 0.1, flings: true)
        case .showRow(let row, let position, let animated):
            let position = UITableView.ScrollPosition(rawValue: position) ?? .none
            client.data.id(row).map { _ = expander?.show($0, level: .big, at: position, animated: animated) }
        default: break
        }
    }

    private func edit(_ step: ExpanderStep) {
        switch step {
        case .edit(let edits, let animated):
            let batch = TableBatch(edits.map(\.told), on: client.data)
            if animated {
                client.update(by: batch, animated: true)
            } else {
                UIView.performWithoutAnimation { client.update(by: batch, animated: false) }
            }
        case .keepPlace(let edit):
            let batch = TableBatch([edit.told], on: client.data)
            expander?.keepingPlace { client.update(by: batch, animated: false) }
        default: client.reload()
        }
    }

    /// Ends all touches and scrubs, and waits until nothing moves.
    private func settle() {
        if isFingerDown { screen.touchUp() }
        isFingerDown = false
        // A callback may begin another scrub and request more details.
        for _ in 0..<5 {
            endScrubs()
            screen.settle()
            client.deliverDetails()
        }
        screen.settle()
        isAtRest = !hasScrubs && client.loads.isEmpty
    }

    /// Performs a client's action in one of its callbacks.
    func perform(_ action: ExpanderReaction.Action, in callback: ExpanderReaction.Callback) {
        guard let expander else { return }
        // Data must not change during a layout pass.
        let isLayout = [.cellForRow, .heightForRow, .willDisplay, .didEndDisplaying, .didScroll].contains(callback)
        if isLayout, setup.hasChildren { return }
        switch action {
        case .toggle(let row): client.data.id(row).map { _ = expander.toggle($0) }
        case .set(let row, let level, let animated):
            client.data.id(row).map { _ = expander.set(level, for: $0, animated: animated) }
        case .collapseAll: expander.collapseAll()
        case .restoreState:
            guard let savedState, !setup.hasChildren else { return }
            levels.ignore()
            expander.state = savedState
        case .prune:
            levels.ignore()
            let ids = Set(client.data.ids)
            expander.prune { ids.contains($0) }
        case .scrub(let row): client.data.id(row).map { keep(expander.scrub($0)) }
        case .endScrub: scrub(0)?.end()
        case .cancelScrub: scrub(0)?.cancel()
        case .showRow(let row): client.data.id(row).map { _ = expander.show($0, level: .medium) }
        case .layOut: table.layoutIfNeeded()
        case .ask:
            _ = (table.visibleCells, expander.snapshot, client.data.ids.first.map { expander.indexPath(for: $0) })
        case .setScope: expander.scope = client.scope(.table)
        case .replaceDetails: expander.details = client.makeDetails()
        case .leaveWindow: table.removeFromSuperview()
        }
    }
}

extension TableEdit {
    /// The edit that reports a changed height to the table. Cells don't detect it themselves.
    fileprivate var told: TableEdit {
        if case .resize(let row, let height) = self { return .reconfigure(row, height: height) }
        return self
    }
}
