extension UITableViewCell {
    /// The texts in the row in reading order, joined by commas.
    var textForAccessibility: String? {
        let texts = AccessibilityTree.contents(of: self, within: .infinite).filter { !$0.respondsToUserInteraction }
            .compactMap(\.label).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
