import Failures

/// Receivers of values.
public enum Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
        /// The number, or `nil` for all values.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand {
            programmerError(unless: value >= 0, "\(value) values are wanted", in: "Subscribers.Demand.max(_:)")
            return Demand(max: value)
        }

        private init(max: Int?) { self.max = max }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            combine(lhs, rhs) { $0.addingReportingOverflow($1) }
        }
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            combine(lhs, .max(rhs)) { $0.multipliedReportingOverflow(by: $1) }
        }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max else { return .unlimited }
            return rhs.max.map { .max(Swift.max(0, left - $0)) } ?? .none
        }
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        private static func combine(
            _ lhs: Demand,
            _ rhs: Demand,
            _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
        ) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let result = operation(left, right)
            return result.overflow ? .unlimited : .max(result.partialValue)
        }
    }

    /// How the values of a publisher end.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)

        func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Completion<NewFailure> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
