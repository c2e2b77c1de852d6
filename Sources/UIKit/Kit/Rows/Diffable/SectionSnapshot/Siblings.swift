/// The items directly inside one item of an outline, in order, each with the number of its rows.
///
/// **Idea.** A tree of arrays whose nodes have the sums of what is below them. Each item has a label, and labels
/// ascend, so that an item is found by its label and a label never changes when others come and go. A copy shares its
/// nodes, and a change copies those on its way that others share.
///
/// **Bounds.** Each query and each change of one item is logarithmic. Inserting `k` items adjacent to each other costs
/// O(k) more.
struct Siblings<Item: Hashable & Sendable>: Sendable {
    /// An item among its siblings.
    struct Entry: Sendable {
        let item: Item
        /// The place among the siblings.
        fileprivate(set) var label: Int
        /// The number of visible rows of the item and of those inside it.
        fileprivate(set) var rows: Int
        /// The version of the outline in which the rows last changed.
        fileprivate(set) var version: Int
    }

    fileprivate static var mostInNode: Int { 32 }
    /// The distance between the labels of items that are inserted at an end.
    private static var stride: Int { 1 << 32 }

    private(set) var root = SiblingNode<Item>()

    var count: Int { root.count }
    var isEmpty: Bool { root.count == 0 }
    /// The number of rows of all items.
    var rows: Int { root.rows }

    /// The items in order. Linear.
    var items: [Item] {
        var items: [Item] = []
        items.reserveCapacity(count)
        forEach { items.append($0.item) }
        return items
    }

    /// Calls a closure for each item in order.
    func forEach(_ body: (Entry) -> Void) { root.forEach(body) }

    // MARK: Places

    func entry(at index: Int) -> Entry {
        var (node, index) = (root, index)
        while let next = node.nodes.first(where: { child in
            if index < child.count { return true }
            index -= child.count
            return false
        }) {
            node = next
        }
        return node.entries[index]
    }

    /// Returns the number of siblings before the one with a label, and of the rows of these.
    func place(ofLabel label: Int) -> (index: Int, row: Int) {
        var (node, index, row) = (root, 0, 0)
        while !node.nodes.isEmpty {
            let next = node.child(ofLabel: label)
            for child in node.nodes[..<next] { (index, row) = (index + child.count, row + child.rows) }
            node = node.nodes[next]
        }
        for entry in node.entries where entry.label < label { (index, row) = (index + 1, row + entry.rows) }
        return (index, row)
    }

    /// Returns the item that a row belongs to, and the number of the row among those of the item: 0 for its own.
    func entry(ofRow row: Int) -> (entry: Entry, row: Int) {
        var (node, row) = (root, row)
        while let next = node.nodes.first(where: { child in
            if row < child.rows { return true }
            row -= child.rows
            return false
        }) {
            node = next
        }
        var index = 0
        while row >= node.entries[index].rows {
            row -= node.entries[index].rows
            index += 1
        }
        return (node.entries[index], row)
    }

    // MARK: Changes

    /// Inserts items with the numbers of their rows, and returns the labels of those that it got and of those that
    /// have changed, which are rarely any.
    mutating func insert(_ new: [(item: Item, rows: Int)], at index: Int, version: Int) -> [(item: Item, label: Int)] {
        guard !new.isEmpty else { return [] }
        var changed: [(item: Item, label: Int)] = []
        if labels(new.count, at: index) == nil { changed = relabel() }
        guard let (first, step) = labels(new.count, at: index) else { return changed }
        let entries = new.enumerated().map { number, new in
            Entry(item: new.item, label: first + number * step, rows: new.rows, version: version)
        }
        let overflow = root.insert(entries)
        if !overflow.isEmpty { root = SiblingNode(packing: [root] + overflow) }
        return changed + entries.map { ($0.item, $0.label) }
    }

    mutating func remove(label: Int) {
        root.remove(label: label)
        while root.nodes.count == 1 { root = root.nodes[0] }
    }

    /// Notes that the rows inside an item have changed.
    mutating func setRows(_ rows: Int, ofLabel label: Int, version: Int) {
        root.update(label: label) { ($0.rows, $0.version) = (rows, version) }
    }

    /// Returns labels between those of neighbors, as the first one and the distance between them; `nil` if there is no
    /// room.
    private func labels(_ count: Int, at index: Int) -> (first: Int, step: Int)? {
        let lower = index > 0 ? entry(at: index - 1).label : nil
        let upper = index < self.count ? entry(at: index).label : nil
        switch (lower, upper) {
        case (nil, nil): return (0, Self.stride)
        case (let lower?, nil): return lower < .max / 2 ? (lower + Self.stride, Self.stride) : nil
        case (nil, let upper?): return upper > .min / 2 ? (upper - count * Self.stride, Self.stride) : nil
        case (let lower?, let upper?):
            let step = (upper - lower) / (count + 1)
            return step > 0 ? (lower + step, step) : nil
        }
    }

    private mutating func relabel() -> [(item: Item, label: Int)] {
        var entries: [Entry] = []
        forEach { entries.append($0) }
        for index in entries.indices { entries[index].label = index * Self.stride }
        root = SiblingNode(packing: SiblingNode.leaves(entries))
        return entries.map { ($0.item, $0.label) }
    }
}

/// A node of the tree of siblings: a leaf with entries, or an inner node with others.
struct SiblingNode<Item: Hashable & Sendable>: Sendable {
    typealias Entry = Siblings<Item>.Entry

    private(set) var entries: [Entry] = []
    private(set) var nodes: [SiblingNode] = []
    private(set) var count = 0
    private(set) var rows = 0
    private var firstLabel = 0

    private static var most: Int { Siblings<Item>.mostInNode }

    init() {}

    private init(entries: [Entry]) {
        self.entries = entries
        sum()
    }

    private init(nodes: [SiblingNode]) {
        self.nodes = nodes
        sum()
    }

    /// Creates a tree above nodes of one height.
    fileprivate init(packing nodes: [SiblingNode]) {
        var level = nodes
        while level.count > 1 { level = Self.chunks(level).map { SiblingNode(nodes: $0) } }
        self = level.first ?? SiblingNode()
    }

    fileprivate static func leaves(_ entries: [Entry]) -> [SiblingNode] {
        chunks(entries).map { SiblingNode(entries: $0) }
    }

    private static func chunks<Element>(_ elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: most).map { Array(elements[$0..<min($0 + most, elements.count)]) }
    }

    private mutating func sum() {
        if nodes.isEmpty {
            (count, rows) = (entries.count, entries.reduce(0) { $0 + $1.rows })
            firstLabel = entries.first?.label ?? 0
        } else {
            (count, rows) = nodes.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.rows) }
            firstLabel = nodes[0].firstLabel
        }
    }

    /// Whether two nodes share what they have, so that they are equal.
    func isIdentical(to other: SiblingNode) -> Bool {
        func isShared<Element>(_ one: [Element], _ other: [Element]) -> Bool {
            one.count == other.count
                && one.withUnsafeBufferPointer { one in
                    other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
                }
        }
        return isShared(entries, other.entries) && isShared(nodes, other.nodes)
    }

    fileprivate func forEach(_ body: (Entry) -> Void) {
        for entry in entries { body(entry) }
        for node in nodes { node.forEach(body) }
    }

    /// Returns the index of the node in which a label is, or belongs.
    fileprivate func child(ofLabel label: Int) -> Int {
        var index = nodes.count - 1
        while index > 0, nodes[index].firstLabel > label { index -= 1 }
        return index
    }

    /// Inserts entries with adjacent labels. Returns the nodes behind this one that don't fit into it.
    fileprivate mutating func insert(_ new: [Entry]) -> [SiblingNode] {
        let label = new[0].label
        if nodes.isEmpty {
            let index = entries.firstIndex { $0.label > label } ?? entries.count
            // Siblings that are appended one by one fill their nodes.
            let isEnd = index == entries.count
            entries.insert(contentsOf: new, at: index)
            guard entries.count > Self.most else {
                sum()
                return []
            }
            var parts = isEnd || entries.count > 2 * Self.most ? Self.chunks(entries) : Self.halves(entries)
            entries = parts.removeFirst()
            sum()
            return parts.map { SiblingNode(entries: $0) }
        }
        let index = child(ofLabel: label)
        let isEnd = index == nodes.count - 1
        nodes.insert(contentsOf: nodes[index].insert(new), at: index + 1)
        guard nodes.count > Self.most else {
            sum()
            return []
        }
        var parts = isEnd || nodes.count > 2 * Self.most ? Self.chunks(nodes) : Self.halves(nodes)
        nodes = parts.removeFirst()
        sum()
        return parts.map { SiblingNode(nodes: $0) }
    }

    private static func halves<Element>(_ elements: [Element]) -> [[Element]] {
        let middle = elements.count / 2
        return [Array(elements[..<middle]), Array(elements[middle...])]
    }

    fileprivate mutating func remove(label: Int) {
        if nodes.isEmpty {
            entries.removeAll { $0.label == label }
            return sum()
        }
        let index = child(ofLabel: label)
        nodes[index].remove(label: label)
        if nodes[index].count == 0 {
            nodes.remove(at: index)
        } else if let next = [index, index - 1].first(where: { nodes.indices.contains($0) && mergesWithNext($0) }) {
            let other = nodes.remove(at: next + 1)
            nodes[next].entries += other.entries
            nodes[next].nodes += other.nodes
            nodes[next].sum()
        }
        if nodes.isEmpty { self = SiblingNode() } else { sum() }
    }

    /// Whether a node and the next one are so small that they are one.
    private func mergesWithNext(_ index: Int) -> Bool {
        guard index + 1 < nodes.count else { return false }
        let (one, other) = (nodes[index], nodes[index + 1])
        return one.nodes.isEmpty == other.nodes.isEmpty
            && one.entries.count + one.nodes.count + other.entries.count + other.nodes.count <= Self.most / 2
    }

    fileprivate mutating func update(label: Int, _ change: (inout Entry) -> Void) {
        if nodes.isEmpty {
            guard let index = entries.firstIndex(where: { $0.label == label }) else { return }
            let before = entries[index].rows
            change(&entries[index])
            rows += entries[index].rows - before
        } else {
            let index = child(ofLabel: label)
            let before = nodes[index].rows
            nodes[index].update(label: label, change)
            rows += nodes[index].rows - before
        }
    }
}
