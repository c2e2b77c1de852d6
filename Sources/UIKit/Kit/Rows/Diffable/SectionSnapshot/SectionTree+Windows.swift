/// Rows in which two lists differ: those that take the place of others.
struct RowWindow: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

extension SectionTree {
    /// Returns the rows in which two trees whose rows are counted may differ, in ascending order. All other rows are
    /// the same ones.
    ///
    /// The nodes that the trees share aren't looked at: after an item has expanded, these are all but a few for each
    /// level.
    static func windows(from old: SectionTree, to new: SectionTree) -> [RowWindow] {
        guard old.version != new.version else { return [] }
        var scan = WindowScan(old: old, new: new)
        scan.run()
        return scan.windows
    }
}

/// The comparison of the rows of two outlines, from the first to the last.
private struct WindowScan<Item: Hashable & Sendable> {
    typealias Node = SiblingNode<Item>

    /// The parts that are compared next. A stack instead of recursion, since the depth is that of the client's data.
    private enum Step {
        case nodes(Node, Node)
        case entries(ArraySlice<Node.Entry>, ArraySlice<Node.Entry>)
    }

    let old: SectionTree<Item>
    let new: SectionTree<Item>
    private(set) var windows: [RowWindow] = []
    private var rows = (old: 0, new: 0)
    private var steps: [Step] = []

    init(old: SectionTree<Item>, new: SectionTree<Item>) { (self.old, self.new) = (old, new) }

    mutating func run() {
        steps = [.nodes(old.top.root, new.top.root)]
        while let step = steps.popLast() {
            switch step {
            case .nodes(let one, let other): compare(one, other)
            case .entries(let one, let other): compare(one, other)
            }
        }
    }

    private mutating func compare(_ one: Node, _ other: Node) {
        if one.isIdentical(to: other) {
            skip(one.rows)
        } else if one.nodes.isEmpty, other.nodes.isEmpty, one.entries.elementsEqual(other.entries, by: isSameItem) {
            steps.append(.entries(one.entries[...], other.entries[...]))
        } else if !one.nodes.isEmpty, one.nodes.count == other.nodes.count {
            for (one, other) in zip(one.nodes, other.nodes).reversed() { steps.append(.nodes(one, other)) }
        } else {
            note(one.rows, other.rows)
        }
    }

    private func isSameItem(_ one: Node.Entry, _ other: Node.Entry) -> Bool { one.item == other.item }

    private mutating func compare(_ one: ArraySlice<Node.Entry>, _ other: ArraySlice<Node.Entry>) {
        for (place, (before, after)) in zip(one, other).enumerated() {
            guard before.version != after.version else {
                skip(before.rows)
                continue
            }
            skip(1)
            guard before.rows > 1, after.rows > 1 else {
                note(before.rows - 1, after.rows - 1)
                continue
            }
            steps.append(.entries(one.dropFirst(place + 1), other.dropFirst(place + 1)))
            steps.append(.nodes(old.children(of: before.item).root, new.children(of: after.item).root))
            return
        }
    }

    private mutating func skip(_ count: Int) { rows = (rows.old + count, rows.new + count) }

    private mutating func note(_ before: Int, _ after: Int) {
        guard before > 0 || after > 0 else { return }
        let window = RowWindow(old: rows.old..<rows.old + before, new: rows.new..<rows.new + after)
        rows = (window.old.upperBound, window.new.upperBound)
        if let last = windows.last, last.old.upperBound == window.old.lowerBound,
            last.new.upperBound == window.new.lowerBound
        {
            windows[windows.count - 1] = RowWindow(
                old: last.old.lowerBound..<window.old.upperBound,
                new: last.new.lowerBound..<window.new.upperBound
            )
        } else {
            windows.append(window)
        }
    }
}
