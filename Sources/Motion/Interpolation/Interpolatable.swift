/// A value that animations can add up: a vector space, and for values on a curved space the step between two of them.
///
/// Sums and multiples are named, not spelled as operators, so that no operator on Foundation's types leaks into clients.
/// `adding`, `subtracting` and `scaled(by:)` are linear and serve offsets and velocities. `displacement(from:)` and
/// `displaced(by:)` carry a value to another one; they differ from subtraction and addition only where the straight
/// line between two values leaves the space (rotations).
///
/// Laws: `a.subtracting(b).adding(b) == a`, `a.displaced(by: b.displacement(from: a)) == b`, both up to rounding;
/// `scaled(by: 0)` is `zero`.
package protocol Interpolatable: Sendable, Equatable {
    /// The offset that changes nothing.
    static var zero: Self { get }
    /// The linear sum.
    func adding(_ other: Self) -> Self
    /// The linear difference.
    func subtracting(_ other: Self) -> Self
    /// Every component times `factor`.
    func scaled(by factor: Double) -> Self
    /// The size of the largest component, in the value's own unit: what to compare with a tolerance.
    ///
    /// Not called `magnitude`, which `CGFloat` has with another type.
    var norm: Double { get }
    /// The offset that carries `origin` here by the short way.
    func displacement(from origin: Self) -> Self
    /// The value that lies `offset` away.
    func displaced(by offset: Self) -> Self
}

extension Interpolatable {
    /// The linear difference.
    package func displacement(from origin: Self) -> Self { subtracting(origin) }

    /// The linear sum.
    package func displaced(by offset: Self) -> Self { adding(offset) }

    /// The value at `fraction` of the way to `target`: 0 is here, 1 is there, others extrapolate.
    package func interpolated(to target: Self, fraction: Double) -> Self {
        displaced(by: target.displacement(from: self).scaled(by: fraction))
    }
}
