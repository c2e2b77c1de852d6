import DisplayList
import Foundation

/// The interface through which a host delivers events to an app and requests its frames.
@MainActor
package protocol HostDelegate: AnyObject {
    /// Tells the delegate that the content's size in points or its scale changed, or that both became known.
    ///
    /// A frame follows.
    func hostDidResize(to size: CGSize, scale: CGFloat)

    /// Returns the content at a time of the frame clock.
    ///
    /// - Returns: The drawing in points, which the host retains until the next frame. If it is the same object as in
    ///   the previous frame, the host does not redraw.
    func hostFrame(at time: TimeInterval) -> RenderNode?

    /// Tells the delegate that timers or blocks of the main queue run next.
    ///
    /// The time is the start time of work that neither an event nor a frame causes.
    func hostWillServeWork(at time: TimeInterval)

    /// Tells the delegate that a finger or the mouse with a button down began, moved, or ended a touch.
    func hostTouch(_ touch: HostTouch)

    /// Tells the delegate that a wheel turned, or that fingers moved on a touchpad.
    func hostScroll(_ scroll: HostScroll)

    /// Tells the delegate that the pointer is over a point of the content with no button down, or left it (`nil`).
    func hostHover(at location: CGPoint?, modifiers: HostModifiers, time: TimeInterval)

    /// Returns the tool tip for a point of the content where the pointer rests, or `nil` if there is none.
    func hostToolTip(at location: CGPoint) -> HostToolTip?

    /// Tells the delegate that a key went down or up.
    ///
    /// - Returns: Whether the delegate handled the key. If not, the desktop may handle it.
    func hostKey(_ key: HostKey) -> Bool

    /// Tells the delegate that an input method inserted text that comes from no single key, or is composing text.
    func hostText(_ text: HostText)

    /// Tells the delegate that the user's settings changed.
    func hostAppearanceChanged(to appearance: HostAppearance)

    /// Tells the delegate that assistive technology performs an action of an element.
    ///
    /// The action is an index into ``HostElement/actions``.
    func hostElement(_ id: UInt, didGet action: Int)

    /// Tells the delegate that the user dropped files on the content.
    func hostDrop(_ files: [URL])

    /// Tells the delegate that the clipboard has other contents, by this app or another one.
    func hostClipboardChanged()

    /// Tells the delegate that the window gained or lost the keyboard focus.
    func hostActive(_ isActive: Bool)

    /// Tells the delegate that the window left the screen, as a minimized one does, or came back to it.
    func hostVisible(_ isVisible: Bool)

    /// Asks the delegate whether to close the window at the user's request.
    ///
    /// - Returns: Whether to close the window.
    func hostShouldClose() -> Bool
}

/// Default implementations for an app without accessibility elements, tool tips and files, whose work does not depend
/// on the time.
extension HostDelegate {
    package func hostClipboardChanged() {}

    package func hostVisible(_ isVisible: Bool) {}

    package func hostWillServeWork(at time: TimeInterval) {}

    package func hostToolTip(at location: CGPoint) -> HostToolTip? { nil }

    package func hostElement(_ id: UInt, didGet action: Int) {}

    package func hostDrop(_ files: [URL]) {}
}
