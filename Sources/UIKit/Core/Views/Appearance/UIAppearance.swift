import Foundation

/// A class whose instances can be customized together.
///
/// The values that are set on the proxy of a class apply to each instance when it enters a window, except those that
/// were set on the instance itself:
///
/// ```swift
/// UILabel.appearance().textColor = .darkGray
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemBlue
/// ```
///
/// Instances that are in a window already don't change. These properties can be customized: the background and tint
/// color of views, the font and text color of labels, the contents insets, title colors and background images of
/// buttons, the title attributes of segmented controls, the colors of controls, bars and separators, the insets of
/// separators, and the appearances, title attributes, styles and images of bars. The proxy is an instance of the class,
/// made by `init(frame:)`; its other properties have no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances of the class.
    static func appearance() -> Self
    /// Returns the proxy for instances inside others.
    ///
    /// - Parameter containerTypes: The classes of the containers, from the innermost to the outermost. Others may be
    ///   between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances that have some traits when they enter a window.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances inside others that have some traits when they enter a window.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
