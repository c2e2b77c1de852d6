import CKiwi

/// A layout in kiwi's data structures. It owns their memory.
public final class KiwiLayout {
    let layout: Layout
    let pointer: UnsafeMutablePointer<ckiwi_layout>
    private let terms: UnsafeMutableBufferPointer<ckiwi_term>
    private let constraints: UnsafeMutableBufferPointer<ckiwi_constraint>
    private let suggestions: UnsafeMutableBufferPointer<ckiwi_suggestion>

    public init(_ layout: Layout) {
        self.layout = layout
        // The constant of a kiwi constraint is immutable, so a change is another constraint.
        let changed = layout.changes.map { change in
            var constraint = layout.constraints[change.constraint]
            constraint.constant = change.constant
            return constraint
        }
        let all = layout.constraints + changed

        terms = Self.copy(
            all.flatMap(\.terms).map { ckiwi_term(variable: Int32($0.variable), coefficient: $0.coefficient) }
        )
        var offset = 0
        var rows: [ckiwi_constraint] = []
        for constraint in all {
            rows.append(
                ckiwi_constraint(
                    terms: terms.baseAddress.map { UnsafePointer($0 + offset) },
                    term_count: Int32(constraint.terms.count),
                    relation: Int32(constraint.relation.forKiwi.rawValue),
                    constant: constraint.constant,
                    strength: layout.levels[constraint.level].strength
                )
            )
            offset += constraint.terms.count
        }
        constraints = Self.copy(rows)
        suggestions = Self.copy(
            zip(layout.suggestions, layout.states[0]).map { suggestion, value in
                ckiwi_suggestion(
                    variable: Int32(suggestion.variable),
                    strength: layout.levels[suggestion.level].strength,
                    value: value
                )
            }
        )
        pointer = .allocate(capacity: 1)
        pointer.initialize(
            to: ckiwi_layout(
                constraints: constraints.baseAddress,
                suggestions: suggestions.baseAddress,
                variable_count: Int32(layout.variables.count),
                constraint_count: Int32(layout.constraints.count),
                spare_count: Int32(changed.count),
                suggestion_count: Int32(layout.suggestions.count)
            )
        )
    }

    deinit {
        pointer.deallocate()
        terms.deallocate()
        constraints.deallocate()
        suggestions.deallocate()
    }

    /// Creates everything from the layout's data, solves, reads all values, and frees everything.
    /// Returns the sum of the values.
    public func build(_ kiwi: Kiwi) -> Double { kiwi.functions.build(pointer) }

    private static func copy<T>(_ values: [T]) -> UnsafeMutableBufferPointer<T> {
        let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
        _ = buffer.initialize(from: values)
        return buffer
    }
}

extension Layout.Relation {
    fileprivate var forKiwi: ckiwi_relation {
        switch self {
        case .lessThanOrEqual: CKIWI_LESS_OR_EQUAL
        case .equal: CKIWI_EQUAL
        case .greaterThanOrEqual: CKIWI_GREATER_OR_EQUAL
        }
    }
}
