import DisplayList
import Foundation

/// The application as its host sees it.
@MainActor
package protocol HostDelegate: AnyObject {
    /// The content's size in points or its scale changed, or both are known for the first time. A frame follows.
    func hostDidResize(to size: CGSize, scale: CGFloat)

    /// Makes the content at an instant of the frame clock.
    ///
    /// - Returns: the drawing in points, kept until the next frame. The same object as before costs no drawing.
    func hostFrame(at time: TimeInterval) -> RenderNode?

    /// Timers, or work of the main queue, are served next. Work that no event and no frame brings begins at this time.
    func hostWillServeWork(at time: TimeInterval)

    /// A finger or a mouse button went down, moved, or went up.
    func hostTouch(_ touch: HostTouch)

    /// A wheel turned, or fingers slid over a touchpad.
    func hostScroll(_ scroll: HostScroll)

    /// The pointer is over a point of the content with no button down, or left it (`nil`).
    func hostHover(at location: CGPoint?, time: TimeInterval)

    /// What to say of a point of the content at which the pointer rests; `nil` for nothing.
    func hostToolTip(at location: CGPoint) -> HostToolTip?

    /// A key went down or up.
    ///
    /// - Returns: whether the key had an effect; otherwise the desktop may use it.
    func hostKey(_ key: HostKey) -> Bool

    /// An input method has a text that is no single key, or is composing one.
    func hostText(_ text: HostText)

    /// What the person asked of every application changed.
    func hostAppearanceChanged(to appearance: HostAppearance)

    /// Assistive technology does something to an element that was shown: the index of one of its actions.
    func hostElement(_ id: UInt, didGet action: Int)

    /// The window became the one that has the keyboard, or lost it.
    func hostActive(_ isActive: Bool)

    /// The person wants to close the window.
    ///
    /// - Returns: whether to close it.
    func hostShouldClose() -> Bool
}

/// An application that shows no elements and no tool tips, and whose work does not depend on the time.
extension HostDelegate {
    package func hostWillServeWork(at time: TimeInterval) {}

    package func hostToolTip(at location: CGPoint) -> HostToolTip? { nil }

    package func hostElement(_ id: UInt, didGet action: Int) {}
}
