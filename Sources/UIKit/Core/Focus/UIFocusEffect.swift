import CoreGraphics
import Foundation

/// The appearance of a view that has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    public override init() {
        super.init()
    }

    /// Returns an effect with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A focus effect that draws a line around the view in its tint color.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The positions of the line relative to the edge of the rectangle. The raw values are Apple's.
    public enum Position: Int, Sendable {
        /// Inside, where superviews don't clip the line.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    /// The position of the line. The default is `.automatic`.
    open var position = Position.automatic

    /// The rectangle that the line surrounds, in the view's coordinate system; `nil` for the view's bounds.
    let rect: CGRect?

    /// Whether the automatic position is outside, if there is room: the line would cover a small view's content.
    var prefersOutside = false

    /// Creates an effect around the view's bounds.
    public override init() {
        rect = nil
        super.init()
    }

    /// Creates an effect around a rectangle in the view's coordinate system.
    public init(rect: CGRect) {
        self.rect = rect
        super.init()
    }

    private init(copying effect: UIFocusHaloEffect) {
        rect = effect.rect
        position = effect.position
        prefersOutside = effect.prefersOutside
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIFocusHaloEffect(copying: self) }
}
