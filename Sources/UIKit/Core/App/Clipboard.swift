import HostInterface

/// The desktop's clipboard, or an in-process one if there is no desktop.
@MainActor
package enum Clipboard {
    /// The host of the app, which has the desktop's clipboard.
    static var host: (any AppHost)?
    private static var text: String?

    package static func write(_ text: String) {
        if let host { host.writeClipboard(text) } else { self.text = text }
    }

    /// Reads the text. Other programs may provide it with a delay; `nil` if there is none.
    package static func read(_ completion: @escaping @MainActor (String?) -> Void) {
        if let host { host.readClipboard(completion) } else { completion(text) }
    }

    /// Clears the in-process clipboard when the screen is reset.
    static func reset() {
        text = nil
    }
}
