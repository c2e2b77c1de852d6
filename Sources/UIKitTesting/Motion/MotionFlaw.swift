import Foundation

/// A violation of a requirement for motion.
///
/// ```swift
/// if let flaw = trace["row"].curve(\.height).firstDecrease() {
///     print("\(flaw.label) \(flaw.what) at \(flaw.time) s")
/// }
/// ```
public struct MotionFlaw: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the value or the view that violates the requirement.
    public let label: String
    /// The virtual time of the violation, in seconds.
    public let time: TimeInterval
    /// The description of the violation.
    public let what: String

    public var description: String {
        "At \(CGFloat(time).short) s \(label) \(what)"
    }
}
