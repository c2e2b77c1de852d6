import CoreGraphics
import Failures
import Foundation

/// The appearance of a bar of any kind: its background, and the shadow that separates it from the content.
///
/// A bar copies the appearances that it gets. To change the appearance of a bar, change that which the bar returns, or
/// set a new one:
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationController?.navigationBar.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The values for the bar.
    var fill = BarFill.system {
        didSet { changed() }
    }
    /// Called after a change, by which the bar that has the appearance follows it.
    var changed: () -> Void = {}
    private var ownIdiom: UIUserInterfaceIdiom

    /// Creates an appearance with the default values for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        ownIdiom = idiom
    }

    /// Creates an appearance with the values of an appearance.
    public init(barAppearance: UIBarAppearance) {
        ownIdiom = barAppearance.ownIdiom
        fill = barAppearance.fill
    }

    /// Creates an appearance with the default values, without reading the archive.
    public required init(coder: NSCoder) {
        ownIdiom = UIDevice.current.userInterfaceIdiom
    }

    /// Creates an appearance with the default values for the current device.
    public convenience override init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    /// Returns a copy of the same class.
    ///
    /// It is declared beside the method of `NSObject` that returns `Any`, which is the one that is called where the
    /// type of the result doesn't decide.
    @_disfavoredOverload
    open func copy() -> Self {
        guard let copy = copy(with: nil) as? Self else { invariantFailure("The copy is of another class.") }
        return copy
    }

    /// Returns a copy of the same class.
    private func makeCopy() -> UIBarAppearance {
        // No initializer is required of subclasses but that for archives.
        guard let copy = Self.allocateObject() as? UIBarAppearance else {
            invariantFailure("The copy is of another class.")
        }
        copy.take(self)
        return copy
    }

    /// Takes over the values of an appearance, as far as it has them.
    func take(_ other: UIBarAppearance) {
        ownIdiom = other.ownIdiom
        fill = other.fill
    }

    /// The kind of device for which the appearance has its default values.
    open var idiom: UIUserInterfaceIdiom { ownIdiom }

    // MARK: Presets

    /// Sets the background of the system: content is visible behind the bar, below which it fades if it scrolls.
    open func configureWithDefaultBackground() { fill = .system }

    /// Sets an opaque background in the color of the system, and the shadow of the system.
    open func configureWithOpaqueBackground() { fill = .opaque }

    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() { fill = .transparent }

    // MARK: Background

    /// The material of the background, below its color. The default, `nil`, is the background of the preset.
    open var backgroundEffect: UIBlurEffect? {
        get { fill.effect }
        set { fill.effect = newValue }
    }

    /// The color of the background, over that of the system. The default is `nil`.
    open var backgroundColor: UIColor? {
        get { fill.color }
        set { fill.color = newValue }
    }

    /// The image over the color of the background. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { fill.image }
        set { fill.image = newValue }
    }

    /// The mode in which the image fills the background. The default is `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { fill.imageMode }
        set { fill.imageMode = newValue }
    }

    // MARK: Shadow

    /// The color of the line at the edge of the bar, or of the shadow image if that is a template. With `nil` or a
    /// clear color, neither is visible.
    open var shadowColor: UIColor? {
        get { fill.shadowColor }
        set { fill.shadowColor = newValue }
    }

    /// The image at the edge of the bar, instead of a line. The default is `nil`.
    open var shadowImage: UIImage? {
        get { fill.shadowImage }
        set { fill.shadowImage = newValue }
    }
}
