import CoreGraphics
import UIKit

extension TestScreen {
    /// The size of the screen in points.
    ///
    /// ```swift
    /// let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    /// ```
    public var size: CGSize { UIScreen.main.bounds.size }

    /// Gives the screen another size in points, as when a person turns a device or resizes a window.
    ///
    /// A side that is not positive is a programmer error.
    ///
    /// ```swift
    /// screen.resize(to: CGSize(width: 1024, height: 768))
    /// ```
    public func resize(to size: CGSize) {
        checkIsNewest()
        Self.check(size)
        UIScreen.main.resize(to: size, scale: UIScreen.main.scale)
        finishEvent()
    }

    /// Turns the device by a quarter: width and height change places.
    ///
    /// ```swift
    /// screen.rotate()
    /// ```
    public func rotate() {
        resize(to: CGSize(width: size.height, height: size.width))
    }

    /// Changes to dark appearance, or back to light.
    ///
    /// ```swift
    /// screen.setAppearance(dark: true)
    /// ```
    public func setAppearance(dark: Bool) {
        changeTraits { $0.userInterfaceStyle = dark ? .dark : .light }
    }

    /// Changes the direction that lines and layouts run in.
    ///
    /// ```swift
    /// screen.setLayoutDirection(rightToLeft: true)
    /// ```
    public func setLayoutDirection(rightToLeft: Bool) {
        changeTraits { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    }

    /// Changes the size of text that the person chose.
    ///
    /// ```swift
    /// screen.setContentSizeCategory(.accessibilityLarge)
    /// ```
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits { $0.preferredContentSizeCategory = category }
    }

    /// The parts of the screen that the device covers, in points from each edge. Zero at first.
    ///
    /// ```swift
    /// screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    /// ```
    public var safeAreaInsets: UIEdgeInsets {
        get { UIScreen.main.safeAreaInsets }
        set {
            checkIsNewest()
            UIScreen.main.setSafeAreaInsets(newValue)
            finishEvent()
        }
    }

    private func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
        checkIsNewest()
        screen.changeTraits(change)
    }
}
