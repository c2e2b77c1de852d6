extension AnimatedValue {
    /// Returns the results of a closure for the pairs of two lists, or nil if the lists have different counts or the
    /// closure returns nil for a pair.
    static func combine(
        _ a: [AnimatedValue]?,
        _ b: [AnimatedValue]?,
        _ body: (AnimatedValue, AnimatedValue) -> AnimatedValue?
    ) -> AnimatedValue? {
        guard let a, let b, a.count == b.count else { return nil }
        var results: [AnimatedValue] = []
        for (a, b) in zip(a, b) {
            guard let result = body(a, b) else { return nil }
            results.append(result)
        }
        return .list(results)
    }

    /// Returns whether two lists have equal elements.
    static func areEqual(_ a: [AnimatedValue]?, _ b: [AnimatedValue]?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    }

    /// Returns the element-wise difference of two lists, and as many zeros. Returns nil if there is none.
    static func difference(
        _ a: [AnimatedValue]?,
        _ b: [AnimatedValue]?
    ) -> (difference: AnimatedValue, zero: AnimatedValue)? {
        guard let a, let b, a.count == b.count else { return nil }
        let parts = zip(a, b).compactMap { $0.difference(from: $1) }
        guard parts.count == a.count else { return nil }
        return (.list(parts.map(\.difference)), .list(parts.map(\.zero)))
    }
}
