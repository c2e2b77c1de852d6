import Foundation

@testable import UIKit

/// An independent implementation of UIKit's rules that searches lists linearly, for small tables.
struct NaiveUpdate {
    let before: [Int]
    let after: [Int]

    private var gone: [Int] = []
    private var replaced: [Int] = []
    private var come: [Int] = []
    private var moves: [(old: Int, new: Int)] = []
    private var goneRows: [IndexPath] = []
    private var shownAnew: [IndexPath] = []
    private var comeRows: [IndexPath] = []
    private var rowMoves: [(old: IndexPath, new: IndexPath)] = []
    private var touched: [IndexPath] = []

    init(before: [Int], after: [Int], requests: [TableUpdate<Int>.Request]) {
        self.before = before
        self.after = after
        for request in requests {
            switch request {
            case .insertSections(let sections, _): come += sections
            case .deleteSections(let sections, _): gone += sections
            case .reloadSections(let sections, _): replaced += sections
            case .moveSection(let old, let new): moves.append((old, new))
            case .insertRows(let paths, _): comeRows += paths
            case .deleteRows(let paths, _): goneRows += paths
            case .reloadRows(let paths, _): shownAnew += paths
            case .moveRow(let old, let new): rowMoves.append((old, new))
            case .reconfigureRows(let paths): touched += paths
            }
        }
    }

    /// For each section and row after the update, the index path before it, or nil for a new row. The
    /// property is nil if the update is invalid.
    var origins: [[IndexPath?]]? {
        let departures = gone + replaced + moves.map(\.old)
        let arrivals = come + moves.map(\.new)
        let rowDepartures = goneRows + shownAnew + rowMoves.map(\.old)
        let rowArrivals = comeRows + rowMoves.map(\.new)
        guard Set(departures).count == departures.count, Set(arrivals).count == arrivals.count,
            Set(rowDepartures).count == rowDepartures.count, Set(rowArrivals).count == rowArrivals.count,
            departures.allSatisfy(before.indices.contains), arrivals.allSatisfy(after.indices.contains),
            (rowDepartures + touched).allSatisfy({ isRow($0, in: before) }),
            rowArrivals.allSatisfy({ isRow($0, in: after) }),
            // The old section for each new one. Reloaded sections count as staying.
            let sources = filled(
                after.count,
                with: before.indices.filter { index in !gone.contains(index) && !moves.contains { $0.old == index } },
                around: Dictionary(uniqueKeysWithValues: come.map { ($0, nil) } + moves.map { ($0.new, $0.old) })
            )
        else { return nil }

        // A row can only move between sections that exist before and after the update and aren't reloaded.
        for move in rowMoves {
            let old = move.old[0]
            guard !gone.contains(old), !replaced.contains(old), let target = sources[move.new[0]],
                !replaced.contains(target)
            else { return nil }
        }
        var origins: [[IndexPath?]] = []
        for (new, count) in after.enumerated() {
            guard let old = sources[new], !replaced.contains(old) else {
                origins.append(Array(repeating: nil, count: count))
                continue
            }
            var known: [Int: IndexPath?] = [:]
            for path in comeRows where path[0] == new { known[path[1]] = .some(nil) }
            for move in rowMoves where move.new[0] == new { known[move.new[1]] = move.old }
            let stay = (0..<before[old]).map { [old, $0] as IndexPath }
                .filter { path in !goneRows.contains(path) && !rowMoves.contains { $0.old == path } }
            guard let rows = filled(count, with: stay, around: known) else { return nil }
            origins.append(rows)
        }
        return origins
    }

    private func isRow(_ path: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
    }

    /// Returns a list of `count` elements with `known` at their indices and `rest` between them, or nil
    /// if their numbers don't match.
    private func filled<Element>(_ count: Int, with rest: [Element], around known: [Int: Element?]) -> [Element?]? {
        guard known.count + rest.count == count else { return nil }
        var rest = rest[...]
        return (0..<count).map { index in known[index] ?? rest.popFirst() }
    }
}
