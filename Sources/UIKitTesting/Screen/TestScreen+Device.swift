import CoreGraphics
import UIKit

extension TestScreen {
    /// The size of the screen in points.
    ///
    /// ```swift
    /// let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    /// ```
    public var size: CGSize { screen.display.bounds.size }

    /// Resizes the screen, as a device does when it rotates or a window when the user resizes it.
    ///
    /// ```swift
    /// screen.resize(to: CGSize(width: 1024, height: 768))
    /// ```
    ///
    /// - Parameter size: The new size in points. A side that isn't positive is a programming error.
    public func resize(to size: CGSize) {
        makeCurrent()
        Self.check(size)
        screen.display.resize(to: size, scale: screen.display.scale)
        finishEvent()
    }

    /// Rotates the device by 90 degrees, which swaps the width and the height of the screen.
    ///
    /// ```swift
    /// screen.rotate()
    /// ```
    public func rotate() {
        resize(to: CGSize(width: size.height, height: size.width))
    }

    /// Sets dark or light appearance.
    ///
    /// ```swift
    /// screen.setAppearance(dark: true)
    /// ```
    ///
    /// - Parameter dark: Whether the appearance is dark.
    public func setAppearance(dark: Bool) {
        changeTraits { $0.userInterfaceStyle = dark ? .dark : .light }
    }

    /// Sets the direction of text and layout.
    ///
    /// ```swift
    /// screen.setLayoutDirection(rightToLeft: true)
    /// ```
    ///
    /// - Parameter rightToLeft: Whether the direction is right to left.
    public func setLayoutDirection(rightToLeft: Bool) {
        changeTraits { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    }

    /// Sets the preferred content size category.
    ///
    /// ```swift
    /// screen.setContentSizeCategory(.accessibilityLarge)
    /// ```
    ///
    /// - Parameter category: The content size category.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits { $0.preferredContentSizeCategory = category }
    }

    /// The insets of the safe area from the edges of the screen, in points. They are 0 by default.
    ///
    /// ```swift
    /// screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    /// ```
    public var safeAreaInsets: UIEdgeInsets {
        get { screen.display.safeAreaInsets }
        set {
            makeCurrent()
            screen.display.setSafeAreaInsets(newValue)
            finishEvent()
        }
    }

    private func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
        makeCurrent()
        screen.changeTraits(change)
    }
}
