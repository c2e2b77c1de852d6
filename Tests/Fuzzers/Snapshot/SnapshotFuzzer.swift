import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Performs operations on a diffable snapshot, which a data source sometimes applies. The snapshot
/// equals plain arrays after each operation, and so does the table after each apply.
package final class SnapshotFuzzer: Fuzzer {
    package static let name = "snapshot"
    package static let lengths = 1...60

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let source: UITableViewDiffableDataSource<Int, Int>
    private var snapshot = Snapshot()
    private var model = SnapshotModel()
    private var wasApplied = false

    package static func drawSetup(using generator: inout SeededGenerator) -> [Int] {
        (0..<generator.below(SnapshotStep.itemCount)).map { $0 }
    }

    package static func drawStep(using generator: inout SeededGenerator) -> SnapshotStep {
        SnapshotStep(using: &generator)
    }

    /// - Parameter items: The items of the first section.
    package init(_ items: [Int]) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        screen.window.addSubview(table)
        perform(.appendSections([0]))
        perform(.appendItems(items, to: 0))
    }

    package func tearDown() {
        table.removeFromSuperview()
        screen.settle()
    }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the table", table), WatchedObject("the data source", source)]
    }

    // MARK: Steps

    package func perform(_ step: SnapshotStep) {
        wasApplied = false
        switch step {
        case .appendSections, .insertSections, .deleteSections, .moveSection, .reloadSections: performOnSections(step)
        case .apply(let animated): apply(animated: animated)
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        default: performOnItems(step)
        }
    }

    private func performOnSections(_ step: SnapshotStep) {
        switch step {
        case .appendSections(let names):
            let new = newSections(names)
            snapshot.appendSections(new)
            model.append(sections: new)
        case .insertSections(let names, let other, let isAfter):
            guard model.names.contains(other) else { return }
            let new = newSections(names)
            if isAfter {
                snapshot.insertSections(new, afterSection: other)
            } else {
                snapshot.insertSections(new, beforeSection: other)
            }
            model.insert(sections: new, beside: other, isAfter: isAfter)
        case .deleteSections(let names):
            snapshot.deleteSections(names)
            model.delete(sections: names)
        case .moveSection(let name, let other, let isAfter):
            guard name != other, model.names.contains(name), model.names.contains(other) else { return }
            if isAfter {
                snapshot.moveSection(name, afterSection: other)
            } else {
                snapshot.moveSection(name, beforeSection: other)
            }
            model.move(section: name, beside: other, isAfter: isAfter)
        case .reloadSections(let names):
            let known = unique(names).filter(model.names.contains)
            snapshot.reloadSections(known)
            model.reload(sections: known)
        default: break
        }
    }

    private func performOnItems(_ step: SnapshotStep) {
        switch step {
        case .appendItems(let items, let section):
            guard model.names.contains(section) else { return }
            snapshot.appendItems(unique(items), toSection: section)
            model.append(items: unique(items), to: section)
        case .insertItems(let items, let other, let isAfter):
            guard model.items.contains(other) else { return }
            let new = unique(items).filter { $0 != other }
            if isAfter {
                snapshot.insertItems(new, afterItem: other)
            } else {
                snapshot.insertItems(new, beforeItem: other)
            }
            model.put(items: new, beside: other, isAfter: isAfter)
        case .moveItem(let item, let other, let isAfter):
            guard item != other, model.items.contains(item), model.items.contains(other) else { return }
            if isAfter { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
            model.put(items: [item], beside: other, isAfter: isAfter)
        case .deleteItems(let items):
            snapshot.deleteItems(items)
            model.delete(items: items)
        case .reloadItems(let items):
            let known = unique(items).filter(model.items.contains)
            snapshot.reloadItems(known)
            model.reload(items: known)
        case .reconfigureItems(let items):
            let known = unique(items).filter(model.items.contains)
            snapshot.reconfigureItems(known)
            model.reconfigure(items: known)
        case .deleteAllItems:
            snapshot.deleteAllItems()
            model = SnapshotModel()
        default: break
        }
    }

    private func apply(animated: Bool) {
        source.apply(snapshot, animatingDifferences: animated)
        screen.settle()
        snapshot = source.snapshot()
        model.forgetMarks()
        wasApplied = true
    }

    private func unique(_ numbers: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return numbers.filter { seen.insert($0).inserted }
    }

    private func newSections(_ names: [Int]) -> [Int] {
        unique(names).filter { !model.names.contains($0) }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if snapshot.sectionIdentifiers != model.names || snapshot.itemIdentifiers != model.items {
            return Flaw("holds what arrays hold", "\(snapshot.itemIdentifiers), not \(model.items)")
        }
        for section in model.sections where snapshot.itemIdentifiers(inSection: section.name) != section.items {
            return Flaw("sections hold what arrays hold", "section \(section.name) is not \(section.items)")
        }
        if let flaw = placeFlaw() { return flaw }
        let marks = [
            snapshot.reloadedSectionIdentifiers, snapshot.reloadedItemIdentifiers,
            snapshot.reconfiguredItemIdentifiers,
        ]
        let expected = [model.reloadedSections, model.reloadedItems, model.reconfiguredItems]
        if marks != expected { return Flaw("marks stay", "\(marks), not \(expected)") }
        return wasApplied ? tableFlaw() : nil
    }

    private func placeFlaw() -> Flaw? {
        let (names, items) = (model.names, model.items)
        for name in 0..<SnapshotStep.sectionCount where snapshot.indexOfSection(name) != names.firstIndex(of: name) {
            return Flaw("finds sections", "section \(name) is at \(String(describing: snapshot.indexOfSection(name)))")
        }
        for item in 0..<SnapshotStep.itemCount {
            guard snapshot.indexOfItem(item) == items.firstIndex(of: item),
                snapshot.sectionIdentifier(containingItem: item) == model.section(of: item)
            else { return Flaw("finds items", "item \(item) is at \(String(describing: snapshot.indexOfItem(item)))") }
        }
        return nil
    }

    private func tableFlaw() -> Flaw? {
        guard table.numberOfSections == model.sections.count else {
            return Flaw("the table shows the snapshot", "\(table.numberOfSections) sections")
        }
        for (index, section) in model.sections.enumerated()
        where table.numberOfRows(inSection: index) != section.items.count {
            return Flaw("the table shows the snapshot", "\(table.numberOfRows(inSection: index)) rows in \(index)")
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let text = table.cellForRow(at: path)?.textLabel?.text
            guard text != "\(model.sections[path.section].items[path.row])" else { continue }
            return Flaw("the table shows the snapshot", "\(path) shows \(text ?? "nothing")")
        }
        return nil
    }
}
