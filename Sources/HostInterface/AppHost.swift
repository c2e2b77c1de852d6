import Foundation

/// A host that shows an app: a window of the desktop, or a screen that a test owns.
///
/// Points are the desktop's logical pixels, with the origin in the top left corner of the content. All times are in
/// seconds on the host's clock, whose origin is arbitrary.
@MainActor
package protocol AppHost: AnyObject {
    /// The delegate that receives the host's events. Set it before you call ``run()``.
    var delegate: HostDelegate? { get set }

    /// The size of the content in points. It is zero until the host is shown.
    var size: CGSize { get }

    /// The number of pixels per point.
    var scale: CGFloat { get }

    /// The time of the frame clock: the time of the current frame, or outside of a frame, of the next one.
    var now: TimeInterval { get }

    /// The user's settings that apply to all apps.
    var appearance: HostAppearance { get }

    /// Requests one call of ``HostDelegate/hostFrame(at:)`` at the next frame. Further calls before that frame have no
    /// effect.
    func requestFrame()

    /// Requests a frame after a number of seconds, unless another request causes one sooner.
    ///
    /// If an earlier frame is already requested, the call has no effect.
    func requestFrame(after seconds: TimeInterval)

    /// Calls a closure whenever the run loop is idle, until the closure returns `false`.
    func serveIdleTime(_ turn: @escaping @MainActor () -> Bool)

    /// Shows the content. The host receives events while it or another host runs.
    func open()

    /// Shows the content, and processes events, timers, and the main queue until all hosts are closed.
    ///
    /// - Returns: The exit status of the process.
    func run() -> Int32

    /// Closes the window as if the user had closed it. The delegate may refuse.
    func close()

    /// Keeps the window above that of another host, which the desktop may center it on. Call it before ``open()``.
    func stay(above host: any AppHost)

    /// Sets the title of the window.
    func setTitle(_ title: String)

    /// Sets the size in points below which the user can't resize the content.
    func setMinimumSize(_ size: CGSize)

    /// Sets the shape of the pointer while it is over the content.
    func setCursor(_ cursor: HostCursor)

    /// Shows a picture as the pointer while it is over the content, until another shape is set.
    func setCursor(_ picture: HostCursorPicture)

    /// Sets the place and the kind of the text that receives typed characters, or `nil` if nothing accepts text.
    ///
    /// Input methods show their candidates next to the caret, and receive key events first.
    func setTextInput(_ input: HostTextInput?)

    /// Writes text to the clipboard.
    func writeClipboard(_ text: String)

    /// Reads the text on the clipboard, or `nil` if there is none.
    ///
    /// The call is asynchronous because the text comes from the app that owns the clipboard.
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)

    /// Whether this app wrote the contents of the clipboard. `true` by default.
    var ownsClipboard: Bool { get }

    /// Whether the clipboard holds text, by whatever app.
    var clipboardHasText: Bool { get }

    /// Returns the text on the clipboard, or `nil` if there is none.
    ///
    /// If another app owns the clipboard, the call waits for it, but no longer than a second. Events that arrive
    /// meanwhile are delivered afterwards.
    func clipboardText() -> String?

    /// Writes the text that was selected last, which a middle click pastes: the primary selection of X11 and Wayland.
    func writeSelection(_ text: String)

    /// Reads the text that was selected last in any app, or `nil` if there is none.
    func readSelection(_ completion: @escaping @MainActor (String?) -> Void)

    /// Whether Cairo draws the display list on the CPU, because there is no GPU or the user chose so.
    var drawsWithCairo: Bool { get }

    /// Whether the GPU draws the display list.
    var drawsOnGPU: Bool { get }

    /// Whether assistive technology is active and requires the elements on the screen.
    var wantsElements: Bool { get }

    /// Publishes the elements on the screen to assistive technology, in reading order.
    ///
    /// Only elements that changed are updated.
    func show(_ elements: [HostElement])

    /// Lets assistive technology say a text.
    func announce(_ text: String)

    /// Opens a URL in the user's default app for its type.
    func open(_ url: URL)

    /// Returns whether the user has an app that opens a URL.
    func canOpen(_ url: URL) -> Bool

    /// Calls a closure whenever the system is short of memory.
    func observeMemoryPressure(_ warn: @escaping @MainActor () -> Void)

    /// Whether the window fills the desktop.
    var isMaximized: Bool { get }

    /// Asks the user for files to open, with the desktop's dialog.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - completion: A closure that gets the files. It isn't called if the user cancels.
    func chooseFiles(title: String, _ completion: @escaping @MainActor ([URL]) -> Void)
}

/// Default implementations for a host without a desktop: no assistive technology, no other apps, and no
/// notices about memory.
extension AppHost {
    package var isMaximized: Bool { false }
    package func stay(above host: any AppHost) {}
    package func setCursor(_ picture: HostCursorPicture) {}
    package func setMinimumSize(_ size: CGSize) {}
    package func canOpen(_ url: URL) -> Bool { false }
    package func observeMemoryPressure(_ warn: @escaping @MainActor () -> Void) {}
    package func chooseFiles(title: String, _ completion: @escaping @MainActor ([URL]) -> Void) {}
    package var ownsClipboard: Bool { true }
    package var clipboardHasText: Bool { false }
    package func clipboardText() -> String? { nil }
    package func writeSelection(_ text: String) {}
    package func readSelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
    package var drawsWithCairo: Bool { false }
    package var drawsOnGPU: Bool { false }
    package var wantsElements: Bool { false }
    package func show(_ elements: [HostElement]) {}
    package func announce(_ text: String) {}
}
