import CoreGraphics

/// The background of a cell, a header or a footer.
///
/// ```swift
/// var background = UIBackgroundConfiguration.listPlainCell()
/// background.cornerRadius = 10
/// background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Hashable {
    /// A view of the client's, in front of the color and the image.
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    /// The distances from the edges of the view.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color, before the transformer; the tint color of the view if it is `nil`.
    public var backgroundColor: UIColor? {
        get { isColorOwn ? ownColor : standardColor }
        set { (isColorOwn, ownColor) = (true, newValue) }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect in front of the color and behind the image (the order is unverified).
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the stroke, before the transformer; the tint color of the view if it is `nil`.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points; 0 for none, which is the default.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the edges of the background, outward, in points.
    public var strokeOutset: CGFloat = 0
    private var isColorOwn = false
    private var ownColor: UIColor?
    private var standardColor: UIColor?
    private let style: Style

    enum Style: Hashable {
        case clear, plainCell, groupedCell, plainHeader, accompaniedSidebarCell
    }

    private init(_ style: Style) {
        self.style = style
        standardColor = Self.color(style, isSelected: false)
    }

    /// Returns a background without a color.
    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

    /// Returns the background of a row in a plain table.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

    /// Returns the background of a row in a grouped table.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

    /// Returns the background of a row beside a sidebar: none unless the row is selected, with round corners. Their
    /// radius, 10 points, is unverified.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(.accompaniedSidebarCell)
        background.cornerRadius = 10
        return background
    }

    /// Returns the background of a header or a footer in a plain table.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeader) }

    /// Returns the background of a header or a footer in a grouped table.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }

    /// Returns the configuration for a state of the view. A selected or highlighted row is gray, unless the client
    /// has set the color.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let isSelected =
            (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted }
            ?? (state as? UIViewConfigurationState).map { $0.isSelected || $0.isHighlighted } ?? false
        var updated = self
        updated.standardColor = Self.color(style, isSelected: isSelected)
        return updated
    }

    /// Sets the color that is shown unless the client has set one.
    mutating func setStandardColor(_ color: UIColor) {
        standardColor = color
    }

    private static func color(_ style: Style, isSelected: Bool) -> UIColor {
        switch style {
        case .clear: .clear
        case .plainCell: isSelected ? .systemGray4 : .systemBackground
        case .groupedCell: isSelected ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainHeader: .systemBackground
        case .accompaniedSidebarCell: isSelected ? .systemGray4 : .clear
        }
    }

    /// Returns the color of the background in a view with a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the stroke in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.style == second.style && first.customView === second.customView
            && first.cornerRadius == second.cornerRadius && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && first.backgroundColor == second.backgroundColor
            && first.backgroundColorTransformer?.key == second.backgroundColorTransformer?.key
            && first.visualEffect == second.visualEffect && first.image === second.image
            && first.imageContentMode == second.imageContentMode
            && first.strokeColor == second.strokeColor
            && first.strokeColorTransformer?.key == second.strokeColorTransformer?.key
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
    }
}
