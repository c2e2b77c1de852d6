import SeededRandom

@testable import UIKit

typealias RandomSnapshot = NSDiffableDataSourceSnapshot<Int, Int>

/// A generator that makes the same random valid changes to a snapshot and its model.
struct SnapshotScript {
    var random: UpdateRandom
    var snapshot = RandomSnapshot()
    var model = SnapshotModel()
    /// The upper bounds of the numbers of items and sections.
    var mostItems = 30
    var mostSections = 5

    init(seed: UInt64) {
        random = UpdateRandom(seed: seed)
    }

    private mutating func anyItems() -> [Int] {
        let items = (0..<random.below(6)).map { _ in random.below(mostItems) }
        return items.enumerated().filter { index, item in items.firstIndex(of: item) == index }.map(\.element)
    }

    private mutating func freshSections() -> [Int] {
        let free = (0..<mostSections).filter { model.index(of: $0) == nil }
        return Array(free.shuffled(using: &random).prefix(random.below(3)))
    }

    private func missing(_ old: [Int], of new: [Int]) -> [Int] { new.filter { !old.contains($0) } }

    /// Makes a random change and returns its name.
    @discardableResult
    mutating func step() -> String {
        let distance = random.below(2)
        let items = model.items
        let names = model.sections.map(\.name)
        switch names.isEmpty ? 0 : random.below(15) {
        case 0:
            let new = freshSections()
            snapshot.appendSections(new)
            model.sections += new.map { ($0, []) }
            return "append sections \(new)"
        case 1:
            guard let other = names.randomElement(using: &random) else { return "" }
            let new = freshSections()
            if distance == 0 {
                snapshot.insertSections(new, beforeSection: other)
            } else {
                snapshot.insertSections(new, afterSection: other)
            }
            model.sections.insert(contentsOf: new.map { ($0, []) }, at: names.firstIndex(of: other)! + distance)
            return "insert sections \(new) \(distance) \(other)"
        case 2:
            let gone = random.chance(50) ? [random.below(mostSections), random.below(mostSections)] : []
            snapshot.deleteSections(gone)
            model.sections.removeAll { gone.contains($0.name) }
            model.forgetWhatWent()
            return "delete sections \(gone)"
        case 3:
            guard let one = names.randomElement(using: &random), let other = names.randomElement(using: &random),
                one != other
            else { return "" }
            if distance == 0 {
                snapshot.moveSection(one, beforeSection: other)
            } else {
                snapshot.moveSection(one, afterSection: other)
            }
            let moved = model.sections.remove(at: names.firstIndex(of: one)!)
            model.sections.insert(moved, at: model.index(of: other)! + distance)
            return "move section \(one) \(distance) \(other)"
        case 4, 5, 6:
            guard let section = names.randomElement(using: &random) else { return "" }
            let new = anyItems()
            let isLast = section == names.last && random.chance(50)
            snapshot.appendItems(new, toSection: isLast ? nil : section)
            model.take(new)
            model.sections[names.firstIndex(of: section)!].items += new
            return "append \(new) to \(section)"
        case 7, 8:
            guard let other = items.randomElement(using: &random) else { return "" }
            let new = anyItems().filter { $0 != other }
            if distance == 0 {
                snapshot.insertItems(new, beforeItem: other)
            } else {
                snapshot.insertItems(new, afterItem: other)
            }
            model.put(new, beside: other, after: distance)
            return "insert \(new) \(distance) \(other)"
        case 9, 10:
            guard let one = items.randomElement(using: &random), let other = items.randomElement(using: &random),
                one != other
            else { return "" }
            if distance == 0 {
                snapshot.moveItem(one, beforeItem: other)
            } else {
                snapshot.moveItem(one, afterItem: other)
            }
            model.put([one], beside: other, after: distance)
            return "move \(one) \(distance) \(other)"
        case 11:
            let gone = anyItems()
            snapshot.deleteItems(gone)
            model.take(gone)
            model.forgetWhatWent()
            return "delete \(gone)"
        case 12:
            let marked = anyItems().filter(items.contains)
            snapshot.reloadItems(marked)
            model.reloadedItems += missing(model.reloadedItems, of: marked)
            return "reload \(marked)"
        case 13:
            let marked = anyItems().filter(items.contains)
            snapshot.reconfigureItems(marked)
            model.reconfiguredItems += missing(model.reconfiguredItems, of: marked)
            return "reconfigure \(marked)"
        default:
            if random.chance(10) {
                snapshot.deleteAllItems()
                model = SnapshotModel()
                return "delete all"
            }
            let marked = names.filter { _ in random.chance(20) }
            snapshot.reloadSections(marked)
            model.reloadedSections += missing(model.reloadedSections, of: marked)
            return "reload sections \(marked)"
        }
    }
}
