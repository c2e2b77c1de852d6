import CoreGraphics
import Motion

/// An animation that a spring drives from one value to the other.
///
/// The spring is evaluated in closed form, so that frames may come at any times. `duration` cuts it off; it is
/// `settlingDuration` that lets it come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy what hangs on the spring is. 1 at first.
    open var mass: CGFloat = 1 { didSet { spring = nil } }
    /// How hard the spring pulls. 100 at first.
    open var stiffness: CGFloat = 100 { didSet { spring = nil } }
    /// How strong the friction is. 10 at first.
    open var damping: CGFloat = 10 { didSet { spring = nil } }
    /// Speed at the start, in whole distances a second, positive towards the end.
    open var initialVelocity: CGFloat = 0 { didSet { spring = nil } }

    private var spring: Spring?

    public override init() {
        super.init()
    }

    /// A spring by how long it seems to take, in seconds, and how much it bounces, -1 to 1, 0 being critically damped.
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
        copy.takeSettings(of: self)
        return copy
    }

    override func takeSettings(of other: CAAnimation) {
        super.takeSettings(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    /// Seconds until the spring is at rest, to a thousandth of the distance.
    open var settlingDuration: CFTimeInterval { currentSpring.settlingDuration }

    package func take(_ spring: Spring) {
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(spring.initialVelocity)
    }

    override func progress(at time: CFTimeInterval) -> Double {
        currentSpring.value(at: time)
    }

    private var currentSpring: Spring {
        if let spring { return spring }
        let made = Spring(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(damping),
            initialVelocity: Double(initialVelocity),
            for: "CASpringAnimation"
        )
        spring = made
        return made
    }
}
