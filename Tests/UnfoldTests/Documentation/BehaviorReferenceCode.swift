import UIKit
import Unfold

/// The examples of the reference of `Unfold`: callbacks, policies, indicators, and cells without a class.
@MainActor
enum BehaviorReferenceCode {
    static func callbacks(
        _ expander: RowExpander<Int>,
        isUnlocked: @escaping (Int) -> Bool,
        save: @escaping (ExpansionSnapshot<Int, RowLevel>) -> Void
    ) {
        expander.deselectsRows = false
        expander.shouldChange = { change in change.newLevel == .collapsed || isUnlocked(change.id) }
        expander.didChange = { changes, isFinished in
            if isFinished { save(expander.snapshot) }
        }
    }

    static func policies(_ expander: RowExpander<Int>, _ mails: [Int: ReferenceCode.Mail]) {
        expander.scope = .group { mails[$0]?.thread }
        expander.setPolicy(.accordion)
    }

    static func indicators(_ expander: RowExpander<Int>, isEditing: Bool) {
        expander.indicator = isEditing ? .none : .chevron
        expander.indicator = .chevron(.center)
        expander.indicator = .chevron(.leading)
        expander.indicator = .chevron
        expander.indicator = .none
        let placements: [ExpansionIndicator.Placement] = [.firstLine, .center, .leading]
        for placement in placements { expander.indicator = .chevron(placement) }
    }

    static func appearance(_ expander: RowExpander<Int>) {
        expander.setAppearance { cell, level, _ in
            cell.detailTextLabel?.isHidden = level == .collapsed
        }
    }

    final class Texts: UITableViewController {
        lazy var expander = LevelExpander<Int, RowLevel>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }
    }
}
