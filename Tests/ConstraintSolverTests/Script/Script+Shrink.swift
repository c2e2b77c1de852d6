extension Script {
    /// Returns a script that fails in the same aspect, from which no edit can be removed and in which
    /// no number can be simplified.
    func shrunk(_ aspect: Difference.Aspect) -> Script {
        var smallest = self
        while let smaller = smallest.smallerOnes.first(where: { $0.difference()?.aspect == aspect }) {
            smallest = smaller
        }
        return smallest
    }

    /// The smaller scripts, from the most different to the least different.
    private var smallerOnes: some Sequence<Script> {
        // Remove halves first, then quarters, down to single edits.
        let lengths = sequence(first: max(edits.count / 2, 1)) { $0 > 1 ? $0 / 2 : nil }
        let shorter = lengths.lazy.flatMap { length in
            stride(from: 0, to: edits.count, by: length).lazy.map { start in
                Script(edits: Array(edits[..<start] + edits[min(start + length, edits.count)...]))
            }
        }
        let simpler = edits.indices.lazy.flatMap { index in
            edits[index].simplerOnes.lazy.map { edit in
                var script = self
                script.edits[index] = edit
                return script
            }
        }
        return [AnySequence(shorter), AnySequence(simpler)].lazy.flatMap { $0 }
    }
}

extension Edit {
    fileprivate var simplerOnes: [Edit] {
        switch self {
        case .add(let number, let constraint): constraint.simplerOnes.map { .add(number, $0) }
        case .setConstant(let number, let constant): constant.simplerOnes.map { .setConstant(number, $0) }
        case .setPriority(let number, let priority):
            ExactConstraint.simpler(priority).map { .setPriority(number, $0) }
        case .suggest(let variable, let value, let priority):
            value.simplerOnes.map { .suggest(variable, $0, priority) }
                + ExactConstraint.simpler(priority).map { .suggest(variable, value, $0) }
        case .orderVariables(let order): order.indices.map { .orderVariables(order.removing($0)) }
        case .orderConstraints(let order): order.indices.map { .orderConstraints(order.removing($0)) }
        case .makeVariable, .removeVariable, .remove, .stopSuggesting, .solve: []
        }
    }
}

extension [Int] {
    fileprivate func removing(_ index: Int) -> [Int] {
        var rest = self
        rest.remove(at: index)
        return rest
    }
}

extension ExactConstraint {
    fileprivate var simplerOnes: [ExactConstraint] {
        var results: [ExactConstraint] = []
        func add(_ change: (inout ExactConstraint) -> Void) {
            var result = self
            change(&result)
            results.append(result)
        }
        for index in terms.indices { add { $0.terms.remove(at: index) } }
        if relation != .equal { add { $0.relation = .equal } }
        for priority in Self.simpler(priority) { add { $0.priority = priority } }
        for simpler in constant.simplerOnes { add { $0.constant = simpler } }
        for index in terms.indices {
            for simpler in terms[index].coefficient.simplerOnes where simpler != 0 {
                add { $0.terms[index].coefficient = simpler }
            }
        }
        return results
    }

    fileprivate static func simpler(_ priority: Float) -> [Float] {
        [1000, 750, 500, 250].filter { simple in
            priority != simple && (![1000, 750, 500, 250].contains(priority) || simple > priority)
        }
    }
}

extension Rational {
    /// Simpler numbers. Each is nearer to 0 or 1 than this one, so that shrinking terminates.
    fileprivate var simplerOnes: [Rational] {
        guard self != 0 else { return [] }
        var results: [Rational] = [0, 1, Rational(numerator / denominator), magnitude]
        if denominator == 1, numerator.magnitude > 2 {
            results += [Rational(numerator / 2), Rational(numerator - numerator.signum())]
        }
        return results.filter { $0 != self }
    }
}
