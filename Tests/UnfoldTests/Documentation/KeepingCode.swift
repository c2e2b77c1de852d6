import Foundation
import UIKit
import Unfold

/// The code of the articles "Saving and restoring" and "Accessible rows".
@MainActor
enum KeepingCode {
    static func save(_ expander: RowExpander<Int>) throws -> Data {
        let data = try JSONEncoder().encode(expander.snapshot)
        return data
    }

    static func restore(_ expander: RowExpander<Int>, _ data: Data) throws {
        // The table has its rows again.
        let snapshot = try JSONDecoder().decode(ExpansionSnapshot<Int, RowLevel>.self, from: data)
        expander.restore(snapshot)
    }

    static func prune(_ expander: RowExpander<Int>, _ comments: [Int: String]) {
        expander.prune { comments[$0] != nil }
    }

    static func strings(_ expander: RowExpander<Int>) {
        expander.strings.expand = NSLocalizedString("Show more", comment: "The action that unfolds a comment")
        expander.strings.collapse = NSLocalizedString("Show less", comment: "The action that folds a comment")
    }
}
