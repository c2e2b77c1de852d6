import CoreGraphics

/// Feedback for something that hits something else. It is not felt on a desktop.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The masses of the objects. The raw values are Apple's.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// Creates a generator of the style `.medium` that belongs to no view.
    public override init() {
        super.init()
    }

    /// Creates a generator of a style that belongs to no view.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a generator of a style, and adds it to the interactions of a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Tells that there was an impact.
    open func impactOccurred() {}

    /// Tells that there was an impact of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Tells that there was an impact at a point of the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Tells that there was an impact of an intensity from 0 to 1 at a point of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
