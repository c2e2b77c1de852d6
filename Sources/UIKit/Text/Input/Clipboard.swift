/// The text that a person copied: the desktop's clipboard, or one of its own where there is no desktop.
@MainActor
package enum Clipboard {
    private static var text: String?

    package static func write(_ text: String) {
        if let host = UIApplication.shared.host { host.writeClipboard(text) } else { self.text = text }
    }

    /// Asks for the text, which other programs may take a while to hand over; `nil` if there is none.
    package static func read(_ completion: @escaping @MainActor (String?) -> Void) {
        if let host = UIApplication.shared.host { host.readClipboard(completion) } else { completion(text) }
    }

    /// Forgets the text of a screen that is no more.
    static func reset() {
        text = nil
    }
}
