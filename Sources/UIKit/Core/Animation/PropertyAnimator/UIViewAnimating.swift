import CoreGraphics

/// An object whose animations can be started, paused, scrubbed and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether the animations advance with time.
    var isRunning: Bool { get }
    /// Whether the animations run to the start.
    var isReversed: Bool { get set }
    /// The completed fraction of the animations, from 0 to 1, in the direction in which they run.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
