extension UIView {
    /// The meaning of the contents, which determines their layout direction. By default, it is that of the system.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { storage.semanticContentAttribute }
        set {
            storage.semanticContentAttribute = newValue
            constraintLayout.layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// The layout direction of the view's contents.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
