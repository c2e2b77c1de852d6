import CoreGraphics
import Foundation
import HostInterface

/// An object that reads, selects and edits the text of the first responder by its own methods, for keys and commands.
///
/// Text inputs are built on views and menus, so that responders and screens don't name them.
@preconcurrency @MainActor
protocol TextInputHandling: AnyObject {
    /// Types a key, or moves the caret by it.
    ///
    /// - Returns: Whether the first responder takes text and the key is for it.
    func type(_ press: UIPress) -> Bool

    /// Delivers the text of an input method, committed or provisional, to the first responder.
    func deliver(_ text: HostText)

    /// Returns whether a command would change the text, the selection or the search of a responder; `nil` if the
    /// responder itself knows, because it is no text or the command isn't for texts.
    func canPerform(_ edit: StandardEdit, on responder: UIResponder) -> Bool?

    /// Calls the method of a responder for a command.
    func send(_ edit: StandardEdit, to responder: UIResponder, from sender: Any?)

    /// Changes the attributes of the selection of a responder, if it is a text of UIKit.
    func changeAttributes(
        of responder: UIResponder,
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    )

    /// Performs a command on the selection of a responder, if it is a text input.
    func perform(_ edit: StandardEdit, on responder: UIResponder)

    /// Called after the first responder has changed.
    func firstResponderDidChange()
}

/// A screen that makes the handler of its text inputs. The floor of texts implements this protocol for all screens.
@preconcurrency @MainActor
protocol TextInputHandlerMaking: AnyObject {
    func makeTextInputHandler() -> any TextInputHandling
}
