import UIKit

/// The table of a document. It leaves all keys to the controller, so that a key has one meaning, whether or not a row
/// has the focus.
final class DocumentTableView: UITableView {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
}
