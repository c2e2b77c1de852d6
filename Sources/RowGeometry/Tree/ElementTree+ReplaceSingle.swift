extension ElementTree {
    /// Replaces a row of a single word by another, in place where the nodes are not shared. Returns false, and leaves
    /// the elements as they are, if the row does not consist of a single word.
    mutating func replaceSingle(element: Int, with word: UInt16) -> Bool {
        guard let difference = Self.replaceSingle(element, with: word, in: &root, height) else { return false }
        summary.extent += difference
        return true
    }

    /// - Parameter element: The element's number, counted from the beginning of the node.
    /// - Returns: The difference of the sum of extents, in units, or nil if the row does not consist of a single
    ///   word.
    private static func replaceSingle(
        _ element: Int,
        with word: UInt16,
        in node: inout AnyObject,
        _ height: Int
    ) -> Int? {
        if !isUnique(&node) { node = copy(of: node, height) }
        // Not retained: reference counting costs as much as everything else here together.
        return Unmanaged.passUnretained(node)._withUnsafeGuaranteedRef { node in
            guard height > 0 else {
                return unsafeDowncast(node, to: Leaf.self).withStorage {
                    $0.replaceSingle(element: element, with: word)
                }
            }
            return unsafeDowncast(node, to: Inner.self).withStorage { sums, children in
                let index = sums.lastPart(notPast: element) { $0.elements }
                let rest = element &- sums[index].elements
                guard let difference = replaceSingle(rest, with: word, in: &children[index], height - 1)
                else { return nil }
                sums.add(Summary(extent: difference), behind: index)
                return difference
            }
        }
    }

    @inline(never)
    private static func copy(of node: AnyObject, _ height: Int) -> AnyObject {
        height == 0 ? unsafeDowncast(node, to: Leaf.self).copy() : unsafeDowncast(node, to: Inner.self).copy()
    }
}
