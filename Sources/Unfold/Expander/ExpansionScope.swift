import Foundation

/// The rows to which a policy applies together.
///
/// ```swift
/// let expander = RowExpander<Mail.ID>(tableView, policy: .accordion, scope: .group { mails[$0]?.thread }) {
///     inbox[$0.row]
/// }
/// expander.scope = .section  // one in each section
/// expander.scope = .table  // one in all of them
/// ```
public struct ExpansionScope<ID: Hashable> {
    enum Kind {
        case table
        case section
        case group(@MainActor (ID) -> AnyHashable?)
    }

    let kind: Kind
    var isWholeTable: Bool { if case .table = kind { true } else { false } }

    /// The policy applies to all rows of the table together.
    ///
    /// ```swift
    /// expander.scope = .table  // one in all of them
    /// ```
    public static var table: ExpansionScope { ExpansionScope(kind: .table) }

    /// The policy applies to the rows of each section.
    ///
    /// Without ``LevelExpander/locate``, a row that isn't where the expander last saw it counts in the section in which
    /// the expander saw it.
    ///
    /// ```swift
    /// expander.scope = .section  // one in each section
    /// ```
    public static var section: ExpansionScope { ExpansionScope(kind: .section) }

    /// Returns a scope in which the policy applies to the rows that have the same key.
    ///
    /// ```swift
    /// expander.scope = .group { mails[$0]?.thread }
    /// ```
    ///
    /// - Parameter key: A closure that returns the key of a row, or `nil` for a row to which the policy doesn't apply.
    public static func group<Key: Hashable>(_ key: @escaping @MainActor (ID) -> Key?) -> ExpansionScope {
        ExpansionScope(kind: .group { id in key(id).map { AnyHashable($0) } })
    }
}
