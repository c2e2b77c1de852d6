/// The description of a row for assistive technologies.
@MainActor
struct RowDescription {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    /// The text that names the row in the labels of its controls: its own label, or the texts of its content.
    var name: String {
        if let own = cell.rare?.accessibility.label { return own }
        return Self.joined(AccessibilityTree.contents(of: cell.contentView, within: .infinite)) ?? ""
    }

    /// The texts in the row in reading order, joined by commas; `nil` if there are none.
    ///
    /// A row without texts has the names of its controls, since it can have the focus, too.
    var text: String? {
        let contents = AccessibilityTree.contents(of: cell, within: .infinite)
        return Self.joined(contents.filter { !$0.respondsToUserInteraction }) ?? Self.joined(contents)
    }

    private static func joined(_ items: [AccessibilityItem]) -> String? {
        let labels = items.compactMap(\.label).filter { !$0.isEmpty }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}
