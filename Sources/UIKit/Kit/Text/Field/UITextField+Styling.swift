import Foundation

/// The looks of the text that a person changes.
extension UITextField {
    /// Turns a look on or off: that of the selection or, without one, of the text that is typed next.
    func toggle(_ format: TextFormat) {
        guard allowsEditingTextAttributes, isEditing else { return }
        let range = edited.selection
        guard !range.isEmpty else {
            typingAttributes = format.toggled(typingAttributes ?? [:], font: look.font)
            return
        }
        changeRuns { $0.toggle(format, in: range, font: look.font) }
    }

    /// Changes the attributes of the selection or, without one, of the text that is typed next.
    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes) {
        let range = edited.selection
        guard !range.isEmpty else { return typingAttributes = change(typingAttributes ?? [:]) }
        changeRuns { $0.map(in: range, change) }
    }

    private func changeRuns(_ change: (inout AttributeRuns) -> Void) {
        var runs = attributedText.map(AttributeRuns.init) ?? AttributeRuns(length: edited.end, attributes: [:])
        change(&runs)
        record()
        look.attributes.set(runs.string(edited.text))
        appearanceDidChange()
        textView.placeCaret()
        textDidChange()
    }

    /// The selection, as a property list.
    var savedInteraction: [String: Double] {
        ["location": Double(edited.selection.lowerBound), "length": Double(edited.selection.count)]
    }

    func restore(_ state: [String: Double]) {
        guard let start = state["location"], let length = state["length"], start >= 0, length >= 0 else { return }
        let range = (Int(min(start, 1e15))..<Int(min(start + length, 1e15))).clamped(to: 0..<edited.end)
        select(from: range.lowerBound, to: range.upperBound)
    }
}
