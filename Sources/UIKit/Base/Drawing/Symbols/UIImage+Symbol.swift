import Foundation

extension UIImage {
    /// Creates the symbol with a name, for text of 17 points; nil if there is no such symbol.
    ///
    /// Apple's symbols are not available on other platforms. A small original set is available under Apple's
    /// names: chevrons, arrows, marks such as `checkmark`, `plus`, `minus`, `xmark`, `ellipsis` and `info`, most of
    /// them also as `.circle` and `.circle.fill`, `circle`, `line.3.horizontal`, `magnifyingglass`, `person.fill`,
    /// `person.crop.circle.fill`, `star` and `heart`, and pictures for lists such as `cloud.fill`, `folder.fill` and
    /// `leaf.fill`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol with a name and a configuration; nil if there is no such symbol.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol(name: name, configuration: configuration as? SymbolConfiguration) else { return nil }
        self.init(content: ImageContent(source: .symbol(symbol)))
    }

    /// Creates the symbol with a name; nil if there is no such symbol. The symbols don't depend on the traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
}
