import CoreGraphics
import Failures
import Motion

/// The timing information of a spring. Immutable.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The ways to describe a spring.
    private enum Form {
        /// A damping ratio. The stiffness follows from the animator's duration, in which the spring comes to rest.
        case ratio(Double)
        /// A physical spring, which has its own duration.
        case physical(Spring)
    }

    /// The initial velocity, in total distances per second. Positions use both components, other properties only
    /// `dx`.
    open private(set) var initialVelocity: CGVector
    private let form: Form

    /// Creates a spring that comes to rest in the animator's duration. With a damping ratio of 1 it doesn't
    /// overshoot; closer to 0 it oscillates more.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        programmerError(
            unless: ratio.isFinite,
            "A spring's damping ratio must be a finite number, not \(ratio)",
            in: "UISpringTimingParameters.init(dampingRatio:initialVelocity:)",
            .invalidArgument
        )
        (form, initialVelocity) = (.ratio(Double(ratio)), velocity)
        super.init()
    }

    /// Creates a physical spring, which determines the duration. Mass and stiffness must be positive.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(
            Spring(
                mass: Double(mass),
                stiffness: Double(stiffness),
                damping: Double(damping),
                for: "UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)"
            )
        )
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with a perceptual duration in seconds and a bounce from -1 to 1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let bounce = min(max(Double(bounce), -0.99), 0.99)
        form = .physical(
            Spring(
                perceptualDuration: max(duration.boundedDuration, 0.001),
                bounce: bounce,
                for: "UISpringTimingParameters.init(duration:bounce:initialVelocity:)"
            )
        )
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates the spring that `encode(with:)` wrote, or returns `nil` if there is none.
    public required init?(coder: NSCoder) {
        let stiffness = coder.decodeDouble(forKey: Key.stiffness)
        let mass = coder.decodeDouble(forKey: Key.mass)
        let damping = coder.decodeDouble(forKey: Key.damping)
        let ratio = coder.containsValue(forKey: Key.ratio) ? coder.decodeDouble(forKey: Key.ratio) : .nan
        if mass > 0, stiffness > 0, damping >= 0, [mass, stiffness, damping].allSatisfy(\.isFinite) {
            form = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
        } else if ratio.isFinite {
            form = .ratio(ratio)
        } else {
            return nil
        }
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: Key.dx), dy: coder.decodeDouble(forKey: Key.dy))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        switch form {
        case .ratio(let ratio):
            coder.encode(ratio, forKey: Key.ratio)
        case .physical(let spring):
            coder.encode(spring.mass, forKey: Key.mass)
            coder.encode(spring.stiffness, forKey: Key.stiffness)
            coder.encode(spring.damping, forKey: Key.damping)
        }
        coder.encode(Double(initialVelocity.dx), forKey: Key.dx)
        coder.encode(Double(initialVelocity.dy), forKey: Key.dy)
    }

    /// Returns the object itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func springPace(over duration: TimeInterval) -> AnimatorTiming {
        let spring = spring(over: duration, velocity: Double(initialVelocity.dx))
        let isRound = initialVelocity.dx == initialVelocity.dy
        let vertical = isRound ? nil : self.spring(over: duration, velocity: Double(initialVelocity.dy))
        let settling = max(spring.settlingDuration, vertical?.settlingDuration ?? 0)
        if case .ratio = form {
            return AnimatorTiming(
                curve: .spring(spring),
                verticalCurve: vertical.map(TimingCurve.spring),
                duration: duration
            )
        }
        return AnimatorTiming(
            curve: .spring(spring),
            verticalCurve: vertical.map(TimingCurve.spring),
            // A spring without damping never settles.
            duration: settling.isFinite ? settling : duration
        )
    }

    private func spring(over duration: TimeInterval, velocity: Double) -> Spring {
        switch form {
        case .ratio(let ratio):
            Spring(dampingRatio: ratio, duration: max(duration.boundedDuration, 0.001), initialVelocity: velocity)
        case .physical(let spring):
            Spring(
                mass: spring.mass,
                stiffness: spring.stiffness,
                damping: spring.damping,
                initialVelocity: velocity
            )
        }
    }

    private enum Key {
        static let ratio = "dampingRatio"
        static let mass = "mass"
        static let stiffness = "stiffness"
        static let damping = "damping"
        static let dx = "velocityX"
        static let dy = "velocityY"
    }
}
