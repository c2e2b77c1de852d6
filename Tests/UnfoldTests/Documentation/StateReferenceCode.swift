import Expansion
import UIKit

/// The examples of the reference of `Expansion`.
@MainActor
enum StateReferenceCode {
    static func sizes() -> [String] {
        enum TileSize: String, ExpansionLevel { case small, medium, big }

        let folded = TileSize.folded  // small
        let following = TileSize.allCases.map(\.next)  // medium, big, small
        return ([folded] + following).map(\.rawValue)
    }

    static func look(_ message: UILabel, _ level: Disclosure) {
        message.numberOfLines = level == .collapsed ? 3 : 0
    }

    static func accordion() -> Disclosure {
        var state = ExpansionState<Comment.ID, Disclosure>(policy: .accordion)

        state.toggle(1)  // 1: collapsed → expanded
        state.toggle(2)  // 2: collapsed → expanded, 1: expanded → collapsed
        let level = state[2]  // expanded
        return level
    }

    static func policy() -> ExpansionState<Int, Disclosure> {
        let state = ExpansionState<Int, Disclosure>(policy: .atMost(3))
        return state
    }

    static func oneRow(_ state: inout ExpansionState<Int, Disclosure>, _ id: Int, _ mails: [Int: ReferenceCode.Mail])
        -> Bool
    {
        let load = { (id: Int) in print(id) }
        for change in state.toggle(id) where change.isOpening { load(change.id) }
        state.toggle(1)
        state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
        state.set(.expanded, for: 1)
        state.set(.expanded, for: id) { mails[$0]?.thread }
        let canFold = state.allows(.collapsed, for: 1)
        return canFold
    }

    static func manyRows(
        _ state: inout ExpansionState<Int, Disclosure>,
        _ mails: [Int: ReferenceCode.Mail]
    ) -> (ExpansionChanges, Int?) {
        state.setAll(.expanded, for: [1, 2, 3])
        state.expandAll(1...40)
        let firstOpened = state.unfolded.first
        state.collapseAll { mails[$0]?.thread }
        let changes = state.setAll(.expanded, for: mails.keys) { mails[$0]?.thread }
        return (changes, firstOpened)
    }

    typealias ExpansionChanges = [ExpansionChange<Int, Disclosure>]

    static func forget(
        _ state: inout ExpansionState<Int, Disclosure>,
        _ deleted: Comment,
        _ comments: [Int: Comment]
    ) -> ExpansionChanges {
        state.remove(deleted.id)
        state.prune { comments[$0] != nil }
        state.setPolicy(.atMost(2))
        let surplus = state.enforcePolicy()
        return surplus
    }
}
