import SeededRandom
import Testing

@testable import Unfold

/// Tests the differences between the rows of two trees: they lead from one to the other, and are as small as possible.
@Suite struct OutlineDifferenceTests {

    /// Returns the length of a longest common subsequence, by comparing all prefixes.
    private func common(_ old: [Int], _ new: [Int]) -> Int {
        var lengths = [[Int]](repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for (i, a) in old.enumerated() {
            for (j, b) in new.enumerated() {
                lengths[i + 1][j + 1] = a == b ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
            }
        }
        return lengths[old.count][new.count]
    }

    private func apply(_ difference: OutlineDifference, _ old: OutlineLayout<Int>, _ new: OutlineLayout<Int>)
        -> OutlineLayout<Int>
    {
        var result = old
        for path in difference.deletedRows.sorted().reversed() {
            result.sections[path.section].rows.remove(at: path.row)
        }
        for section in difference.deletedSections.reversed() { result.sections.remove(at: section) }
        for section in difference.insertedSections { result.sections.insert(new.sections[section], at: section) }
        for path in difference.insertedRows.sorted() {
            result.sections[path.section].rows.insert(new.sections[path.section].rows[path.row], at: path.row)
        }
        return result
    }

    @Test(arguments: LawCount.seeds(120))
    func aDifferenceLeadsFromOneTreeToAnother(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var nextID = 0
        var nodes = NestedNode.forest(&random, nextID: &nextID)
        let roots: ExpansionRoots = random.below(2) == 0 ? .rows : .sections
        var open = Set(nodes.flatMap(\.all).map(\.id).filter { _ in random.below(2) == 0 })
        var old = OutlineLayout(ExpansionTree(nodes), roots, isOpen: open.contains) { _ in nil }
        for step in 0..<8 {
            if random.below(2) == 0 { nodes = NestedNode.edited(nodes, &random, nextID: &nextID) }
            for node in nodes.flatMap(\.all) where random.below(4) == 0 { open.formSymmetricDifference([node.id]) }
            let new = OutlineLayout(ExpansionTree(nodes), roots, isOpen: open.contains) { _ in nil }
            let difference = OutlineDifference(from: old, to: new)
            let place = "seed \(seed), step \(step)"
            #expect(apply(difference, old, new) == new, "\(place)")
            #expect(difference.isEmpty == (old == new), "\(place)")
            #expect(difference.deletedRows == difference.deletedRows.sorted(), "\(place)")
            if roots == .rows {
                let kept = old.sections[0].rows.count - difference.deletedRows.count
                #expect(kept == common(old.sections[0].rows, new.sections[0].rows), "\(place)")
            }
            checkAnchors(difference, old, new, place)
            old = new
        }
    }

    /// The row before a run of deleted rows is found again where it is after the update.
    private func checkAnchors(
        _ difference: OutlineDifference,
        _ old: OutlineLayout<Int>,
        _ new: OutlineLayout<Int>,
        _ place: String
    ) {
        for run in RowCurtains.runs(difference.deletedRows) {
            guard let anchor = difference.newAnchor(ofDeleted: run.lowerBound) else {
                Issue.record("\(place): no anchor of \(run)")
                continue
            }
            let section = run.lowerBound.section
            if run.lowerBound.row == 0 {
                #expect(new.sections[anchor[0]].header == old.sections[section].header && anchor.count == 1, "\(place)")
            } else {
                let id = old.sections[section].rows[run.lowerBound.row - 1]
                #expect(new.sections[anchor.section].rows[anchor.row] == id, "\(place)")
            }
        }
        for run in RowCurtains.runs(difference.insertedRows) where run.lowerBound.row > 0 {
            let id = new.sections[run.lowerBound.section].rows[run.lowerBound.row - 1]
            let anchor = difference.oldAnchor(ofInserted: run.lowerBound)
            #expect(anchor.map { old.sections[$0.section].rows[$0.row] } == id, "\(place)")
        }
    }

    /// A group of very many rows opens in time that is proportional to their number.
    @Test func aLargeGroupOpens() {
        let rows = Array(0..<200_000)
        let changes = OutlineDifference.changes(from: [0, 199_999], to: rows)
        #expect(changes.deleted.isEmpty && changes.inserted == Array(1..<199_999))
        let reversed = OutlineDifference.changes(from: rows, to: rows.reversed())
        #expect(reversed.deleted.count == 199_999 && reversed.inserted.count == 199_999)
    }
}
