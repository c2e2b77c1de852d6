import Failures

/// A limit on the number of rows that can be open at the same time.
///
/// A row is *open* if it is at any level other than the folded one. A policy applies to each
/// *group* of rows. By default, all rows of a table are one group. A group can also be a section or
/// any other set of rows; see ``ExpansionState``.
///
/// ```swift
/// let state = ExpansionState<Int, RowLevel>(policy: .atMost(3))
/// ```
///
/// The following example lists the policies and their properties:
///
/// ```swift
/// let policies: [ExpansionPolicy] = [.independent, .accordion, .alwaysOne, .atMost(3)]
/// let limits = policies.map(\.limit)  // nil, 1, 1, 3
/// let keeping = policies.filter(\.keepsOneOpen)  // alwaysOne
/// ```
public struct ExpansionPolicy: Hashable, Sendable {
    /// The maximum number of open rows in a group, or `nil` if there is no limit.
    public let limit: Int?
    /// A Boolean value that indicates whether the last open row of a group can't be folded.
    public let keepsOneOpen: Bool

    private init(limit: Int?, keepsOneOpen: Bool = false) {
        self.limit = limit
        self.keepsOneOpen = keepsOneOpen
    }

    /// A policy that allows any number of open rows.
    public static let independent = ExpansionPolicy(limit: nil)

    /// A policy that allows one open row. Opening another row folds it.
    ///
    /// This policy equals `atMost(1)`.
    public static let accordion = ExpansionPolicy(limit: 1)

    /// A policy that allows one open row, which folds only when another row opens.
    ///
    /// A state has no open row until the first one is opened. An expander opens the first row of each group that the
    /// table shows.
    public static let alwaysOne = ExpansionPolicy(limit: 1, keepsOneOpen: true)

    /// Returns a policy that allows up to a number of open rows.
    ///
    /// If a row opens beyond the limit, the row that was opened the longest time ago folds.
    ///
    /// - Parameter limit: The maximum number of open rows in a group. A limit less than 1 is a
    ///   programming error and traps.
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
