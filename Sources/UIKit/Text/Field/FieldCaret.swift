import CoreGraphics
import QuartzCore

/// The caret of a field: a bar that blinks while it waits.
///
/// Blinking asks for no frames in between: a screen with nothing but a caret on it is at rest.
final class FieldCaret: UIView {
    private var timer: FrameTimer?

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = FieldMetrics.caretWidth / 2
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the caret, and lets it blink from now on.
    func start() {
        isHidden = false
        wait()
    }

    func stop() {
        timer?.cancel()
        timer = nil
        isHidden = true
    }

    private func wait() {
        timer?.cancel()
        timer = FrameClock.shared.schedule(after: FieldMetrics.blinkInterval, isPassive: true) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isHidden.toggle()
                self.wait()
            }
        }
    }
}
