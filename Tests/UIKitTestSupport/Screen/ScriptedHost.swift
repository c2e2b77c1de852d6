import Foundation
import HostInterface
import UIKit

/// A host without a display, whose `run()` performs a script of the test.
@MainActor
final class ScriptedHost: AppHost {
    weak var delegate: (any HostDelegate)?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var now: TimeInterval = 100
    var appearance = HostAppearance()
    var script: (ScriptedHost) -> Void = { _ in }
    private(set) var frameIsWanted = false
    /// The delays of the requested frames in seconds.
    private(set) var delays: [TimeInterval] = []
    /// The place and the kind of the text that is expected.
    private(set) var textInput: HostTextInput?
    /// The caret at which text input is expected.
    var caret: CGRect? { textInput?.caret }
    private(set) var opened: [URL] = []
    private(set) var title: String?
    private(set) var minimumSize = CGSize.zero
    /// The closures to call when there is nothing else to serve.
    private var idleTurns: [@MainActor () -> Bool] = []
    private(set) var isClosed = false
    /// The size for which an app has made the host.
    var sizeAtCreation: CGSize?
    /// The host of the window below this one.
    private(set) var parent: (any AppHost)?

    func stay(above host: any AppHost) {
        parent = host
    }

    func setMinimumSize(_ size: CGSize) {
        minimumSize = size
    }

    func requestFrame() {
        frameIsWanted = true
    }

    func requestFrame(after seconds: TimeInterval) {
        delays.append(seconds)
    }

    func setTextInput(_ input: HostTextInput?) {
        textInput = input
    }

    func open() {}

    func run() -> Int32 {
        script(self)
        return 0
    }

    /// Shows the content and reports its initial size.
    func show(_ size: CGSize, scale: CGFloat = 2) {
        (self.size, self.scale) = (size, scale)
        delegate?.hostDidResize(to: size, scale: scale)
    }

    /// Makes 60 frames per second until none is requested.
    ///
    /// - Returns: The number of frames.
    @discardableResult
    func makeFrames(atMost limit: Int = 600) -> Int {
        var frames = 0
        while frameIsWanted, frames < limit {
            frameIsWanted = false
            now += 1 / 60
            _ = delegate?.hostFrame(at: now)
            frames += 1
        }
        return frames
    }

    func serveIdleTime(_ turn: @escaping @MainActor () -> Bool) {
        idleTurns.append(turn)
    }

    /// Takes the oldest closure for idle time.
    func takeIdleTurn() -> (@MainActor () -> Bool)? {
        idleTurns.isEmpty ? nil : idleTurns.removeFirst()
    }

    func close() {
        isClosed = delegate?.hostShouldClose() ?? true
    }

    func open(_ url: URL) {
        opened.append(url)
    }

    /// The scheme of the URLs for which the user has an app.
    var openedScheme: String?

    func canOpen(_ url: URL) -> Bool { url.scheme != nil && url.scheme == openedScheme }

    /// Tells the app that memory is short.
    private(set) var warnOfMemory: (@MainActor () -> Void)?

    func observeMemoryPressure(_ warn: @escaping @MainActor () -> Void) { warnOfMemory = warn }

    func setTitle(_ title: String) {
        self.title = title
    }

    /// The shape of the pointer, unless it is a picture.
    private(set) var cursor: HostCursor?
    private(set) var cursorPicture: HostCursorPicture?

    func setCursor(_ cursor: HostCursor) { (self.cursor, cursorPicture) = (cursor, nil) }
    func setCursor(_ picture: HostCursorPicture) { (cursor, cursorPicture) = (nil, picture) }
    func writeClipboard(_ text: String) {}
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {}
}
