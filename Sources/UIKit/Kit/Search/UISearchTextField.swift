import CoreGraphics

/// The text field of a search bar: a capsule with a symbol before the text and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let symbol = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .always
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.symbolSize)
        symbol.image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .left
        symbol.bounds.size = CGSize(width: SearchMetrics.symbolWidth, height: symbol.image?.size.height ?? 0)
        leftView = symbol
        leftViewMode = .always
        takeFont()
    }

    private func takeFont() {
        let base = UIFont.systemFont(ofSize: SearchMetrics.fontSize, weight: .medium)
        font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: base,
            maximumPointSize: SearchMetrics.largestFontSize,
            compatibleWith: traitCollection
        )
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { takeFont() }
    }

    open override func layoutSubviews() {
        layer.cornerRadius = bounds.height / 2
        symbol.contentMode = isRightToLeft ? .right : .left
        super.layoutSubviews()
    }

    // MARK: Places

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        place(leftView?.bounds.size ?? .zero, in: bounds, leading: true, margin: SearchMetrics.symbolStart)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        place(rightView?.bounds.size ?? .zero, in: bounds, leading: false, margin: SearchMetrics.clearMargin)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        place(FieldMetrics.clearButtonSize, in: bounds, leading: false, margin: SearchMetrics.clearMargin)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        insideEnd(super.textRect(forBounds: bounds), bounds)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        insideEnd(super.editingRect(forBounds: bounds), bounds)
    }

    /// Returns the frame of the text without the round end of the field.
    private func insideEnd(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        var rect = rect
        let end = SearchMetrics.symbolStart
        let cut = isRightToLeft ? bounds.minX + end - rect.minX : rect.maxX - (bounds.maxX - end)
        guard cut > 0 else { return rect }
        if isRightToLeft { rect.origin.x += min(cut, rect.width) }
        rect.size.width = max(rect.width - cut, 0)
        return rect
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = placeholder ?? "Search"
        defaults.value = hasText ? text : nil
        defaults.traits.insert(.searchField)
        // The button that clears the text follows the field.
        defaults.combinesContents = true
        return defaults
    }
}
