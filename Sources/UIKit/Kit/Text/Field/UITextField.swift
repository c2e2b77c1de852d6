import CoreGraphics
import Foundation
import HostInterface

/// A view for editing a single line of text.
///
/// The keyboard, the pointer and input methods work as in the desktop's own text fields: Home and End, movement by
/// word with Control, selection with Shift, a double-click to select a word and a triple-click to select
/// everything, the clipboard, and undo. The caret moves by grapheme clusters. Text that is too long scrolls with
/// the caret, and is truncated with an ellipsis while it isn't edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The object that controls editing and is notified of it.
    open weak var delegate: (any UITextFieldDelegate)?

    var look = FieldAppearance()
    var inputTraits = TextInputTraits() {
        didSet { if isSecureTextEntry != oldValue.isSecureTextEntry { secrecyDidChange() } }
    }
    var clearing = FieldClearing()
    var edited = EditableText() {
        didSet { if !edited.text.hasSameCodeUnits(as: oldValue.text) { look.attributes.follow(edited.text) } }
    }
    var history = EditingHistory<FieldState>()
    var sides = FieldAccessoryViews()
    var drag = FieldDrag()
    /// The provider of the edit menu.
    private var editMenu: TextEditMenu?
    /// The view of a placeholder that the class draws; `nil` if it doesn't.
    private(set) var placeholderView: FieldPlaceholder?
    let ground = FieldBackground()
    let textView = FieldTextView()

    /// Creates a field without a border, with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let menu = TextEditMenu(of: self)
        editMenu = menu
        addInteraction(menu.interaction)
        isOpaque = false
        addSubview(ground)
        addSubview(textView)
        textView.field = self
        guard type(of: self).drawsOwnPlaceholder else { return }
        let view = FieldPlaceholder(of: self)
        addSubview(view)
        placeholderView = view
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.role = .field
        defaults.value = hasText ? edited.shownText : placeholder
        return defaults
    }

    // MARK: Text

    /// The text. Empty by default, and never `nil` when read. Setting it sends no editing events and moves the
    /// caret to its end.
    open var text: String? {
        get { edited.text }
        set {
            let new = newValue ?? ""
            guard !new.hasSameCodeUnits(as: edited.text) || look.attributes.text != nil else { return }
            look.removeAttributes()
            setText(new, attributes: nil)
        }
    }

    /// The text with its attributes. Those that it lacks are the field's. Setting `text` removes them, and so does
    /// setting the font or the color. The font and the color of the first character remain, as those of the field.
    open var attributedText: NSAttributedString? {
        get {
            let own = look.attributes.text ?? NSAttributedString(string: edited.text)
            let whole = NSMutableAttributedString(string: edited.text, attributes: defaultTextAttributes)
            own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { values, range, _ in
                whole.addAttributes(values, range: range)
            }
            return whole
        }
        set {
            look.removeAttributes()
            setText(newValue?.string ?? "", attributes: newValue)
        }
    }

    private func setText(_ new: String, attributes: NSAttributedString?) {
        // Undo must not restore a text that the app has replaced.
        history = EditingHistory()
        changeTextForApp { setEdited(EditableText(new), attributes: .some(attributes)) }
    }

    /// The attributes of all of the text. Setting them sets the font, the color and the alignment, too.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = look.alignment
            let own: [NSAttributedString.Key: Any] = [
                .font: look.font, .foregroundColor: look.textColor, .paragraphStyle: paragraph,
            ]
            return look.attributes.defaults.merging(own) { $1 }
        }
        set {
            look.font = newValue[.font] as? UIFont ?? FieldAppearance.initialFont
            look.textColor = newValue[.foregroundColor] as? UIColor ?? .label
            look.alignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
            look.attributes.defaults = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
            removeRecordedAttributes()
            appearanceDidChange()
        }
    }

    /// The attributes of the characters that are typed next; `nil` while the field isn't edited. By default they are
    /// those of the character before the caret. Moving the caret restores that.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get {
            guard isEditing else { return nil }
            let values = look.attributes.typing ?? look.attributes.values(before: edited.focus) ?? [:]
            return defaultTextAttributes.merging(values) { $1 }
        }
        set {
            guard isEditing else { return }
            // The characters so far keep the attributes that they have.
            if look.attributes.text == nil, hasText { look.attributes.set(attributedText) }
            look.attributes.typing = newValue
        }
    }

    /// The view at the bottom of the window while the field is edited, such as a picker. `nil` by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the input view while the field is edited. `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// The string shown while there is no text. `nil` by default.
    open var placeholder: String? {
        get { look.placeholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The attributed string shown while there is no text. Its attributes take precedence over the field's
    /// properties.
    open var attributedPlaceholder: NSAttributedString? {
        get { look.placeholder }
        set {
            guard newValue != look.placeholder else { return }
            look.placeholder = newValue.map { NSAttributedString(attributedString: $0) }
            appearanceDidChange()
        }
    }

    /// The font. By default, and for `nil`, the system font of 17 points.
    open var font: UIFont? {
        get { look.leadingFont }
        set {
            look.removeAttributes()
            removeRecordedAttributes()
            look.font = newValue ?? FieldAppearance.initialFont
            appearanceDidChange()
        }
    }

    /// Whether the font follows the preferred text size. `false` by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.followsTextSize }
        set {
            look.followsTextSize = newValue
            appearanceDidChange()
        }
    }

    /// The color of the text. By default, and for `nil`, `.label`.
    open var textColor: UIColor? {
        get { look.leadingColor }
        set {
            look.removeAttributes()
            removeRecordedAttributes()
            look.textColor = newValue ?? .label
            appearanceDidChange()
        }
    }

    /// The alignment of the text. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            appearanceDidChange()
        }
    }

    /// Whether the font shrinks until the text fits the field, but no further than to `minimumFontSize`. The default is
    /// `false`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { look.shrinksToFit }
        set {
            look.shrinksToFit = newValue
            appearanceDidChange()
        }
    }

    /// The size in points to which the font may shrink. 0 by default.
    open var minimumFontSize: CGFloat {
        get { look.minimumFontSize }
        set {
            look.minimumFontSize = newValue
            appearanceDidChange()
        }
    }

    /// The border around the text. `.none` by default.
    open var borderStyle: BorderStyle {
        get { look.border }
        set {
            look.border = newValue
            ground.style = newValue
            appearanceDidChange()
        }
    }

    /// The image in the place of the border, which is stretched to it. The style `.roundedRect` ignores it. `nil` by
    /// default.
    open var background: UIImage? {
        get { ground.image }
        set { ground.image = newValue }
    }

    /// The image that replaces `background` while the field is disabled. `nil` by default.
    open var disabledBackground: UIImage? {
        get { ground.disabledImage }
        set { ground.disabledImage = newValue }
    }

    // MARK: Beside the text

    /// When the clear button is visible. `.never` by default. It is only visible while there is text.
    open var clearButtonMode: ViewMode {
        get { sides.clearButtonMode }
        set {
            sides.clearButtonMode = newValue
            setNeedsLayout()
        }
    }

    /// The view at the leading side of the text. `nil` by default.
    open var leftView: UIView? {
        get { sides.leftView }
        set { setSide(\.leftView, newValue) }
    }

    /// When `leftView` is visible. `.never` by default.
    open var leftViewMode: ViewMode {
        get { sides.leftViewMode }
        set {
            sides.leftViewMode = newValue
            setNeedsLayout()
        }
    }

    /// The view at the trailing side of the text. `nil` by default. The clear button replaces it.
    open var rightView: UIView? {
        get { sides.rightView }
        set { setSide(\.rightView, newValue) }
    }

    /// When `rightView` is visible. `.never` by default.
    open var rightViewMode: ViewMode {
        get { sides.rightViewMode }
        set {
            sides.rightViewMode = newValue
            setNeedsLayout()
        }
    }

    // MARK: Places

    /// Returns the frame of the border for the given bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text for the given bounds while it is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds) }

    /// Returns the frame of the text for the given bounds while it is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds) }

    /// Returns the frame of the placeholder for the given bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Draws the placeholder in a rectangle of the current context, centered vertically.
    ///
    /// A subclass can override it to draw another one. The placeholder is then drawn as a bitmap.
    open func drawPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let node = placeholderDrawing(in: rect) else { return }
        context.draw(node)
    }

    /// Returns the frame of the clear button for the given bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        place(FieldMetrics.clearButtonSize, in: bounds, leading: false, margin: look.border.sideMargin)
    }

    /// Returns the frame of `leftView` for the given bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        place(leftView?.bounds.size ?? .zero, in: bounds, leading: true, margin: 0)
    }

    /// Returns the frame of `rightView` for the given bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        place(rightView?.bounds.size ?? .zero, in: bounds, leading: false, margin: 0)
    }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Gives the clear button its look when it is created.
    func styleClearButton(_ button: UIButton) {}

    /// Called before the user clears the text.
    func willClear() {}

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { textBaselines(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    // MARK: Editing

    /// Whether the text is cleared when editing begins, if the delegate allows it. `false` by default.
    open var clearsOnBeginEditing: Bool {
        get { clearing.onBeginEditing }
        set { clearing.onBeginEditing = newValue }
    }

    /// Whether typing replaces the whole text. `false` by default. A change of the selection, an edit and an undo set
    /// it to `false`.
    open var clearsOnInsertion: Bool {
        get { clearing.onInsertion }
        set { clearing.onInsertion = newValue }
    }

    /// Whether the person can make text bold, italic and underlined: by Control and B, I or U, and by the edit menu. A
    /// paste has no attributes. `false` by default.
    open var allowsEditingTextAttributes = false

    /// The selection: a property list, which a later field with the same text restores. Other values are ignored.
    open var interactionState: Any {
        get { savedInteraction }
        set { if let state = newValue as? [String: Double] { restore(state) } }
    }

    /// Whether the field is being edited, that is, is the first responder.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
    override var takesText: Bool { true }

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
        // Outside a window the field must resign, so the delegate is not asked.
        let mustResign = window == nil || nearestScreen.firstResponder.isForced
        guard mustResign || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        guard super.resignFirstResponder() else { return false }
        editingDidEnd()
        return true
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { resignFirstResponder() }
    }

    override func cursor(at point: CGPoint) -> HostCursor? { isEnabled ? .text : .arrow }

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

    /// Whether the selection can be copied, and moved to the clipboard.
    var canCopy: Bool { hasSelection && !isSecureTextEntry }
    var canCut: Bool { canCopy }

    /// Copies the selected text to the clipboard, unless it is a secret.
    open override func copy(_ sender: Any?) {
        guard !edited.selection.isEmpty, !isSecureTextEntry else { return }
        Clipboard.write(edited.selectedText)
    }

    /// Moves the selected text to the clipboard, unless it is a secret.
    open override func cut(_ sender: Any?) {
        guard !edited.selection.isEmpty, !isSecureTextEntry else { return }
        copy(sender)
        change(inputTraits.spacing.deleting(edited.selection, in: edited), to: "")
    }

    /// Replaces the selection with the clipboard's text as a single line. Asynchronous if another program owns the
    /// clipboard.
    open override func paste(_ sender: Any?) {
        Clipboard.read { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            change(
                edited.selection,
                to: inputTraits.spacing.pasting(text.singleLine, over: edited.selection, in: edited)
            )
        }
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        let word = edited.word(at: edited.focus)
        select(from: word.lowerBound, to: word.upperBound)
    }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) {
        select(from: 0, to: edited.end)
    }

    // MARK: UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    open var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }

    open var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }

    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }

    open var inlinePredictionType: UITextInlinePredictionType {
        get { inputTraits.inlinePredictionType }
        set { inputTraits.inlinePredictionType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }

    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set { inputTraits.isSecureTextEntry = newValue }
    }

    open var textContentType: UITextContentType! {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touch.isMiddle { pasteSelection(at: touch) }
        super.touchesBegan(touches, with: event)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSelecting(touch, event)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSelecting(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endSelecting(touch, event)
        super.endTracking(touch, with: event)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if look.followsTextSize { appearanceDidChange() } else { setNeedsLayout() }
    }

    // MARK: Text input

    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { edited[$0.value] }
    }

    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = range as? TextOffsetRange else { return }
        record()
        edit { $0.replace(range.value, with: text.singleLine) }
        textDidChange()
    }

    /// The selection; an empty range is a caret. Offsets outside the text are clamped to it.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(edited.selection) }
        set {
            guard let range = newValue as? TextOffsetRange else { return }
            changeSelectionForApp { select(from: range.value.lowerBound, to: range.value.upperBound) }
        }
    }

    open var markedTextRange: UITextRange? { edited.marked.map(TextOffsetRange.init) }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText?.singleLine ?? "", selecting: selectedRange)
    }

    open func unmarkText() {
        edit(endsTyping: true) { $0.unmark() }
    }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    open var endOfDocument: UITextPosition { TextOffset(edited.end) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffsetRange(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, within: 0...edited.end)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
        return to.value - from.value
    }

    open func attributedText(in range: UITextRange) -> NSAttributedString {
        let empty = NSAttributedString(string: "")
        guard let range = range as? TextOffsetRange, let whole = attributedText else { return empty }
        return whole.attributedSubstring(from: NSRange(range.value.clamped(to: 0..<whole.length)))
    }

    open func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let offset = (position as? TextOffset)?.value else { return nil }
        let own = look.attributes.values(before: direction == .forward ? offset + 1 : offset) ?? [:]
        return defaultTextAttributes.merging(own) { $1 }
    }

    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = range as? TextOffsetRange else { return .null }
        return rects(for: range.value).first ?? caretRect(for: range.start)
    }

    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { textView.caretRect(at: $0.value) } ?? .null
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(offset(at: point))
    }

    open weak var inputDelegate: (any UITextInputDelegate)?

    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { self.position(direction, of: position, by: offset) }

    open func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { farthestPosition(direction, in: range) }

    open func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? { range(extending: position, direction) }

    open func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { writingDirection(at: position) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionParts(of: range) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point, in: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { range(ofCharacterAt: point) }

    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        look.writingDirection = writingDirection
        appearanceDidChange()
    }

    /// The attributes of marked text. By default, `nil`, for a line under it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { look.markedTextStyle }
        set {
            look.markedTextStyle = newValue
            appearanceDidChange()
        }
    }
}

extension UITextField: OffsetTextInput {
    var editableText: EditableText { edited }

    func isRightToLeft(at offset: Int) -> Bool { typesetter.line(width: 0).isRightToLeft }

    func offset(_ lines: Int, linesBelow offset: Int) -> Int? { lines == 0 ? offset : nil }

    func lineEdge(of offset: Int, isEnd: Bool) -> Int { isEnd ? edited.end : 0 }

    func rects(for range: Range<Int>) -> [CGRect] { textView.rects(for: range) }
}
