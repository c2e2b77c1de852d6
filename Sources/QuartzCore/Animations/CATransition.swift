import CoreGraphics

/// A transition from what a layer showed when it was added to what the layer shows from then on.
open class CATransition: CAAnimation {
    /// How the one gives way to the other. `.fade` at first.
    open var type = CATransitionType.fade
    /// The side that the new one comes from, for the types that move. From the left if `nil`.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, 0 to 1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, 0 to 1.
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CATransition()
        copy.takeSettings(of: self)
        return copy
    }

    override func takeSettings(of other: CAAnimation) {
        super.takeSettings(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    func transitionProgress(at point: RunPoint) -> Double {
        Double(startProgress) + Double(endProgress - startProgress) * progress(at: point)
    }
}

/// How one picture of a layer gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old one fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
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
