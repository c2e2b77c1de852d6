import Foundation

extension AccessibilityDefaults {
    /// Creates the values of a label, which is an element unless it has no text.
    @MainActor
    init(_ label: UILabel) {
        self.init(
            isElement: !(label.text ?? "").isEmpty,
            label: label.text,
            traits: .staticText,
            state: label.isEnabled ? .none : .notEnabled
        )
    }

    /// Creates the values that follow from the state of a control.
    @MainActor
    init(_ control: UIControl) {
        if control.isSelected { state.insert(.selected) }
        if !control.isEnabled { state.insert(.notEnabled) }
        respondsToUserInteraction = true
    }

    @MainActor
    init(_ button: UIButton) {
        self.init(button as UIControl)
        isElement = true
        label = button.currentTitle ?? button.currentAttributedTitle?.string
        traits = .button
    }

    @MainActor
    init(_ field: UITextField) {
        self.init(field as UIControl)
        isElement = true
        let text = field.text ?? ""
        value = text.isEmpty ? field.placeholder : text
    }

    @MainActor
    init(_ progress: UIProgressView) {
        self.init(
            isElement: true,
            label: "Progress",
            value: "\(Int((progress.progress * 100).rounded()))%",
            traits: .updatesFrequently
        )
    }

    /// Creates the values of a row. A checkmark makes the row selected (unverified).
    @MainActor
    init(_ cell: UITableViewCell) {
        self.init(
            isElement: true,
            state: cell.isSelected || cell.accessoryType == .checkmark ? .selected : .none,
            respondsToUserInteraction: cell.table?.allowsSelection ?? false,
            combinesContents: true
        )
    }
}

extension UITableViewCell {
    /// The texts in the row in reading order, joined by commas.
    var textForAccessibility: String? {
        let texts = AccessibilityTree.contents(of: self, within: .infinite).filter { !$0.respondsToUserInteraction }
            .compactMap(\.label).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
