import Foundation

extension UIImage {
    /// The system's symbol of that name, as large as text of 17 points; nil if we have none.
    ///
    /// Apple's symbols cannot be had outside its systems. There is a small set of our own under Apple's names: chevrons,
    /// arrows, marks such as `checkmark`, `plus`, `minus`, `xmark`, `ellipsis` and `info`, most of them also as `.circle`
    /// and `.circle.fill`, `circle`, `line.3.horizontal`, `magnifyingglass`, `person.fill`, `person.crop.circle.fill`,
    /// `star` and `heart`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's symbol of that name, as large and heavy as a configuration says; nil if we have none.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol(name: name, configuration: configuration as? SymbolConfiguration) else { return nil }
        self.init(content: ImageContent(source: .symbol(symbol)))
    }

    /// The system's symbol of that name; nil if we have none. Our symbols are the same for all traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
}
