import Failures
import Foundation

/// A comparison of two values, as predicates compare: by what the values say, and not by their types.
struct PredicateComparison {
    enum Relation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case between, isIn, contains, begins, ends, like, matches
    }

    /// The elements of a collection on the left side for which the comparison has to hold.
    enum Quantity {
        case one, all, none
    }

    var left: PredicateOperand
    var relation: Relation
    var right: PredicateOperand
    /// How strings are compared.
    var options: String.CompareOptions = []
    var quantity: Quantity?

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let (left, right) = (left.value(for: object, variables), right.value(for: object, variables))
        guard let quantity else { return holds(left, right) }
        let elements = left.flatMap(Self.elements) ?? []
        return switch quantity {
        case .one: elements.contains { holds($0, right) }
        case .all: elements.allSatisfy { holds($0, right) }
        case .none: !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (left.flatMap(Self.unwrapped), right.flatMap(Self.unwrapped))
        switch relation {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let ends = right.flatMap(Self.elements), ends.count == 2 else { return false }
            let (low, high) = (order(ends[0], left), order(left, ends[1]))
            return low.map { $0 != .orderedDescending } ?? false && high.map { $0 != .orderedDescending } ?? false
        case .isIn: return isElement(left, of: right)
        case .contains: return isElement(right, of: left)
        case .begins: return range(of: right, in: left, .anchored) != nil
        case .ends: return range(of: right, in: left, [.anchored, .backwards]) != nil
        case .like: return matches(left, (right as? String).map(Self.expression))
        case .matches: return matches(left, right as? String)
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as? NSObject)?.isEqual(right) ?? false
    }

    /// The order of two numbers, strings or dates; `nil` for other values, and for different ones.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left, let right else { return nil }
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        if let left = ObjectiveCNumber(left), let right = ObjectiveCNumber(right) {
            return left.object.compare(right.object)
        }
        return nil
    }

    private func isElement(_ value: Any?, of whole: Any?) -> Bool {
        if whole is String { return range(of: value, in: whole) != nil }
        return whole.flatMap(Self.elements)?.contains { isEqual($0, value) } ?? false
    }

    private func range(of part: Any?, in whole: Any?, _ more: String.CompareOptions = []) -> Range<String.Index>? {
        guard let part = part as? String, let whole = whole as? String else { return nil }
        // Foundation finds no empty string anywhere.
        if part.isEmpty { return whole.startIndex..<whole.startIndex }
        return whole.range(of: part, options: options.union(more))
    }

    private func matches(_ value: Any?, _ pattern: String?) -> Bool {
        guard let text = value as? String, let pattern else { return false }
        let isInsensitive = options.contains(.caseInsensitive)
        // The whole string has to match.
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: isInsensitive ? .caseInsensitive : []
            )
        else {
            programmerError(
                "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern))",
                in: "NSPredicate.evaluate(with:)",
                .invalidArgument
            )
        }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }

    /// Returns the regular expression of a pattern in which `*` stands for any characters and `?` for one.
    private static func expression(_ pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: "[\\s\\S]*")
            .replacingOccurrences(of: "\\?", with: "[\\s\\S]")
    }

    /// Returns a value out of optionals in `Any`; `nil` for `nil` and `NSNull`.
    static func unwrapped(_ value: Any) -> Any? {
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return (value as? NSString).map(String.init) ?? value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the elements of a collection; `nil` for any other value.
    static func elements(of value: Any) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as Set<AnyHashable>: Array(set)
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        default: nil
        }
    }
}
