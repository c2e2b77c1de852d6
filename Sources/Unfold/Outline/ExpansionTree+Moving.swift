/// Inserting and moving nodes.
extension ExpansionTree {
    /// Appends leaves to the children of a node, or to the roots.
    ///
    /// ```swift
    /// tree.append(["Fig"], to: "Fruit")
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the leaves. It is a programming error if one of them is already in the tree.
    ///   - parent: The identifier of a node, or `nil` for the roots, which is the default.
    /// - Returns: Whether the tree has the node, with children that are loaded. If not, nothing changes.
    @discardableResult
    public mutating func append(_ ids: [ID], to parent: ID? = nil) -> Bool {
        guard let count = childrenIfLoaded(of: parent)?.count else { return false }
        insert(ids, in: parent, at: count)
        return true
    }

    /// Inserts leaves before a node.
    ///
    /// ```swift
    /// tree.insert(["Cherry"], before: "Pear")
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the leaves. It is a programming error if one of them is already in the tree.
    ///   - sibling: The identifier of a node.
    /// - Returns: Whether the tree has the node. If it doesn't, nothing changes.
    @discardableResult
    public mutating func insert(_ ids: [ID], before sibling: ID) -> Bool {
        guard let index = index(of: sibling) else { return false }
        insert(ids, in: parent(of: sibling), at: index)
        return true
    }

    /// Inserts leaves after a node.
    ///
    /// ```swift
    /// tree.insert(["Quince"], after: "Pear")
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the leaves. It is a programming error if one of them is already in the tree.
    ///   - sibling: The identifier of a node.
    /// - Returns: Whether the tree has the node. If it doesn't, nothing changes.
    @discardableResult
    public mutating func insert(_ ids: [ID], after sibling: ID) -> Bool {
        guard let index = index(of: sibling) else { return false }
        insert(ids, in: parent(of: sibling), at: index + 1)
        return true
    }

    /// Moves a node with everything in it to the end of a node's children, or of the roots.
    ///
    /// ```swift
    /// tree.move("Tomato", to: "Fruit")
    /// ```
    ///
    /// - Returns: Whether the tree has the nodes, and the new place isn't inside the node. If not, nothing changes.
    @discardableResult
    public mutating func move(_ id: ID, to parent: ID?) -> Bool {
        guard childrenIfLoaded(of: parent) != nil, canMove(id, to: parent) else { return false }
        takeOut(id)
        putIn(id, of: parent, at: childrenIfLoaded(of: parent)?.count ?? 0)
        return true
    }

    /// Moves a node, with everything in it, in front of another node.
    ///
    /// ```swift
    /// tree.move("Pear", before: "Apple")
    /// ```
    ///
    /// - Returns: Whether the tree has the nodes, and the new place isn't inside the node. If not, nothing changes.
    @discardableResult
    public mutating func move(_ id: ID, before sibling: ID) -> Bool {
        move(id, beside: sibling, distance: 0)
    }

    /// Moves a node, with everything in it, behind another node.
    ///
    /// ```swift
    /// tree.move("Apple", after: "Pear")
    /// ```
    ///
    /// - Returns: Whether the tree has the nodes, and the new place isn't inside the node. If not, nothing changes.
    @discardableResult
    public mutating func move(_ id: ID, after sibling: ID) -> Bool {
        move(id, beside: sibling, distance: 1)
    }

    private mutating func move(_ id: ID, beside sibling: ID, distance: Int) -> Bool {
        let parent = parent(of: sibling)
        guard id != sibling, index(of: sibling) != nil, canMove(id, to: parent) else { return false }
        takeOut(id)
        putIn(id, of: parent, at: (index(of: sibling) ?? 0) + distance)
        return true
    }

    private func childrenIfLoaded(of parent: ID?) -> [ID]? { parent.map { children(of: $0) } ?? roots }

    /// Returns the index of a node among its siblings.
    private func index(of id: ID) -> Int? {
        nodes[id].flatMap { childrenIfLoaded(of: $0.parent)?.firstIndex(of: id) }
    }

    private mutating func changeChildren(of parent: ID?, _ change: (inout [ID]) -> Void) {
        guard let parent else { return change(&roots) }
        guard var children = nodes[parent]?.children else { return }
        change(&children)
        nodes[parent]?.children = children
    }

    private mutating func insert(_ ids: [ID], in parent: ID?, at index: Int) {
        let depth = parent.flatMap { nodes[$0] }.map { $0.depth + 1 } ?? 0
        for id in ids { add(Node(parent: parent, depth: depth, children: []), id) }
        changeChildren(of: parent) { $0.insert(contentsOf: ids, at: index) }
    }

    private func canMove(_ id: ID, to parent: ID?) -> Bool {
        guard contains(id) else { return false }
        var group = parent
        while let current = group {
            if current == id { return false }
            group = self.parent(of: current)
        }
        return true
    }

    private mutating func takeOut(_ id: ID) {
        changeChildren(of: parent(of: id)) { $0.removeAll { $0 == id } }
    }

    private mutating func putIn(_ id: ID, of parent: ID?, at index: Int) {
        changeChildren(of: parent) { $0.insert(id, at: index) }
        let depth = parent.flatMap { nodes[$0] }.map { $0.depth + 1 } ?? 0
        let shift = depth - (nodes[id]?.depth ?? 0)
        nodes[id]?.parent = parent
        var pending = [id]
        while let id = pending.popLast() {
            nodes[id]?.depth += shift
            pending += nodes[id]?.children ?? []
        }
    }
}
