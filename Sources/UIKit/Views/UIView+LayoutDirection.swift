extension UIView {
    /// Which way the contents run. The system's unless set.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { storage.semanticContentAttribute }
        set {
            storage.semanticContentAttribute = newValue
            layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// The direction of what is in the view.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
