import Foundation

/// A predicate that compares the values of two expressions: `NSComparisonPredicate`, whose members Foundation on Linux
/// lacks. Packages get it by the name of Apple's class.
public final class _NSComparisonPredicate: NSPredicate {
    public typealias Modifier = PredicateModifier
    public typealias Operator = PredicateOperator
    public typealias Options = PredicateOptions

    private let comparison: PredicateComparison

    init(_ comparison: PredicateComparison) {
        self.comparison = comparison
        super.init { object, variables in comparison.holds(for: object, variables ?? [:]) }
    }

    public convenience init(
        leftExpression lhs: _NSExpression,
        rightExpression rhs: _NSExpression,
        modifier: Modifier,
        type: Operator,
        options: Options
    ) {
        self.init(
            PredicateComparison(
                left: lhs.operand,
                relation: type.relation,
                right: rhs.operand,
                options: options.comparing,
                quantity: modifier == .any ? .one : modifier == .all ? .all : nil
            )
        )
    }

    public var leftExpression: _NSExpression { _NSExpression(comparison.left) }
    public var rightExpression: _NSExpression { _NSExpression(comparison.right) }
    public var predicateOperatorType: Operator { Operator(comparison.relation) }
    public var options: Options { Options(comparison.options) }
    public var comparisonPredicateModifier: Modifier {
        switch comparison.quantity {
        case .one?: .any
        case .all?: .all
        default: .direct
        }
    }

    public override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How many elements of the left side a comparison has to hold for.
public enum PredicateModifier: UInt, Sendable {
    case direct, all, any
}

/// The relation of two sides for which a comparison holds.
public enum PredicateOperator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith
    case `in`
    case contains = 99, between

    private static let relations: [(PredicateOperator, PredicateComparison.Relation)] = [
        (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater),
        (.greaterThanOrEqualTo, .greaterOrEqual), (.equalTo, .equal), (.notEqualTo, .notEqual),
        (.matches, .matches), (.like, .like), (.beginsWith, .begins), (.endsWith, .ends), (.in, .isIn),
        (.contains, .contains), (.between, .between),
    ]

    init(_ relation: PredicateComparison.Relation) {
        self = Self.relations.first { $0.1 == relation }?.0 ?? .equalTo
    }

    var relation: PredicateComparison.Relation { Self.relations.first { $0.0 == self }?.1 ?? .equal }
}

/// How a comparison treats letters.
public struct PredicateOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = PredicateOptions(rawValue: 1)
    public static let diacriticInsensitive = PredicateOptions(rawValue: 2)

    init(_ options: String.CompareOptions) {
        self = []
        if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
    }

    var comparing: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}
