import CoreGraphics
import Motion

/// An animation from one value to another that follows a spring.
///
/// The spring is evaluated in closed form, so frames may have any times. `duration` cuts the motion off. To let the
/// spring come to rest, set it to `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
    /// The mass attached to the spring. 1 by default.
    open var mass: CGFloat = 1 { didSet { spring = nil } }
    /// The stiffness of the spring. 100 by default.
    open var stiffness: CGFloat = 100 { didSet { spring = nil } }
    /// The friction of the spring. 10 by default.
    open var damping: CGFloat = 10 { didSet { spring = nil } }
    /// The initial speed in whole distances per second, positive towards the end.
    open var initialVelocity: CGFloat = 0 { didSet { spring = nil } }
    /// Whether a damping that is greater than critical damping slows the spring further. `false` by default, so that
    /// such a spring moves like a critically damped one. *Unverified*: Apple doesn't describe it.
    open var allowsOverdamping = false { didSet { spring = nil } }

    private var spring: Spring?

    public override init() {
        super.init()
    }

    /// Creates a spring from its perceived duration in seconds and its bounce, from -1 to 1. A bounce of 0 is
    /// critically damped, and a negative bounce allows overdamping (*unverified*).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        take(
            Spring(
                perceptualDuration: perceptualDuration,
                bounce: Double(bounce),
                for: "CASpringAnimation.init(perceptualDuration:bounce:)"
            )
        )
        duration = settlingDuration
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CASpringAnimation()
        copy.copySettings(of: self)
        return copy
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    /// The perceived duration in seconds, which follows from the mass and the stiffness.
    open var perceptualDuration: CFTimeInterval { 2 * .pi * (Double(mass) / Double(stiffness)).squareRoot() }

    /// The bounce from -1 to 1, which follows from the damping: 0 if the spring is critically damped, and negative if
    /// it is damped more than that.
    open var bounce: CGFloat {
        let ratio = damping / criticalDamping
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time until the spring is at rest, to a thousandth of the distance, in seconds.
    open var settlingDuration: CFTimeInterval { currentSpring.settlingDuration }

    package func take(_ spring: Spring) {
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(spring.initialVelocity)
        allowsOverdamping = spring.dampingRatio > 1
    }

    override func progress(at time: CFTimeInterval) -> Double {
        currentSpring.value(at: time)
    }

    private var criticalDamping: CGFloat { 2 * (mass * stiffness).squareRoot() }

    private var currentSpring: Spring {
        if let spring { return spring }
        let made = Spring(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(allowsOverdamping ? damping : min(damping, criticalDamping)),
            initialVelocity: Double(initialVelocity),
            for: "CASpringAnimation"
        )
        spring = made
        return made
    }
}
