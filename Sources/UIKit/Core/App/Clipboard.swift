import HostInterface

/// The desktop's clipboards, or in-process ones if there is no desktop.
@MainActor
package enum Clipboard {
    package static func write(_ text: String) {
        UIPasteboard.general.giveUp()
        share(text)
    }

    /// Writes the text of the items of the general pasteboard.
    static func share(_ text: String) {
        let screen = UIScreen.main
        if let host = screen.host { return host.writeClipboard(text) }
        screen.clipboardText = text
        didChange()
    }

    /// Reads the text. Other programs may provide it with a delay; `nil` if there is none.
    package static func read(_ completion: @escaping @MainActor (String?) -> Void) {
        let screen = UIScreen.main
        if let host = screen.host { host.readClipboard(completion) } else { completion(screen.clipboardText) }
    }

    /// The text, or `nil` if there is none. Waits for the program that provides it.
    static var text: String? {
        let screen = UIScreen.main
        let text = screen.host.map { $0.clipboardText() } ?? screen.clipboardText
        return text?.isEmpty == true ? nil : text
    }

    static var hasText: Bool {
        let screen = UIScreen.main
        return screen.host?.clipboardHasText ?? (screen.clipboardText?.isEmpty == false)
    }

    /// Returns whether a text was the last one that this program wrote, and no other program wrote anything since.
    static func isUnchanged(since text: String) -> Bool {
        let screen = UIScreen.main
        return screen.host?.ownsClipboard ?? (screen.clipboardText == text)
    }

    /// Writes the text that was selected last, for a middle click.
    package static func writeSelection(_ text: String) {
        let screen = UIScreen.main
        if let host = screen.host { host.writeSelection(text) } else { screen.selectionText = text }
    }

    /// Reads the text that was selected last; `nil` if there is none.
    package static func readSelection(_ completion: @escaping @MainActor (String?) -> Void) {
        let screen = UIScreen.main
        if let host = screen.host { host.readSelection(completion) } else { completion(screen.selectionText) }
    }

    /// Notes that the clipboard has other contents, by this program or another one.
    static func didChange() {
        UIPasteboard.general.didChange()
    }
}
