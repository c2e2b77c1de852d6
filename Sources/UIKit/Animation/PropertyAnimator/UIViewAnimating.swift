import CoreGraphics

/// What can be started, held, scrubbed and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether time moves the animations.
    var isRunning: Bool { get }
    /// Whether they run to the beginning.
    var isReversed: Bool { get set }
    /// How far they are, 0 to 1, on the way that they run.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
