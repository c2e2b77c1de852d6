extension NibSource {
    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    /// The configuration of symbols for a key.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let child = child(key) else { return nil }
        let weights: [String: UIImage.SymbolWeight] = [
            "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
            "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
            "black": .black,
        ]
        let scale = child.choice("scale", Self.symbolScales) ?? .default
        if let font = child.font("fontDescription") { return UIImage.SymbolConfiguration(font: font, scale: scale) }
        let weight = child.choice("weight", weights) ?? .regular
        if let size = child.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        return UIImage.SymbolConfiguration(scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
    }
}
