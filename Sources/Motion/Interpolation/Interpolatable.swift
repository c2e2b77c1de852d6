/// A value that animations can add and interpolate: an element of a vector space, or of a curved space with an offset
/// between any two values.
///
/// Sums and multiples are methods instead of operators, so that no operators on Foundation's types leak into clients.
/// `adding`, `subtracting` and `scaled(by:)` are linear and apply to offsets and velocities. `displacement(from:)`
/// and `displaced(by:)` lead from one value to another. They differ from subtraction and addition only where the
/// straight line between two values leaves the space, as for rotations.
///
/// Laws: `a.subtracting(b).adding(b) == a`, `a.displaced(by: b.displacement(from: a)) == b`, both up to rounding;
/// `scaled(by: 0)` is `zero`.
package protocol Interpolatable: Sendable, Equatable {
    /// The offset that changes nothing.
    static var zero: Self { get }
    /// Returns the linear sum.
    func adding(_ other: Self) -> Self
    /// Returns the linear difference.
    func subtracting(_ other: Self) -> Self
    /// Returns the value with every component multiplied by `factor`.
    func scaled(by factor: Double) -> Self
    /// The magnitude of the largest component, in the value's own unit, for comparison with a tolerance.
    ///
    /// Not called `magnitude`, which `CGFloat` has with another type.
    var norm: Double { get }
    /// Returns the shortest offset that leads from `origin` to this value.
    func displacement(from origin: Self) -> Self
    /// Returns the value at an offset from this one.
    func displaced(by offset: Self) -> Self
}

extension Interpolatable {
    /// Returns the linear difference.
    package func displacement(from origin: Self) -> Self { subtracting(origin) }

    /// Returns the linear sum.
    package func displaced(by offset: Self) -> Self { adding(offset) }

    /// Returns the value at `fraction` of the way to `target`: 0 is this value, 1 is the target, and other
    /// fractions extrapolate.
    package func interpolated(to target: Self, fraction: Double) -> Self {
        displaced(by: target.displacement(from: self).scaled(by: fraction))
    }
}
