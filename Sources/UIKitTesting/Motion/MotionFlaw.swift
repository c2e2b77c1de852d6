import Foundation

/// Where a law of motion is broken.
///
/// ```swift
/// if let flaw = trace["row"].curve(\.height).firstFall() {
///     print("\(flaw.label) \(flaw.what) at \(flaw.time) s")
/// }
/// ```
public struct MotionFlaw: Error, Equatable, Sendable, CustomStringConvertible {
    /// What moved wrongly.
    public let label: String
    /// When, in seconds of virtual time.
    public let time: TimeInterval
    /// What it did.
    public let what: String

    public var description: String {
        "At \(CGFloat(time).short) s \(label) \(what)"
    }
}
