import Foundation

extension UIView: StateKeeping {
    func encodeOwnState(with coder: NSCoder) {
        switch self {
        case let table as UITableView: TableState(table: table).encode(with: coder)
        case let text as UITextView: coder.encode(text.interactionState, forKey: Self.interactionKey)
        case let field as UITextField: coder.encode(field.interactionState, forKey: Self.interactionKey)
        case let view as UIScrollView: ScrollState(view: view).encode(with: coder)
        default: break
        }
    }

    func decodeOwnState(with coder: NSCoder) {
        switch self {
        case let table as UITableView: TableState(table: table).decode(with: coder)
        case let text as UITextView:
            if let state = coder.decodeObject(forKey: Self.interactionKey) { text.interactionState = state }
        case let field as UITextField:
            if let state = coder.decodeObject(forKey: Self.interactionKey) { field.interactionState = state }
        case let view as UIScrollView: ScrollState(view: view).decode(with: coder)
        default: break
        }
    }

    private static var interactionKey: String { "UIInteractionState" }
}
