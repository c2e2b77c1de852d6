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
public enum ExpansionScope<ID: Hashable & Sendable> {
    /// The policy applies to all rows of the table together.
    case table
    /// The policy applies to the rows of each section.
    case section
    /// The policy applies to the rows that have the same key. It doesn't apply to rows whose key is `nil`.
    case group(@MainActor (ID) -> AnyHashable?)
}
