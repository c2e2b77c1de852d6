/// The desktop's clipboard, or an in-process one if there is no desktop.
@MainActor
package enum Clipboard {
    package static func write(_ text: String) {
        let screen = UIScreen.main
        if let host = screen.host { host.writeClipboard(text) } else { screen.clipboardText = text }
    }

    /// Reads the text. Other programs may provide it with a delay; `nil` if there is none.
    package static func read(_ completion: @escaping @MainActor (String?) -> Void) {
        let screen = UIScreen.main
        if let host = screen.host { host.readClipboard(completion) } else { completion(screen.clipboardText) }
    }
}
