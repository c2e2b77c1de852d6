import Foundation

/// The effect of a control under the pointer.
final class ControlPointer: NSObject, UIPointerInteractionDelegate {
    private unowned let control: UIControl
    private lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ control: UIControl) {
        self.control = control
        super.init()
    }

    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { control.addInteraction(interaction) } else { control.removeInteraction(interaction) }
        }
    }

    /// Returns the style for the effect and the outline of the system. Setting it enables the interaction.
    var provider: ((UIPointerEffect, UIPointerShape) -> UIPointerStyle?)? {
        didSet {
            if provider != nil { isEnabled = true }
            if isEnabled { interaction.invalidate() }
        }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        control.isEnabled ? defaultRegion : nil
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard control.window != nil, control.superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: control))
        let outset = PointerMetrics.platterOutset
        let shape = UIPointerShape.roundedRect(control.frame.insetBy(dx: -outset, dy: -outset))
        if let provider { return provider(effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}
