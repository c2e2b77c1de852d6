import DisplayList
import Foundation
import HostInterface

/// A delegate that keeps the events that arrive while a call of the app's waits, and delivers them afterwards.
///
/// The app must not be called again inside that call, and it must not miss the end of a touch.
@MainActor
final class HeldEvents: HostDelegate {
    /// Whether a frame was due.
    private(set) var missedFrame = false
    /// Whether the user wanted to close the window.
    private(set) var wasAskedToClose = false
    private let node: () -> RenderNode?
    private var events: [(any HostDelegate) -> Void] = []

    /// - Parameter node: A closure that returns the drawing to show meanwhile.
    init(showing node: @escaping () -> RenderNode?) {
        self.node = node
    }

    /// Delivers the events in the order of their arrival.
    func deliver(to delegate: any HostDelegate) {
        for event in events { event(delegate) }
        events = []
    }

    func hostDidResize(to size: CGSize, scale: CGFloat) { events.append { $0.hostDidResize(to: size, scale: scale) } }

    func hostFrame(at time: TimeInterval) -> RenderNode? {
        missedFrame = true
        return node()
    }

    func hostTouch(_ touch: HostTouch) { events.append { $0.hostTouch(touch) } }

    func hostScroll(_ scroll: HostScroll) { events.append { $0.hostScroll(scroll) } }

    func hostHover(at location: CGPoint?, modifiers: HostModifiers, time: TimeInterval) {
        events.append { $0.hostHover(at: location, modifiers: modifiers, time: time) }
    }

    func hostKey(_ key: HostKey) -> Bool {
        events.append { _ = $0.hostKey(key) }
        return true
    }

    func hostText(_ text: HostText) { events.append { $0.hostText(text) } }

    func hostAppearanceChanged(to appearance: HostAppearance) {
        events.append { $0.hostAppearanceChanged(to: appearance) }
    }

    func hostElement(_ id: UInt, didGet action: Int) { events.append { $0.hostElement(id, didGet: action) } }

    func hostClipboardChanged() { events.append { $0.hostClipboardChanged() } }

    func hostActive(_ isActive: Bool) { events.append { $0.hostActive(isActive) } }

    func hostVisible(_ isVisible: Bool) { events.append { $0.hostVisible(isVisible) } }

    func hostShouldClose() -> Bool {
        wasAskedToClose = true
        return false
    }
}
