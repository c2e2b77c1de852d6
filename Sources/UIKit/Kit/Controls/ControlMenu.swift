import CoreGraphics
import Foundation

/// The menu of a control: the interaction that opens it, of which the control is the delegate.
@MainActor
final class ControlMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let control: UIControl
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ control: UIControl) {
        self.control = control
        super.init()
        control.addInteraction(interaction)
    }

    func remove() {
        control.removeInteraction(interaction)
    }

    /// Opens the menu beside the control.
    ///
    /// - Returns: Whether there is a menu.
    func open(byKey: Bool) -> Bool {
        interaction.open(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY), byKey: byKey)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard control.isEnabled else { return nil }
        return control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        control.menuIsOpen = true
        control.sendActions(for: .menuActionTriggered)
        control.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        control.menuIsOpen = false
        control.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
}

extension UIControl: MenuHolder {
    func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuPlacement.Anchor {
        let point = menuAttachmentPoint(for: configuration)
        // The menu covers a control that doesn't say where it is attached.
        if point == defaultMenuAttachmentPoint { return .source(convert(bounds, to: nil)) }
        let edge = CGRect(x: point.x, y: bounds.minY, width: 0, height: point.y - bounds.minY).standardized
        return .rect(convert(edge, to: nil), .automatic)
    }
}
