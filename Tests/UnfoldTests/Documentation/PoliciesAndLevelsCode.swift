import UIKit
import Unfold

/// The code of the article "Policies and levels".
@MainActor
enum PoliciesAndLevelsCode {
    struct Mail: Identifiable {
        let id: Int
        let thread: Int
    }

    static func expanders(_ tableView: UITableView, _ mails: [[Mail]]) -> [RowExpander<Mail.ID>] {
        // One open row in the whole table.
        let one = RowExpander<Mail.ID>(tableView, policy: .accordion) { mails[$0.section][$0.row].id }
        // Two in each section.
        let two = RowExpander<Mail.ID>(tableView, policy: .atMost(2), scope: .section) {
            mails[$0.section][$0.row].id
        }
        let threads = Dictionary(mails.joined().map { ($0.id, $0.thread) }) { $1 }
        // One in each thread, wherever its mails are. The policy doesn't apply to mails without a thread.
        let byThread = RowExpander<Mail.ID>(
            tableView,
            policy: .accordion,
            scope: .group { threads[$0] }
        ) { mails[$0.section][$0.row].id }
        return [one, two, byThread]
    }

    enum CardSize: String, ExpansionLevel { case small, medium, big }

    final class CardCell: UITableViewCell, UnfoldingCell {
        private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 60)

        func apply(_ level: CardSize, reason: ExpansionReason) {
            height.constant = [.small: 60, .medium: 120, .big: 240][level] ?? 60
            height.isActive = true
        }
    }

    static func levels(_ tableView: UITableView, _ ids: [Int]) -> LevelExpander<Int, CardSize> {
        let expander = LevelExpander<Int, CardSize>(tableView) { ids[$0.row] }
        return expander
    }

    static func ask(_ expander: LevelExpander<Int, CardSize>, _ id: Int) {
        expander.toggle(id)  // small, medium, big, and small again
        expander.set(.big, for: id)  // whatever it was
        expander.setAll(.medium, for: [1, 2, 3])  // one motion for all of them
        expander.expandAll()  // every row to its last level
        expander.collapseAll(animated: false)
        if expander[id].isFolded { expander.show(id) }  // unfolds it and scrolls to it
    }

    protocol Saving {
        func save(_ id: Int, isOpen: Bool) async
    }

    static func follow(_ expander: RowExpander<Int>, _ model: some Saving & Sendable) async {
        for await changes in expander.changes {
            for change in changes { await model.save(change.id, isOpen: !change.newLevel.isFolded) }
        }
    }

    static func openAll(_ expander: RowExpander<Int>) {
        expander.setState(ExpansionState(defaultLevel: .expanded), animated: false)
    }

    static func listen(_ expander: RowExpander<Int>) {
        expander.willChange = { changes in
            for change in changes where change.isOpening { print("opened \(change.id)") }
        }
    }
}
