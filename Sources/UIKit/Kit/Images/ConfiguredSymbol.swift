/// A symbol as a view shows it: with the preferred configuration of the view, and in the size for its traits.
struct ConfiguredSymbol {
    let shown: UIImage
    private let image: UIImage
    private let preferred: UIImage.SymbolConfiguration?
    private let category: UIContentSizeCategory

    /// - Parameters:
    ///   - image: The symbol, whose own configuration takes precedence.
    ///   - preferred: The configuration of the view.
    init(_ image: UIImage, _ preferred: UIImage.SymbolConfiguration?, _ traits: UITraitCollection) {
        (self.image, self.preferred, category) = (image, preferred, traits.preferredContentSizeCategory)
        let own = image.symbolConfiguration
        let configuration = own.map { preferred?.applying($0) ?? $0 } ?? preferred
        shown = configuration.map { image.withConfiguration($0.resolved(with: traits)) } ?? image
    }

    /// Returns whether the symbol was made of the same values.
    func isOf(_ image: UIImage, _ preferred: UIImage.SymbolConfiguration?, _ traits: UITraitCollection) -> Bool {
        image === self.image && preferred === self.preferred && traits.preferredContentSizeCategory == category
    }
}
