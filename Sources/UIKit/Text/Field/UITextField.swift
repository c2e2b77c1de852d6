import CoreGraphics
import Foundation

/// One line of text that a person edits.
///
/// Keys, pointer and input methods work as in the desktop's own entries: Home and End, words with Control, selecting with
/// Shift, a double click for a word and a triple one for all, the clipboard, undo. A character as a person sees it is what
/// the caret moves by. Text that is too long scrolls with the caret, and ends in an ellipsis while it is not edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// Who is asked about the editing, and told of it.
    open weak var delegate: (any UITextFieldDelegate)?

    var look = FieldLook()
    var edited = EditableText()
    var history = EditingHistory()
    var sides = FieldSides()
    /// How far text that is too long is moved to the left while it is edited, in points.
    var scroll: CGFloat = 0
    /// What a drag selects whole, counted from where it began.
    var dragStart: Range<Int>?
    let ground = FieldGround()
    let textView = FieldTextView()
    let caret = FieldCaret()

    /// A field without a border at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        addSubview(ground)
        addSubview(textView)
        textView.addSubview(caret)
        caret.backgroundColor = tintColor
        textView.field = self
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    // MARK: Text

    /// The text; empty at first, and never `nil` when read. Setting it tells nobody, and puts the caret at its end.
    open var text: String? {
        get { edited.text }
        set {
            guard newValue ?? "" != edited.text else { return }
            history = EditingHistory()
            setEdited(EditableText(newValue ?? ""))
            invalidateIntrinsicContentSize()
        }
    }

    /// What is shown as long as there is no text; `nil` at first.
    open var placeholder: String? {
        get { look.placeholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What is shown as long as there is no text, with its attributes; they go before the field's own look.
    open var attributedPlaceholder: NSAttributedString? {
        get { look.placeholder }
        set {
            guard newValue != look.placeholder else { return }
            look.placeholder = newValue.map { NSAttributedString(attributedString: $0) }
            lookDidChange()
        }
    }

    /// The font; the system's with 17 points at first, and for `nil`.
    open var font: UIFont? {
        get { look.font }
        set {
            look.font = newValue ?? FieldLook.initialFont
            lookDidChange()
        }
    }

    /// The colour of the text; that of labels at first, and for `nil`.
    open var textColor: UIColor? {
        get { look.textColor }
        set {
            look.textColor = newValue ?? .label
            lookDidChange()
        }
    }

    /// The side that the text keeps to; that where reading starts at first.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            lookDidChange()
        }
    }

    /// What is around the text; nothing at first.
    open var borderStyle: BorderStyle {
        get { look.border }
        set {
            look.border = newValue
            ground.style = newValue
            lookDidChange()
        }
    }

    // MARK: Beside the text

    /// When there is a button that takes all text away; never at first, and only while there is text.
    open var clearButtonMode: ViewMode {
        get { sides.clearButtonMode }
        set {
            sides.clearButtonMode = newValue
            setNeedsLayout()
        }
    }

    /// The view in front of the text; `nil` at first.
    open var leftView: UIView? {
        get { sides.leftView }
        set { setSide(\.leftView, newValue) }
    }

    /// When `leftView` is shown; never at first.
    open var leftViewMode: ViewMode {
        get { sides.leftViewMode }
        set {
            sides.leftViewMode = newValue
            setNeedsLayout()
        }
    }

    /// The view behind the text; `nil` at first. It makes way for the clear button.
    open var rightView: UIView? {
        get { sides.rightView }
        set { setSide(\.rightView, newValue) }
    }

    /// When `rightView` is shown; never at first.
    open var rightViewMode: ViewMode {
        get { sides.rightViewMode }
        set {
            sides.rightViewMode = newValue
            setNeedsLayout()
        }
    }

    // MARK: Places

    /// Where the border is in bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is in bounds, while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

    /// Where the text is in bounds, while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

    /// Where the placeholder is in bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the clear button is in bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        place(FieldMetrics.clearButtonSize, in: bounds, leading: false, margin: look.border.sideMargin)
    }

    /// Where `leftView` is in bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        place(leftView?.bounds.size ?? .zero, in: bounds, leading: true, margin: look.border.sideMargin)
    }

    /// Where `rightView` is in bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        place(rightView?.bounds.size ?? .zero, in: bounds, leading: false, margin: look.border.sideMargin)
    }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { textBaselines(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    // MARK: Editing

    /// Whether the field is edited: keys go to it.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingDidBegin()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        // A field that is off the screen has nothing to insist on.
        guard window == nil || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
        else { return false }
        editingDidEnd()
        return true
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { resignFirstResponder() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { resignFirstResponder() }
        ground.isEnabled = isEnabled
        textView.setNeedsDisplay()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !perform($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !perform($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { command(of: $0) == nil }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    /// Puts the selected text on the clipboard.
    open func copy(_ sender: Any?) {
        guard !edited.selection.isEmpty else { return }
        Clipboard.write(edited.selectedText)
    }

    /// Moves the selected text to the clipboard.
    open func cut(_ sender: Any?) {
        guard !edited.selection.isEmpty else { return }
        copy(sender)
        change(edited.selection, to: "")
    }

    /// Puts the clipboard's text in the place of the selection, as one line. Comes later if another program has it.
    open func paste(_ sender: Any?) {
        Clipboard.read { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            change(edited.selection, to: text.singleLine)
        }
    }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) {
        let word = edited.word(at: edited.focus)
        select(from: word.lowerBound, to: word.upperBound)
    }

    /// Selects all text.
    open func selectAll(_ sender: Any?) {
        select(from: 0, to: edited.end)
    }

    // MARK: UIKeyInput

    open var hasText: Bool { !edited.text.isEmpty }

    open func insertText(_ text: String) {
        insert(text)
    }

    open func deleteBackward() {
        delete(.backward)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSelecting(touch, event)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        goOnSelecting(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endSelecting(touch, event)
        super.endTracking(touch, with: event)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        textView.setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textView.setNeedsDisplay()
        setNeedsLayout()
    }
}
