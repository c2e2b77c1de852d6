import Expansion
import UIKit

/// The examples of the reference of `Expansion`.
@MainActor
enum StateReferenceCode {
    static func sizes() -> [[String]] {
        enum TileSize: String, ExpansionLevel { case small, medium, big }

        let folded = TileSize.folded  // small
        let unfolded = TileSize.fullyUnfolded  // big
        let open = TileSize.allCases.filter { !$0.isFolded }  // medium, big
        let following = TileSize.allCases.map(\.next)  // medium, big, small
        return [[folded, unfolded], open, following].map { $0.map(\.rawValue) }
    }

    static func look(_ message: UILabel, _ picture: UIImageView, _ level: RowLevel) {
        message.numberOfLines = level == .collapsed ? 3 : 0
        picture.isHidden = level != .expanded
    }

    /// The code of the module's page.
    static func overview(
        _ first: Comment.ID,
        _ second: Comment.ID,
        in dataSource: UITableViewDiffableDataSource<Int, Comment.ID>,
        move: (Comment.ID, RowLevel) -> Void
    ) -> ExpansionState<Comment.ID, RowLevel> {
        var state = ExpansionState<Comment.ID, RowLevel>(policy: .accordion)

        state.toggle(first)  // first: collapsed → expanded
        let changes = state.toggle(second)  // second: collapsed → expanded, first: expanded → collapsed
        for change in changes {
            move(change.id, change.newLevel)
        }
        let id = first
        state.toggle(id) { dataSource.indexPath(for: $0)?.section }
        return state
    }

    static func accordion() -> RowLevel {
        var state = ExpansionState<Comment.ID, RowLevel>(policy: .accordion)

        state.toggle(1)  // 1: collapsed → expanded
        state.toggle(2)  // 2: collapsed → expanded, 1: expanded → collapsed
        let level = state[2]  // expanded
        return level
    }

    static func defaultLevel() -> [RowLevel] {
        let allOpen = ExpansionState<Comment.ID, RowLevel>(defaultLevel: .expanded)
        let first = allOpen[1]  // expanded
        let level = allOpen.defaultLevel  // expanded
        return [first, level]
    }

    static func policies() -> (limits: [Int?], keeping: [ExpansionPolicy]) {
        let policies: [ExpansionPolicy] = [.independent, .accordion, .alwaysOne, .atMost(3)]
        let limits = policies.map(\.limit)  // nil, 1, 1, 3
        let keeping = policies.filter(\.keepsOneOpen)  // alwaysOne
        return (limits, keeping)
    }

    static func policy() -> ExpansionState<Int, RowLevel> {
        let state = ExpansionState<Int, RowLevel>(policy: .atMost(3))
        return state
    }

    static func changes(
        _ state: inout ExpansionState<Int, RowLevel>,
        _ id: Int,
        load: (Int) -> Void,
        unload: (Int) -> Void
    ) -> ExpansionChanges {
        for change in state.toggle(id) {
            if change.isOpening { load(change.id) }
            if change.isFolding { unload(change.id) }
            print("\(change.id): \(change.oldLevel) → \(change.newLevel)")
        }
        let change = ExpansionChange(id: 1, from: RowLevel.collapsed, to: .expanded)
        var changes: [ExpansionState<Int, RowLevel>.Change] = []
        changes += state.toggle(1)
        return changes + [change]
    }

    static func oneRow(_ state: inout ExpansionState<Int, RowLevel>, _ id: Int, _ mails: [Int: ReferenceCode.Mail])
        -> [Bool]
    {
        state.toggle(1)
        state.toggle(id) { mails[$0]?.thread }  // one open mail in each thread
        state.set(.expanded, for: 1)
        state.set(.expanded, for: id) { mails[$0]?.thread }
        let canFold = state.allows(.collapsed, for: 1)
        let canFoldInThread = state.allows(.collapsed, for: id) { mails[$0]?.thread }
        return [canFold, canFoldInThread]
    }

    static func manyRows(
        _ state: inout ExpansionState<Int, RowLevel>,
        _ mails: [Int: ReferenceCode.Mail]
    ) -> (ExpansionChanges, Int?) {
        state.setAll(.expanded, for: [1, 2, 3])
        state.expandAll(1...40)
        state.expandAll(mails.keys) { mails[$0]?.thread }
        let firstOpened = state.unfolded.first
        state.collapseAll { mails[$0]?.thread }
        state.collapseAll()
        let changes = state.setAll(.expanded, for: mails.keys) { mails[$0]?.thread }
        return (changes, firstOpened)
    }

    typealias ExpansionChanges = [ExpansionChange<Int, RowLevel>]

    static func forget(
        _ state: inout ExpansionState<Int, RowLevel>,
        _ deleted: Comment,
        _ comments: [Int: Comment]
    ) -> ExpansionChanges {
        state.remove(deleted.id)
        state.prune { comments[$0] != nil }
        state.setPolicy(.atMost(2))
        let surplus = state.enforcePolicy()
        return surplus
    }

    static func regroup(
        _ state: inout ExpansionState<Int, RowLevel>,
        _ mails: [Int: ReferenceCode.Mail],
        _ foldAllButton: UIButton
    ) {
        state.setPolicy(.accordion) { mails[$0]?.thread }
        state.enforcePolicy { mails[$0]?.thread }
        foldAllButton.isEnabled = !state.isEmpty
    }
}
