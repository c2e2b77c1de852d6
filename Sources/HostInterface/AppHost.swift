import Foundation

/// What shows an application to a person: a window of the desktop, or a screen that a test owns.
///
/// Points are the desktop's logical pixels, with the origin in the top left corner of the content. Times are seconds on
/// the host's one clock, whose origin means nothing.
@MainActor
package protocol AppHost: AnyObject {
    /// Who is told what happens. Set before ``run()``.
    var delegate: HostDelegate? { get set }

    /// The size of the content in points; zero until the host is shown.
    var size: CGSize { get }

    /// Pixels per point.
    var scale: CGFloat { get }

    /// The frame clock's time: the time of the frame being made, or outside of one, of the frame to come.
    var now: TimeInterval { get }

    /// What the person asked of every application.
    var appearance: HostAppearance { get }

    /// Asks for one call of ``HostDelegate/hostFrame(at:)`` at the next frame. More calls before it change nothing.
    func requestFrame()

    /// Asks for one frame in so many seconds, or sooner if something else does. Later frames than one that was asked
    /// for change nothing.
    func requestFrame(after seconds: TimeInterval)

    /// Calls a closure whenever there is nothing else to serve, until it returns `false`.
    func serveIdleTime(_ turn: @escaping @MainActor () -> Bool)

    /// Shows the content. Events are served while this host or another one runs.
    func open()

    /// Shows the content and serves events, timers, and the main queue, until all hosts are closed.
    ///
    /// - Returns: the exit status of the process.
    func run() -> Int32

    /// Closes the window as if the person had asked for it: the delegate may refuse.
    func close()

    /// Names the window.
    func setTitle(_ title: String)

    /// Changes the shape of the pointer while it is over the content.
    func setCursor(_ cursor: HostCursor)

    /// Says where a caret waits for text, in points of the content: input methods show what they offer next to it, and
    /// get the keys first. `nil` if nothing waits for text.
    func setTextInput(_ caret: CGRect?)

    /// Puts text on the clipboard.
    func writeClipboard(_ text: String)

    /// Reads the clipboard's text, `nil` when it holds none. The clipboard's owner may take its time.
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)

    /// Whether assistive technology wants to know what is on the screen.
    var wantsElements: Bool { get }

    /// Tells assistive technology what is on the screen, in the order in which it is read. Costs what changed.
    func show(_ elements: [HostElement])

    /// Shows an address with the application that the person chose for its kind.
    func open(_ url: URL)
}

/// A host without assistive technology.
extension AppHost {
    package var wantsElements: Bool { false }
    package func show(_ elements: [HostElement]) {}
}
