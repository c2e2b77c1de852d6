import Failures

/// How many rows may be open at a time. A row is open when it is not folded, at whatever level.
///
/// A policy holds within each *group* of rows: all rows of the table unless a change is told otherwise, or those of one
/// section, or any others; see ``ExpansionState``.
///
/// ```swift
/// let state = ExpansionState<Int, Disclosure>(policy: .atMost(3))
/// ```
///
/// What there is, and what each allows:
///
/// ```swift
/// let policies: [ExpansionPolicy] = [.independent, .accordion, .alwaysOne, .atMost(3)]
/// let limits = policies.map(\.limit)  // nil, 1, 1, 3
/// let keeping = policies.filter(\.keepsOneOpen)  // alwaysOne
/// ```
public struct ExpansionPolicy: Hashable, Sendable {
    /// The most rows of a group that are open; nil if there is no limit.
    public let limit: Int?
    /// Whether the last open row of a group cannot be folded.
    public let keepsOneOpen: Bool

    private init(limit: Int?, keepsOneOpen: Bool = false) {
        self.limit = limit
        self.keepsOneOpen = keepsOneOpen
    }

    /// Every row for itself.
    public static let independent = ExpansionPolicy(limit: nil)

    /// At most one: opening a row folds the one that is open. The same as `atMost(1)`.
    public static let accordion = ExpansionPolicy(limit: 1)

    /// As `accordion`, but the open row is folded only by opening another. None is open until the first is opened.
    public static let alwaysOne = ExpansionPolicy(limit: 1, keepsOneOpen: true)

    /// At most a number of rows: opening one more folds the one that was opened longest ago. The number is at least 1.
    public static func atMost(_ limit: Int) -> ExpansionPolicy {
        programmerError(
            unless: limit > 0,
            "at most \(limit) open rows: there must be room for one",
            in: "ExpansionPolicy.atMost(_:)",
            .invalidArgument
        )
        return ExpansionPolicy(limit: limit)
    }
}

extension ExpansionPolicy: CustomStringConvertible {
    public var description: String {
        switch self {
        case .independent: "independent"
        case .accordion: "accordion"
        case .alwaysOne: "alwaysOne"
        default: "atMost(\(limit ?? .max))"
        }
    }
}
