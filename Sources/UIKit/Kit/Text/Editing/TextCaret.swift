import CoreGraphics
import QuartzCore

/// The blinking caret of a text that is edited.
///
/// Blinking requests no frames between its phases, so that a screen stays idle while it shows only a caret.
final class TextCaret: UIView {
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

    /// Shows the caret and restarts its blinking.
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
        timer = layer.device.clock.schedule(after: FieldMetrics.blinkInterval, isPassive: true) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isHidden.toggle()
                self.wait()
            }
        }
    }
}
