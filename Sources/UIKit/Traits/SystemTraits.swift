import Foundation

/// Light or dark.
public struct UITraitUserInterfaceStyle: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
}

/// On the ground or over other content.
public struct UITraitUserInterfaceLevel: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The room along the horizontal axis.
public struct UITraitHorizontalSizeClass: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room along the vertical axis.
public struct UITraitVerticalSizeClass: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The direction of layout.
public struct UITraitLayoutDirection: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point.
public struct UITraitDisplayScale: UICGFloatTraitDefinition, SystemTrait {
    /// Zero: unspecified.
    public static var defaultValue: CGFloat { 0 }
}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: UIObjectTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// A trait of ours whose default says that it is unspecified: setting it to that is not setting it.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

/// The tint that `UIColor.tintColor` stands for.
package struct TintColorTrait: UIObjectTraitDefinition {
    package static var defaultValue: UIColor { .systemBlue }
    package static var affectsColorAppearance: Bool { true }
}
