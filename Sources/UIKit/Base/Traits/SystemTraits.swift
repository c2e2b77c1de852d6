import Foundation

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether content is at the base level or elevated over other content.
public struct UITraitUserInterfaceLevel: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
}

/// The contrast between colors.
public struct UITraitAccessibilityContrast: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The layout direction.
public struct UITraitLayoutDirection: UINSIntegerTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UICGFloatTraitDefinition, SystemTrait {
    /// 0, which means unspecified.
    public static var defaultValue: CGFloat { 0 }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UIObjectTraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// A trait of UIKit whose default value means unspecified. Setting it to the default removes the value.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}
