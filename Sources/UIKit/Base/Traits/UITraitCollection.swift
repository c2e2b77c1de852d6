import Foundation

/// The environment of a view or another object, such as whether the interface is light or dark and the text size.
/// Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    let values: TraitValues

    /// Creates a collection that specifies no traits.
    public override init() {
        values = TraitValues()
    }

    init(values: TraitValues) {
        self.values = values
    }

    private init<Trait: UITraitDefinition>(only trait: Trait.Type, _ value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.values = values
    }

    /// Creates a collection that specifies whether the interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(only: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// Creates a collection that specifies the level of content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(only: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// Creates a collection that specifies the contrast between colors.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(only: UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// Creates a collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(only: UITraitUserInterfaceIdiom.self, idiom)
    }

    /// Creates a collection that specifies the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// Creates a collection that specifies the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// Creates a collection that specifies the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(only: UITraitLayoutDirection.self, layoutDirection)
    }

    /// Creates a collection that specifies the number of pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(only: UITraitDisplayScale.self, scale)
    }

    /// Creates a collection that specifies the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(only: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// Creates a collection that specifies a trait of any type.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(only: trait, value)
    }

    /// Creates a collection of the traits that several collections specify. Later collections take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
    }

    /// Creates a collection of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Whether the interface is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
    /// Whether content is at the base level or elevated over other content.
    open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
    /// The contrast between colors that the user prefers.
    open var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
    /// The layout direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
    /// The number of pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values[UITraitDisplayScale.self] }
    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }

    /// Returns the collection itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Returns whether another object is a collection that specifies the same traits with equal values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        values.hashValue
    }

    open override var description: String {
        let traits = values.changes(from: TraitValues()).map { "\($0.name) = \(values.valueDescription(of: $0))" }
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }

    // MARK: Current traits

    /// Returns whether dynamic colors may look different with another collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The traits that resolve dynamic colors where no others are given.
    ///
    /// They are a view's traits while it draws or lays out, and the app's otherwise. With no app they are: light,
    /// left to right, one pixel per point, text of the default size. Unlike in UIKit there is one collection for all
    /// threads.
    open class var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    /// Runs a closure with these traits as the current traits.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }
}
