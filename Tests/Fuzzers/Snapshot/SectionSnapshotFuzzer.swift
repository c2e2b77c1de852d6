import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Performs operations on a section snapshot, whose visible items a table sometimes shows. Its answers agree with each
/// other after each operation, and the table shows the visible items after each apply.
package final class SectionSnapshotFuzzer: Fuzzer {
    package static let name = "section-snapshot"
    package static let lengths = 1...60

    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let source: UITableViewDiffableDataSource<Int, Int>
    private var snapshot = Snapshot()
    /// The items that the step may not have changed, with whether they are expanded.
    private var expected: [Int: Bool] = [:]
    private var wasApplied = false

    package static func drawSetup(using generator: inout SeededGenerator) -> [Int] {
        (0..<generator.below(SectionSnapshotStep.itemCount / 2)).map { $0 }
    }

    package static func drawStep(using generator: inout SeededGenerator) -> SectionSnapshotStep {
        SectionSnapshotStep(using: &generator)
    }

    /// - Parameter items: The first items at the top.
    package init(_ items: [Int]) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        screen.window.addSubview(table)
        perform(.append(items, to: nil))
    }

    package func tearDown() {
        table.removeFromSuperview()
        screen.settle()
    }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the table", table), WatchedObject("the data source", source)]
    }

    // MARK: Steps

    package func perform(_ step: SectionSnapshotStep) {
        wasApplied = false
        expected = Dictionary(uniqueKeysWithValues: snapshot.items.map { ($0, snapshot.isExpanded($0)) })
        switch step {
        case .append(let items, let parent):
            let new = new(items)
            snapshot.append(new, to: parent.flatMap { snapshot.contains($0) ? $0 : nil })
            for item in new { expected[item] = false }
        case .insert(let items, let other, let isAfter):
            guard snapshot.contains(other) else { return }
            let new = new(items)
            if isAfter { snapshot.insert(new, after: other) } else { snapshot.insert(new, before: other) }
            for item in new { expected[item] = false }
        case .delete(let items):
            for item in items where snapshot.contains(item) {
                for gone in snapshot.snapshot(of: item, includingParent: true).items { expected[gone] = nil }
                snapshot.delete([item])
            }
        case .expand(let items):
            snapshot.expand(items)
            for item in items where expected[item] != nil { expected[item] = true }
        case .collapse(let items):
            snapshot.collapse(items)
            for item in items where expected[item] != nil { expected[item] = false }
        case .take(let item, let other, let isAfter): take(item, beside: other, isAfter: isAfter)
        case .flatten(let item): flatten(item)
        case .deleteAll:
            snapshot.deleteAll()
            expected = [:]
        case .apply(let animated): apply(animated: animated)
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        }
    }

    private func take(_ item: Int, beside other: Int, isAfter: Bool) {
        guard snapshot.contains(item) else { return }
        let part = snapshot.snapshot(of: item, includingParent: true)
        guard snapshot.contains(other), !part.contains(other) else { return }
        snapshot.delete([item])
        if isAfter { snapshot.insert(part, after: other) } else { snapshot.insert(part, before: other) }
    }

    private func flatten(_ item: Int) {
        guard snapshot.contains(item), let child = snapshot.snapshot(of: item).rootItems.first else { return }
        let part = snapshot.snapshot(of: child)
        for gone in snapshot.snapshot(of: item).items where !part.contains(gone) { expected[gone] = nil }
        snapshot.replace(childrenOf: item, using: part)
    }

    private func apply(animated: Bool) {
        var rows = NSDiffableDataSourceSnapshot<Int, Int>()
        rows.appendSections([0])
        rows.appendItems(snapshot.visibleItems)
        source.apply(rows, animatingDifferences: animated)
        screen.settle()
        wasApplied = true
    }

    private func new(_ numbers: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return numbers.filter { !snapshot.contains($0) && seen.insert($0).inserted }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        let items = snapshot.items
        if Set(items) != Set(expected.keys) || items.count != expected.count {
            return Flaw("holds the items that were put into it", "\(items), not \(expected.keys.sorted())")
        }
        return items.enumerated().lazy.compactMap { self.flaw(of: $1, at: $0) }.first ?? listFlaw(items)
            ?? (wasApplied ? tableFlaw() : nil)
    }

    private func flaw(of item: Int, at index: Int) -> Flaw? {
        if snapshot.isExpanded(item) != expected[item] { return Flaw("items stay as they were", "\(item) changed") }
        if snapshot.index(of: item) != index { return Flaw("finds items", "\(item) is not at \(index)") }
        guard let parent = snapshot.parent(of: item) else {
            return snapshot.level(of: item) == 0 && snapshot.rootItems.contains(item) && snapshot.isVisible(item)
                ? nil : Flaw("items without a parent are at the top", "\(item)")
        }
        if snapshot.level(of: item) != snapshot.level(of: parent) + 1 {
            return Flaw("levels ascend by one", "\(item) in \(parent)")
        }
        if snapshot.isVisible(item) != (snapshot.isVisible(parent) && snapshot.isExpanded(parent)) {
            return Flaw("items are visible if those around them are expanded", "\(item) in \(parent)")
        }
        let inside = snapshot.snapshot(of: parent)
        return inside.rootItems.contains(item) ? nil : Flaw("parts have the items", "\(item) in \(parent)")
    }

    private func listFlaw(_ items: [Int]) -> Flaw? {
        let visible = items.filter(snapshot.isVisible)
        if snapshot.visibleItems != visible {
            return Flaw("visible items are in order", "\(snapshot.visibleItems), not \(visible)")
        }
        // Each item follows its parent or something inside it: its level is at most one more than that before it.
        let stray = zip(items, items.dropFirst()).first { snapshot.level(of: $1) > snapshot.level(of: $0) + 1 }
        return stray.map { Flaw("items follow their parents", "\($1) after \($0)") }
    }

    private func tableFlaw() -> Flaw? {
        let visible = snapshot.visibleItems
        guard table.numberOfRows(inSection: 0) == visible.count else {
            return Flaw("the table shows the visible items", "\(table.numberOfRows(inSection: 0)) rows")
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let text = table.cellForRow(at: path)?.textLabel?.text
            guard text != "\(visible[path.row])" else { continue }
            return Flaw("the table shows the visible items", "\(path) shows \(text ?? "nothing")")
        }
        return nil
    }
}
