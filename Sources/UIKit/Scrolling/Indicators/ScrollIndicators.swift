import CoreGraphics
import QuartzCore

/// The two bars at the edges of a scroll view that tell where in the content it is.
///
/// They are layers, not views: whatever views are put in or brought to the front stay behind them, and nobody finds them
/// among the subviews.
@MainActor
final class ScrollIndicators {
    private let vertical = CALayer()
    private let horizontal = CALayer()
    private let animator = IndicatorAnimator()
    private var fadeOut: FrameTimer?
    private(set) var areShown = false

    init(in layer: CALayer) {
        for indicator in [vertical, horizontal] {
            indicator.delegate = animator
            indicator.cornerRadius = ScrollMetrics.indicatorWidth / 2
            indicator.zPosition = .greatestFiniteMagnitude
            indicator.opacity = 0
            layer.addSublayer(indicator)
        }
    }

    func setColor(_ color: CGColor) {
        vertical.backgroundColor = color
        horizontal.backgroundColor = color
    }

    /// Puts the bars where they belong, in the content's coordinates; `nil` leaves one out.
    func place(vertical verticalFrame: CGRect?, horizontal horizontalFrame: CGRect?) {
        place(vertical, at: verticalFrame)
        place(horizontal, at: horizontalFrame)
    }

    /// Shows the bars until `hide` is called.
    func show() {
        fadeOut?.cancel()
        fadeOut = nil
        guard !areShown else { return }
        areShown = true
        fade(to: 1, over: ScrollMetrics.indicatorFadeIn)
    }

    /// Lets the bars go, after some seconds.
    func hide(after seconds: CFTimeInterval) {
        guard areShown else { return }
        fadeOut?.cancel()
        fadeOut = FrameClock.shared.schedule(after: seconds) { [weak self] in
            MainActor.assumeIsolated {
                self?.areShown = false
                self?.fade(to: 0, over: ScrollMetrics.indicatorFadeOut)
            }
        }
    }

    private func place(_ indicator: CALayer, at frame: CGRect?) {
        indicator.isHidden = frame == nil
        if let frame { indicator.frame = frame }
    }

    private func fade(to opacity: Float, over seconds: CFTimeInterval) {
        UIView.animate(withDuration: seconds) { [self] in
            vertical.opacity = opacity
            horizontal.opacity = opacity
        }
    }
}

/// Has indicators move in the same animation blocks as views, and not at all outside.
private final class IndicatorAnimator: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        // Layers change on the main thread only, so this is it; the compiler cannot know.
        nonisolated(unsafe) let layer = layer
        nonisolated(unsafe) var action: (any CAAction)?
        MainActor.assumeIsolated { action = AnimationContext.action(for: layer, forKey: event) }
        return action
    }
}
