import Failures

/// A tree of rows: groups, the rows in them, and groups whose rows are loaded when they open.
///
/// A tree is a value. Build it from nested values that identify themselves, or from identifiers:
///
/// ```swift
/// let tree = ExpansionTree(topics, children: \.topics)
/// let files = ExpansionTree(ids: ["/"]) {
///     names[$0]
/// } isLazy: {
///     $0.hasSuffix("/")
/// }
/// ```
///
/// A node with children, or whose children aren't loaded, is a *group*. Other nodes are *leaves*. An identifier occurs
/// once in a tree. One that occurs twice is a programming error and traps.
///
/// Copying a tree takes constant time.
public struct ExpansionTree<ID: Hashable>: Hashable {
    struct Node: Hashable {
        var parent: ID?
        var depth: Int
        /// The children, or `nil` if they aren't loaded.
        var children: [ID]?
    }

    /// The identifiers of the nodes that have no parent, in order.
    ///
    /// ```swift
    /// let first = tree.roots.first
    /// ```
    public internal(set) var roots: [ID] = []
    var nodes: [ID: Node] = [:]

    /// Creates an empty tree.
    ///
    /// ```swift
    /// let empty = ExpansionTree<String>()
    /// ```
    public init() {}

    /// Creates a tree from values that contain each other.
    ///
    /// ```swift
    /// let tree = ExpansionTree(topics, children: \.topics)
    /// ```
    ///
    /// - Parameters:
    ///   - roots: The outermost values.
    ///   - children: A closure that returns the values in a value. It isn't called for lazy ones.
    ///   - isLazy: A closure that returns whether the children of a value are loaded later. By default, none are.
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public init<Element: Identifiable>(
        _ roots: [Element],
        children: (Element) -> [Element],
        isLazy: (Element) -> Bool = { _ in false }
    ) where Element.ID == ID {
        build(roots, id: \.id, children: children, isLazy: isLazy)
    }

    /// Creates a tree from identifiers.
    ///
    /// ```swift
    /// let files = ExpansionTree(ids: ["/"]) {
    ///     names[$0]
    /// } isLazy: {
    ///     $0.hasSuffix("/")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - roots: The outermost identifiers.
    ///   - children: A closure that returns the identifiers in a node, or `nil` for a leaf. It isn't called for lazy
    ///     nodes.
    ///   - isLazy: A closure that returns whether the children of a node are loaded later. By default, none are.
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public init(
        ids roots: [ID],
        children: (ID) -> [ID]? = { _ in nil },
        isLazy: (ID) -> Bool = { _ in false }
    ) {
        build(roots, id: \.self, children: { children($0) ?? [] }, isLazy: isLazy)
    }

    private mutating func build<Element>(
        _ roots: [Element],
        id: KeyPath<Element, ID>,
        children: (Element) -> [Element],
        isLazy: (Element) -> Bool
    ) {
        self.roots = roots.map { $0[keyPath: id] }
        // A stack instead of recursion: a tree from bad data may be deeper than the call stack allows.
        var pending = [(elements: roots, parent: ID?.none, depth: 0)]
        while let (elements, parent, depth) = pending.popLast() {
            for element in elements {
                let own = element[keyPath: id]
                let inside = isLazy(element) ? nil : children(element)
                add(Node(parent: parent, depth: depth, children: inside?.map { $0[keyPath: id] }), own)
                if let inside, !inside.isEmpty { pending.append((inside, own, depth + 1)) }
            }
        }
    }

    mutating func add(_ node: Node, _ id: ID) {
        let old = nodes.updateValue(node, forKey: id)
        programmerError(
            unless: old == nil,
            "the identifier \(id) occurs twice in a tree",
            in: "ExpansionTree",
            .invalidArgument
        )
    }

    // MARK: Nodes

    /// The number of nodes.
    ///
    /// ```swift
    /// print(tree.count)
    /// ```
    public var count: Int { nodes.count }

    /// Returns whether the tree has a node.
    ///
    /// ```swift
    /// expander.prune { tree.contains($0) }
    /// ```
    public func contains(_ id: ID) -> Bool { nodes[id] != nil }

    /// Returns the children of a node, or `nil` if they aren't loaded or the tree doesn't have the node.
    ///
    /// ```swift
    /// let isEmpty = tree.children(of: "Fruit")?.isEmpty
    /// ```
    public func children(of id: ID) -> [ID]? { nodes[id]?.children }

    /// Returns the group that directly contains a node, or `nil` for a root.
    ///
    /// ```swift
    /// let group = tree.parent(of: "Apple")
    /// ```
    public func parent(of id: ID) -> ID? { nodes[id]?.parent }

    /// Returns the number of groups that contain a node, which is 0 for a root, or `nil` if the tree doesn't have the
    /// node.
    ///
    /// ```swift
    /// let depth = tree.depth(of: "Apple")
    /// ```
    public func depth(of id: ID) -> Int? { nodes[id]?.depth }

    /// Returns whether a node has children, or has children that aren't loaded.
    ///
    /// ```swift
    /// if tree.isGroup(id) { cell.textLabel?.font = .preferredFont(forTextStyle: .headline) }
    /// ```
    public func isGroup(_ id: ID) -> Bool {
        guard let node = nodes[id] else { return false }
        return node.children?.isEmpty != true
    }

    /// Returns whether the children of a node are loaded.
    ///
    /// ```swift
    /// let isLoading = !tree.isLoaded(id) && expander[id] == .expanded
    /// ```
    public func isLoaded(_ id: ID) -> Bool { nodes[id].map { $0.children != nil } ?? true }

    /// The identifiers of all groups whose children are loaded, in no particular order.
    var loadedGroups: [ID] { nodes.filter { $0.value.children?.isEmpty == false }.map(\.key) }

    // MARK: Rows

    /// Returns the rows that a table shows: the roots, and the children of the open groups below them.
    ///
    /// ```swift
    /// let rows = tree.rows { expander[$0] == .expanded }
    /// ```
    ///
    /// - Parameter isOpen: A closure that returns whether a group is open.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func rows(isOpen: (ID) -> Bool) -> [ID] {
        rows(from: roots, isOpen: isOpen) { _ in nil }
    }

    /// Returns the rows for nodes and what is open in them.
    ///
    /// - Parameter placeholder: A closure that returns the row below an open group whose children aren't loaded, or
    ///   `nil` for none.
    func rows(from ids: [ID], isOpen: (ID) -> Bool, placeholder: (ID) -> ID?) -> [ID] {
        var rows: [ID] = []
        var pending = Array(ids.reversed())
        while let id = pending.popLast() {
            rows.append(id)
            guard isGroup(id), isOpen(id) else { continue }
            if let children = nodes[id]?.children {
                pending += children.reversed()
            } else if let row = placeholder(id) {
                rows.append(row)
            }
        }
        return rows
    }

    // MARK: Changes

    /// Replaces the children of a node by the roots of another tree.
    ///
    /// ```swift
    /// tree.setChildren(ExpansionTree(ids: ["Apple", "Pear"]), of: "Fruit")
    /// ```
    ///
    /// - Parameters:
    ///   - children: A tree whose roots become the children. It is a programming error if it has an identifier that
    ///     also occurs elsewhere in the tree.
    ///   - id: The identifier of the node.
    /// - Returns: Whether the tree has the node. If it doesn't, nothing changes.
    @discardableResult
    public mutating func setChildren(_ children: ExpansionTree, of id: ID) -> Bool {
        guard let node = nodes[id] else { return false }
        for child in node.children ?? [] { forget(child) }
        nodes[id]?.children = children.roots
        for (child, var inner) in children.nodes {
            inner.depth += node.depth + 1
            if inner.parent == nil { inner.parent = id }
            add(inner, child)
        }
        return true
    }

    /// Removes a node with everything in it.
    ///
    /// ```swift
    /// tree.remove("Fruit")
    /// ```
    ///
    /// - Returns: Whether the tree had the node.
    @discardableResult
    public mutating func remove(_ id: ID) -> Bool {
        guard let node = nodes[id] else { return false }
        forget(id)
        if let parent = node.parent {
            nodes[parent]?.children?.removeAll { $0 == id }
        } else {
            roots.removeAll { $0 == id }
        }
        return true
    }

    private mutating func forget(_ id: ID) {
        var pending = [id]
        while let id = pending.popLast() {
            pending += nodes.removeValue(forKey: id)?.children ?? []
        }
    }
}

extension ExpansionTree: Sendable where ID: Sendable {}

extension ExpansionTree.Node: Sendable where ID: Sendable {}
