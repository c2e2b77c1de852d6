import CoreGraphics

/// The field in place of a title while the user renames what it stands for. The Return key ends the editing, and the
/// Escape key restores the title.
final class TitleRenameField: UITextField, UITextFieldDelegate {
    private let item: UINavigationItem
    private var isCanceled = false
    /// Called when the field isn't needed anymore.
    private let end: () -> Void

    /// Creates a field, unless the delegate of the item doesn't allow the editing.
    init?(_ item: UINavigationItem, end: @escaping () -> Void) {
        guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return nil }
        self.item = item
        self.end = end
        super.init(frame: .zero)
        self.delegate = self
        font = .systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        textAlignment = .center
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Begins the editing, in a bar that is on the screen.
    func begin() {
        let title = item.title ?? ""
        let (shown, range) =
            item.renameDelegate?.navigationItem(
                item,
                willBeginRenamingWith: title,
                selectedRange: title.startIndex..<title.endIndex
            ) ?? (title, title.startIndex..<title.endIndex)
        text = shown
        becomeFirstResponder()
        // Positions count in UTF-16. A range of a longer text is limited to this one.
        let start = min(range.lowerBound, shown.endIndex).utf16Offset(in: shown)
        let end = min(range.upperBound, shown.endIndex).utf16Offset(in: shown)
        guard let first = position(from: beginningOfDocument, offset: start),
            let last = position(from: beginningOfDocument, offset: end)
        else { return }
        selectedTextRange = textRange(from: first, to: last)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        isCanceled = true
        resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        return false
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        isCanceled || item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text ?? "") ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        end()
        guard !isCanceled else { return }
        item.title = text
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: text ?? "")
    }
}
