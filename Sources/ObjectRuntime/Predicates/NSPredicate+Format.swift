import Failures
import Foundation

extension NSPredicate {
    /// Creates a predicate of a format, such as `"name BEGINSWITH[c] %@ AND age > 18"`.
    ///
    /// Properties of objects are found by their names, as `value(forKey:)` finds them, and those of dictionaries, too.
    /// A format that can't be read stops the process. Arithmetic, functions and subqueries can't.
    ///
    /// - Parameter args: The values of `%@`, the names of `%K`, and the numbers of `%d` and others.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate of a format and an array with its values.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let tree = PredicateParser.tree(predicateFormat, arguments ?? []) else {
            programmerError(
                "Unable to parse the format string \"\(predicateFormat)\"",
                in: "NSPredicate.init(format:_:)",
                .invalidArgument
            )
        }
        // The values of the arguments may be of any type, but a predicate doesn't change them.
        nonisolated(unsafe) let condition = tree
        self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
    }
}
