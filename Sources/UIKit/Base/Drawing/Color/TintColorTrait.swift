/// The color that `UIColor.tintColor` resolves to.
package struct TintColorTrait: UIObjectTraitDefinition {
    package static var defaultValue: UIColor { .systemBlue }
    package static var affectsColorAppearance: Bool { true }
}
