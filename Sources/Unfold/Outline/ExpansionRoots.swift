/// The form that the roots of an outline have in its table.
///
/// ```swift
/// let plain = ExpansionOutline(tableView, tree, roots: .rows)
/// let outline = ExpansionOutline(tableView, tree, roots: .sections)
/// ```
public enum ExpansionRoots: Hashable, Sendable {
    /// The roots are rows, and the table has one section.
    case rows
    /// Each root is a section, whose header folds it.
    case sections
}
