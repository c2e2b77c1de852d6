extension UITableViewCell {
    /// The text that names the row in the labels of its controls.
    var labelForControls: String {
        if let own = rare?.accessibility.label { return own }
        let texts = AccessibilityTree.contents(of: contentView, within: .infinite).compactMap(\.label)
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The texts in the row in reading order, joined by commas.
    var textForAccessibility: String? {
        let texts = AccessibilityTree.contents(of: self, within: .infinite).filter { !$0.respondsToUserInteraction }
            .compactMap(\.label).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
