import Awaiting
import Testing

/// The clipboards of the display, as another program sees them.
extension VirtualScreen {
    /// Waits until another program gets a text from the clipboard, or from the selection that a middle click pastes.
    ///
    /// - Returns: The text, or the last one if it never satisfies the condition.
    func clipboard(primary: Bool = false, _ condition: (String) -> Bool) throws -> String {
        var text = ""
        _ = try eventually { () -> Bool? in
            // The clipboard may be empty, or its owner may be about to change.
            guard let answer = try display.clipboard(primary: primary) else { return nil }
            text = answer
            return condition(text) ? true : nil
        }
        return text
    }

    /// Writes a text to the clipboard as another program, which provides it until it is stopped.
    func offer(_ text: String, primary: Bool = false, in folder: ScratchFolder) throws -> Program {
        try display.offer(try folder.file("offer.txt", text), primary: primary)
    }
}
