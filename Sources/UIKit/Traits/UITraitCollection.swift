import Foundation

/// What is to be known of the surroundings that something is shown in, such as light or dark, or how large text should
/// be. Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    let values: TraitValues

    /// A collection that specifies nothing.
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

    /// A collection that specifies whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(only: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// A collection that specifies whether content lies over other content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(only: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// A collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(only: UITraitUserInterfaceIdiom.self, idiom)
    }

    /// A collection that specifies the room along the horizontal axis.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// A collection that specifies the room along the vertical axis.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// A collection that specifies the direction of layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(only: UITraitLayoutDirection.self, layoutDirection)
    }

    /// A collection that specifies the pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(only: UITraitDisplayScale.self, scale)
    }

    /// A collection that specifies the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(only: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// A collection that specifies one trait of any kind.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(only: trait, value)
    }

    /// A collection of what several specify; of two values for a trait the later one stands.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
    }

    /// A collection of the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
    /// On the ground or over other content.
    open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
    /// The room along the horizontal axis.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
    /// The room along the vertical axis.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
    /// The direction of layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
    /// Pixels per point; 0 is unspecified.
    open var displayScale: CGFloat { values[UITraitDisplayScale.self] }
    /// The size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }

    /// Itself: a collection does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both specify the same traits with the same values.
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
}
