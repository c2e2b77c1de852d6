import CoreGraphics
import Foundation

/// The input view and the accessory view of the first responder, at the bottom of its window.
///
/// A desktop has no keyboard on the screen that an input view replaces. It is shown where that keyboard would be, and
/// the keys of the desktop's keyboard work as usual.
@MainActor
final class InputViews {
    private var panel: InputPanel?
    private weak var responder: UIResponder?

    /// Shows the views of a responder, or of the first one after it in the chain that has some.
    func show(for responder: UIResponder?) {
        self.responder = responder
        let chain = responder.map { Array(sequence(first: $0, next: \.next)) } ?? []
        let input = chain.lazy.compactMap(\.inputView).first
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        guard input != nil || accessory != nil, let responder, let window = Self.window(of: responder) else {
            return hide()
        }
        if let panel, panel.window === window, panel.input === input, panel.accessory === accessory {
            panel.owner = responder
            return
        }
        let hadPanel = panel != nil
        panel?.removeFromSuperview()
        let new = InputPanel(input: input, accessory: accessory, owner: responder)
        panel = new
        // A modal presentation hides everything beside it.
        let area = window.subviews.last { $0.accessibilityViewIsModal } ?? window
        new.place(in: area)
        KeyboardNotice(of: new, in: window, isShown: true).post {
            new.come(animated: !hadPanel)
            followPanel(in: window)
        }
    }

    /// Shows the views of the first responder again.
    func reload() {
        let window = panel?.window
        panel?.removeFromSuperview()
        panel = nil
        show(for: responder)
        if panel == nil, let window { followPanel(in: window) }
    }

    private func hide() {
        guard let panel else { return }
        self.panel = nil
        guard let window = panel.window else { return panel.removeFromSuperview() }
        KeyboardNotice(of: panel, in: window, isShown: false).post {
            panel.go()
            followPanel(in: window)
        }
    }

    /// Returns the height of the part at the bottom of a view that the input views cover.
    func coveredHeight(of view: UIView) -> CGFloat {
        guard let panel, panel.window === view.window, let area = panel.superview else { return 0 }
        // The panel moves by its transform, so its center is already where it comes to rest.
        let top = area.convert(CGPoint(x: 0, y: panel.center.y - panel.bounds.height / 2), to: view).y
        return max(0, view.bounds.maxY - top)
    }

    /// Has the guides for the keyboard in a window follow the panel, with its motion.
    private func followPanel(in window: UIWindow) {
        UIView.animate(withDuration: InputPanel.duration, delay: 0, options: [.allowUserInteraction]) {
            if window.moveKeyboardGuides() { window.layoutIfNeeded() }
        }
    }

    private static func window(of responder: UIResponder) -> UIWindow? { responder.ownView?.window }
}
