import CoreGraphics
import Motion

/// A transition from what a layer showed when the transition was added to what the layer shows from then on.
open class CATransition: CAAnimation {
    /// The type of the transition. `.fade` by default.
    open var type = CATransitionType.fade
    /// The side from which the new content comes, for the types that move. From the left if nil.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CATransition()
        copy.copySettings(of: self)
        return copy
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    func transitionProgress(at point: RunPoint) -> Double {
        let start = Double(startProgress).boundedFraction
        return start + (Double(endProgress).boundedFraction - start) * progress(at: point)
    }
}

/// The way in which the old content of a layer is replaced by the new content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old content fades into the new content.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new content of a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
