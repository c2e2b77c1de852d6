extension UITableViewCell {
    /// The text that names the row in the labels of its controls.
    var labelForControls: String {
        if let own = rare?.accessibility.label { return own }
        let texts = AccessibilityTree.contents(of: contentView, within: .infinite).compactMap(\.label)
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The texts in the row in reading order, joined by commas.
    ///
    /// A row without texts has the names of its controls, since it can have the focus, too.
    var textForAccessibility: String? {
        let contents = AccessibilityTree.contents(of: self, within: .infinite)
        let texts = contents.filter { !$0.respondsToUserInteraction }.compactMap(\.label).filter { !$0.isEmpty }
        let names = texts.isEmpty ? contents.compactMap(\.label).filter { !$0.isEmpty } : texts
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
