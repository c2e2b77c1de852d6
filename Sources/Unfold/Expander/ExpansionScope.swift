import Foundation

/// Which rows a policy counts together.
///
/// ```swift
/// let expander = RowExpander<Mail.ID>(tableView, policy: .accordion, scope: .group { mails[$0]?.thread }) {
///     inbox[$0.row]
/// }
/// expander.scope = .section  // one in each section
/// expander.scope = .table  // one in all of them
/// ```
public enum ExpansionScope<ID: Hashable & Sendable> {
    /// All rows of the table.
    case table
    /// The rows of each section.
    case section
    /// The rows of each key; rows whose key is `nil` are left alone.
    case group(@MainActor (ID) -> AnyHashable?)
}
