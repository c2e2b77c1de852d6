import Foundation

/// A look of characters that a person turns on and off.
enum TextFormat: CaseIterable {
    case bold, italic, underline

    /// The attribute that has the look.
    var key: NSAttributedString.Key { self == .underline ? .underlineStyle : .font }

    @MainActor
    var title: String {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        }
    }

    /// Returns whether a value of the attribute has the look.
    ///
    /// - Parameter font: The font of characters that have none.
    @MainActor
    func isOn(_ value: Any?, font: UIFont) -> Bool {
        switch self {
        case .bold: (value as? UIFont ?? font).fontDescriptor.symbolicTraits.contains(.traitBold)
        case .italic: (value as? UIFont ?? font).fontDescriptor.symbolicTraits.contains(.traitItalic)
        case .underline: TextAttributes([.underlineStyle: value ?? 0]).isUnderlined
        }
    }

    /// Returns the value of the attribute with the look, or without it.
    @MainActor
    func value(_ isOn: Bool, of value: Any?, font: UIFont) -> Any? {
        guard self != .underline else { return isOn ? NSUnderlineStyle.single.rawValue : nil }
        let font = value as? UIFont ?? font
        var traits = font.fontDescriptor.symbolicTraits
        let trait: UIFontDescriptor.SymbolicTraits = self == .bold ? .traitBold : .traitItalic
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) }
    }
}

extension AttributeRuns {
    /// Turns a look on in a range or, if all of it has the look, off.
    @MainActor
    mutating func toggle(_ format: TextFormat, in range: Range<Int>, font: UIFont) {
        let isOn = runs(in: range).allSatisfy { format.isOn($0.attributes[format.key], font: font) }
        mapValues(of: format.key, in: range) { format.value(!isOn, of: $0, font: font) }
    }

    /// Returns a text with these attributes.
    func string(_ text: String) -> NSAttributedString {
        let styled = NSMutableAttributedString(string: text)
        for run in runs(in: 0..<length) { styled.addAttributes(run.attributes, range: NSRange(run.range)) }
        return styled
    }
}

extension TextFormat {
    /// Returns attributes with the look turned on or off.
    @MainActor
    func toggled(_ values: AttributeRuns.Attributes, font: UIFont) -> AttributeRuns.Attributes {
        var values = values
        values[key] = value(!isOn(values[key], font: font), of: values[key], font: font)
        return values
    }
}
