import CoreGraphics
import Foundation

/// An interaction that selects and edits the text of a view with a text of its own, as in a text view: by the pointer,
/// fingers, keys, input methods and an edit menu. It shows the caret and the selection.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = codeView    // A `UIView` that implements `UITextInput`.
/// codeView.addInteraction(interaction)
/// ```
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that allows gestures and is notified of them.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The text. It is not retained.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet {
            guard textInput !== oldValue else { return }
            removeSelectionView()
            selectionDidChange()
        }
    }

    /// Whether the text can be edited.
    open var textInteractionMode: UITextInteractionMode { mode }

    private let mode: UITextInteractionMode

    /// The recognizers of the interaction, which other recognizers can require to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [drag, tap] }

    /// Whether the text can be edited now.
    var allowsEditing: Bool { textInteractionMode == .editable && textInput?.isEditable ?? false }

    private lazy var drag = TextDrag<TextSelectionOrigin>(
        TextDrag.Handlers(
            begin: { [weak self] in self?.begin(at: $0, tapCount: $1, extends: $2) },
            extend: { [weak self] in self?.extend($0, to: $1) },
            end: { [weak self] in self?.end() }
        )
    )
    private lazy var tap = TextTap { [weak self] point, tapCount in
        if self?.begin(at: point, tapCount: tapCount, extends: false) != nil { self?.end() }
    }
    private lazy var menu = TextInteractionMenu(of: self)
    private lazy var editMenu = TextEditMenu(of: menu)
    private var selectionView: TextSelectionView?

    /// Creates an interaction. Set its text, and add it to a view with `addInteraction(_:)`.
    public init(for mode: UITextInteractionMode) {
        self.mode = mode
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        self.view?.removeGestureRecognizer(drag)
        self.view?.removeGestureRecognizer(tap)
        self.view?.removeInteraction(editMenu.interaction)
        removeSelectionView()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(drag)
        view?.addGestureRecognizer(tap)
        view?.addInteraction(editMenu.interaction)
        selectionDidChange()
    }

    // MARK: The selection on the screen

    /// Shows the selection as it is now, while the text is the first responder.
    func selectionDidChange() {
        guard let textInput, view != nil, textInput.isFirstResponder else { return removeSelectionView() }
        let shown = selectionView ?? TextSelectionView(of: textInput, showsCaret: textInteractionMode == .editable)
        if shown.superview !== textInput.textInputView { textInput.textInputView.addSubview(shown) }
        selectionView = shown
        shown.setNeedsLayout()
    }

    private func removeSelectionView() {
        selectionView?.removeFromSuperview()
        selectionView = nil
    }

    // MARK: Gestures

    private var editor: TextInputEditor? { textInput?.nearestScreen.textInputHandler as? TextInputEditor }

    /// Begins a selection at a point of the view.
    ///
    /// - Returns: The range that a drag extends; `nil` if nothing can be selected there.
    private func begin(at point: CGPoint, tapCount: Int, extends: Bool) -> TextSelectionOrigin? {
        guard let textInput, let view, delegate?.interactionShouldBegin(self, at: point) ?? true else { return nil }
        delegate?.interactionWillBegin(self)
        let place = textInput.textInputView.convert(point, from: view)
        guard textInput.isFirstResponder || textInput.becomeFirstResponder(),
            let position = textInput.closestPosition(to: place),
            let origin = editor?.beginSelecting(at: position, tapCount: tapCount, extends: extends, in: textInput)
        else {
            delegate?.interactionDidEnd(self)
            return nil
        }
        return origin
    }

    private func extend(_ origin: TextSelectionOrigin, to point: CGPoint) {
        guard let textInput, let view else { return }
        let place = textInput.textInputView.convert(point, from: view)
        guard let position = textInput.closestPosition(to: place) else { return }
        editor?.extend(origin, to: position, in: textInput)
    }

    private func end() { delegate?.interactionDidEnd(self) }

    /// Makes the text the first responder. A menu beside the selection is for the place under the pointer, or for the
    /// word there.
    ///
    /// - Parameter location: A point of the view; `nil` for the selection.
    /// - Returns: Whether there is a menu.
    func prepareForMenu(at location: CGPoint?) -> Bool {
        guard let textInput, let view, textInput.isFirstResponder || textInput.becomeFirstResponder() else {
            return false
        }
        guard let location else { return true }
        let place = textInput.textInputView.convert(location, from: view)
        let isSelected = textInput.selectedTextRange.map { range in
            textInput.selectionRects(for: range).contains { $0.rect.contains(place) }
        }
        if isSelected != true, let position = textInput.closestPosition(to: place) {
            _ = editor?.beginSelecting(at: position, tapCount: allowsEditing ? 1 : 2, extends: false, in: textInput)
        }
        return true
    }
}

extension UITextInteraction: PointerStyling {
    func pointerMoved(to point: CGPoint, modifiers: UIKeyModifierFlags) -> PointerCursor? { .named(.text) }

    func pointerLeft() {}
}
