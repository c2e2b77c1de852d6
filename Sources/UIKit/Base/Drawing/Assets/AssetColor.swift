import Foundation

/// A color of an asset catalog, with its variants for appearances.
struct AssetColor: Sendable {
    private let variants: [(conditions: [AssetAppearance], color: UIColor)]

    /// Reads a color set; `nil` if it has no color that is known.
    init?(in folder: URL) {
        variants = (AssetContents(of: folder)?.colors ?? []).compactMap { entry in
            guard entry.isForThisIdiom, let color = entry.color.flatMap(Self.color) else { return nil }
            return (entry.appearances ?? [], color)
        }
        if variants.isEmpty { return nil }
    }

    /// Returns the variant with the most conditions that traits meet.
    func color(for traits: UITraitCollection) -> UIColor {
        let fitting = variants.compactMap { variant in
            variant.conditions.fit(traits).map { (fit: $0, color: variant.color) }
        }
        return fitting.max { $0.fit < $1.fit }?.color ?? variants[0].color
    }

    private static func color(_ value: AssetContents.Color.Value) -> UIColor? {
        guard let components = value.components else { return nil }
        func part(_ name: String) -> CGFloat? { components[name].flatMap(number) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return value.colorSpace == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component, which is written as `0.5`, as `128` or as `0x80`.
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }
}
