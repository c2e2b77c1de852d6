import CoreGraphics
import QuartzCore

/// The two bars at the edges of a scroll view that show the position in the content.
///
/// They are layers and not views: subviews stay behind them in any order, and they don't appear among the subviews.
@MainActor
final class ScrollIndicators {
    private let vertical = CALayer()
    private let horizontal = CALayer()
    private let animator = IndicatorAnimator()
    private var fadeOut: FrameTimer?
    private var colors: (normal: CGColor, underPointer: CGColor)?
    private var used: UIAxis?
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

    func setColor(_ color: CGColor, underPointer: CGColor) {
        colors = (color, underPointer)
        applyColors()
    }

    /// Sets the bar that the pointer is on, which has a stronger color.
    func setUsed(_ axis: UIAxis?) {
        used = axis
        applyColors()
    }

    private func applyColors() {
        guard let colors else { return }
        vertical.backgroundColor = used == .vertical ? colors.underPointer : colors.normal
        horizontal.backgroundColor = used == .horizontal ? colors.underPointer : colors.normal
    }

    /// Sets the frames of the bars in the content's coordinates; `nil` hides a bar.
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

    /// Hides the bars after some seconds.
    func hide(after seconds: CFTimeInterval) {
        guard areShown else { return }
        fadeOut?.cancel()
        fadeOut = vertical.device.clock.schedule(after: seconds) { [weak self] in
            MainActor.assumeIsolated {
                self?.areShown = false
                self?.fade(to: 0, over: ScrollMetrics.indicatorFadeOut)
            }
        }
    }

    private func place(_ indicator: CALayer, at frame: CGRect?) {
        indicator.isHidden = frame == nil
        guard let frame else { return }
        indicator.frame = frame
        indicator.cornerRadius = min(frame.width, frame.height) / 2
    }

    private func fade(to opacity: Float, over seconds: CFTimeInterval) {
        UIView.animate(withDuration: seconds) { [self] in
            vertical.opacity = opacity
            horizontal.opacity = opacity
        }
    }
}

/// Animates the indicators in the same animation blocks as views, and not at all outside them.
///
/// Without a delegate a layer would add its implicit animation to every change.
private final class IndicatorAnimator: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        // Layers change only on the main thread, which the compiler cannot know.
        nonisolated(unsafe) let layer = layer
        nonisolated(unsafe) var action: (any CAAction)?
        MainActor.assumeIsolated { action = AnimationContext.action(for: layer, forKey: event) }
        return action
    }
}
