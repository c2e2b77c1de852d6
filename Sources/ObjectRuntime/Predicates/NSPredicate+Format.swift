import Failures
import Foundation

/// A predicate whose class a format decides on.
///
/// An initializer of a class can't return an object of a subclass. The initializer of a protocol can.
public protocol _FormatCreation {}

extension NSPredicate: _FormatCreation {}

extension _FormatCreation {
    /// Creates a predicate of a format, such as `"name BEGINSWITH[c] %@ AND age > 18"`.
    ///
    /// Properties of objects are found by their names, as `value(forKey:)` finds them, and those of dictionaries, too.
    /// A format that can't be read stops the process. Arithmetic, functions and subqueries can't.
    ///
    /// - Parameter args: The values of `%@`, the names of `%K`, and the numbers of `%d` and others.
    public init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate of a format and an array with its values.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let predicate = PredicateParser.tree(predicateFormat, arguments ?? [])?.predicate as? Self else {
            programmerError(
                "Unable to parse the format string \"\(predicateFormat)\"",
                in: "NSPredicate.init(format:_:)",
                .invalidArgument
            )
        }
        self = predicate
    }
}

extension PredicateTree {
    /// The tree as a predicate whose parts can be asked for.
    fileprivate var predicate: NSPredicate {
        switch self {
        case .constant(let value): NSPredicate(value: value)
        case .negation(let tree): NSCompoundPredicate(type: .not, subpredicates: [tree.predicate])
        case .all(let trees): NSCompoundPredicate(type: .and, subpredicates: trees.map(\.predicate))
        case .any(let trees): NSCompoundPredicate(type: .or, subpredicates: trees.map(\.predicate))
        case .comparison(let comparison): _NSComparisonPredicate(comparison)
        }
    }
}
