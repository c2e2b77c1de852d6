import Awaiting
import Testing

/// The clipboards of the display, as another program sees them.
extension VirtualScreen {
    /// Waits until another program gets a text from the clipboard, or from the selection that a middle click pastes.
    ///
    /// - Returns: The text, or the last one if it never satisfies the condition.
    func clipboard(primary: Bool = false, _ condition: (String) -> Bool) throws -> String {
        var text = ""
        _ = eventually { () -> Bool? in
            let selection = primary ? "primary" : "clipboard"
            // The clipboard may be empty, or its owner may be about to change.
            guard let program = try? Program("xclip", ["-o", "-selection", selection], environment: environment),
                (try? program.end()) == 0
            else { return nil }
            text = program.text
            return condition(text) ? true : nil
        }
        return text
    }

    /// Writes a text to the clipboard as another program, which provides it until it is stopped.
    func offer(_ text: String, primary: Bool = false, in folder: ScratchFolder) throws -> Program {
        let file = try folder.file("offer.txt", text)
        let arguments = ["-i", "-quiet", "-selection", primary ? "primary" : "clipboard", file.path]
        return try Program("xclip", arguments, environment: environment)
    }
}
