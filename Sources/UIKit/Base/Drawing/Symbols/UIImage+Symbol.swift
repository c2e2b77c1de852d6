import Foundation

extension UIImage {
    /// Creates the symbol with a name, for text of 17 points; nil if there is no such symbol.
    ///
    /// Apple's symbols are not available on other platforms. An original set is available under Apple's names:
    /// chevrons, arrows, marks such as `checkmark`, `plus`, `minus`, `xmark`, `ellipsis` and `info`, most of them also
    /// as `.circle` and `.circle.fill`, the buttons of bars such as `square.and.pencil`, `trash` and `play.fill`, and
    /// things such as `bell`, `folder`, `heart`, `lock`, `person.fill`, `star` and `tag`, some of them also as `.fill`.
    /// The sheet of symbols in `docs/controls.md` shows all of them.
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
