import CoreGraphics
import Foundation
import HostInterface

/// A scroll view that shows text of several lines, which can be selected, edited, or both.
///
/// The keyboard, the pointer and input methods work as in the desktop's own texts. Paragraphs are laid out on their
/// own, so that an edit costs the layout of one paragraph, and only the visible ones are drawn.
///
/// With `isScrollEnabled = false` the height of the text is the view's intrinsic height, so that constraints fit the
/// view to its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextSearching, UIFindInteractionDelegate,
    UIContentSizeCategoryAdjusting
{
    /// The object that controls editing and is notified of it. It is not retained.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    /// The region of the text within `textContainerInset`.
    open var textContainer: NSTextContainer { container }

    /// The manager that tells where the characters of the text are, as the view shows it.
    open var layoutManager: NSLayoutManager { currentLayoutManager() }

    private let container: NSTextContainer
    var look = TextViewAppearance()
    var inputTraits = TextInputTraits()
    var edited = StyledText() {
        didSet { storageLags = true }
    }
    /// The text for the app; `nil` before it is used.
    var ownStorage: NSTextStorage?
    /// The layout manager for the app; `nil` before it is used.
    var ownLayoutManager: NSLayoutManager?
    /// Whether the storage has an earlier text.
    var storageLags = true
    var history = EditingHistory<StyledText>()
    /// Whether it was told that editing has begun, and not yet that it has ended.
    var hasBegunEditing = false
    /// The attributes that were set for the text that is typed next.
    var nextAttributes: AttributeRuns.Attributes?
    /// The layout; `nil` before it is needed after a change.
    var blocks: TextBlocks?
    /// The horizontal position that the caret keeps while it moves between lines.
    var goalX: CGFloat?
    /// The data that is found in the text.
    var data = DataDetection()
    /// The results of a search that are shown.
    var foundRanges = FoundRanges()
    /// The side of a line break at which the caret is shown.
    var affinity = UITextStorageDirection.forward
    private(set) var editMenu: TextEditMenu?
    /// The item for which the menu opens; `nil` for a menu of the text.
    var menuPart: TextPart?
    let body = TextBody()
    let caret = TextCaret()

    /// Creates a text view.
    ///
    /// - Parameter textContainer: The region of the text; `nil` for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text view with a frame in the superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view with an empty frame.
    ///
    /// - Parameter usingTextLayoutManager: Which of Apple's layout managers lays out the text. Text views have a layout
    ///   of their own, so it makes no difference.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a text view without reading the archive.
    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let menu = TextEditMenu(of: self)
        editMenu = menu
        addInteraction(menu.interaction)
        addGestureRecognizer(
            TextDrag<Range<Int>>(
                TextDrag.Handlers(
                    begin: { [unowned self] in beginSelecting(at: $0, tapCount: $1, extending: $2) },
                    extend: { [unowned self] in select(from: $0, to: $1) }
                )
            )
        )
        backgroundColor = .systemBackground
        addSubview(body)
        addSubview(caret)
        caret.backgroundColor = tintColor
        body.textView = self
        container.onChange = { [weak self] in self?.layoutDidChange() }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.role = isEditable ? .field : .text
        defaults.value = edited.text
        return defaults
    }

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    /// The view at the bottom of the window while the text is edited, such as a picker. `nil` by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the input view while the text is edited. `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Text

    /// The text. Empty by default, and never `nil` when read. Setting it gives all text the font, the color and the
    /// alignment of the view, moves the caret to the end, and sends no notifications.
    open var text: String! {
        get { edited.text }
        set {
            adoptLeadingStyle()
            changeTextForApp { setText(StyledText(newValue ?? "", attributes: look.attributes)) }
        }
    }

    /// The text with its attributes. The font and the color of the view are then those of the first character, as
    /// documented by UIKit.
    open var attributedText: NSAttributedString! {
        get { attributedString }
        set {
            adoptLeadingStyle()
            changeTextForApp { setText(StyledText(newValue ?? NSAttributedString(string: ""))) }
        }
    }

    /// The text with its attributes, whose edits are edits of the view. They ask no delegate of the view and can't be
    /// undone. While it is used, an edit costs O(n).
    open var textStorage: NSTextStorage { currentStorage() }

    /// The font of the whole text. Setting it replaces the fonts of attributed text. `nil` by default, which means
    /// the system font of 12 points.
    open var font: UIFont? {
        get { leading(.font) ?? look.font }
        set {
            look.font = newValue
            setThroughout(.font, look.usedFont)
        }
    }

    /// The color of the whole text. Setting it replaces the colors of attributed text. `nil` by default, which means
    /// `.label`.
    open var textColor: UIColor? {
        get { leading(.foregroundColor) ?? look.textColor }
        set {
            look.textColor = newValue
            setThroughout(.foregroundColor, newValue ?? .label)
        }
    }

    /// The alignment of the whole text. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            alignThroughout(newValue)
        }
    }

    /// The attributes of the text that is typed next: by default, those of the character before the caret. A change
    /// of the selection resets them.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { insertionAttributes }
        set {
            nextAttributes = newValue
            if edited.end == 0 { layoutDidChange() }
        }
    }

    /// The attributes of links, which take precedence over their own. By default, the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkAttributes }
        set {
            look.linkAttributes = newValue
            layoutDidChange()
        }
    }

    /// The attributes of highlighted text without a color scheme, or with the default one. By default, the tint color
    /// behind the text, and a color of the text that contrasts with it. `nil` restores the default.
    open var textHighlightAttributes: [NSAttributedString.Key: Any]! {
        get { look.highlightAttributes ?? TextHighlight.attributes(tintColor ?? .tintColor) }
        set {
            look.highlightAttributes = newValue
            layoutDidChange()
        }
    }

    /// The kinds of data that are shown and used as links while the text can't be edited. None by default. A text costs
    /// a search of it.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { data.types }
        set {
            guard newValue != data.types else { return }
            data.types = newValue
            layoutDidChange()
        }
    }

    /// Whether fonts follow the preferred text size. `false` by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.followsTextSize }
        set {
            look.followsTextSize = newValue
            layoutDidChange()
        }
    }

    /// The border around the view. `.none` by default. Setting it sets the border and the corners of the layer.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { showBorder() } }
    }

    /// The space around the text, in points. By default, 8 above and below it.
    open var textContainerInset = TextViewMetrics.inset {
        didSet { if textContainerInset != oldValue { layoutDidChange() } }
    }

    // MARK: Selection

    /// Whether the text can be edited. `true` by default.
    open var isEditable = true {
        didSet { if isEditable != oldValue { kindOfEditingDidChange() } }
    }

    /// Whether the text can be selected, and links can be used. `true` by default. Without it the text can't be edited.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { selectabilityDidChange() } }
    }

    /// The selected range in UTF-16 units; its length is 0 for a caret. A range outside the text is clamped to it.
    open var selectedRange: NSRange {
        get { NSRange(edited.selection) }
        set {
            let range = newValue.clamped(to: edited.end)
            changeSelectionForApp { select(from: range.lowerBound, to: range.upperBound) }
        }
    }

    /// Whether typing replaces the whole text. `false` by default. A change of the selection, an edit and an undo set
    /// it to `false`.
    open var clearsOnInsertion = false

    /// Scrolls by the smallest distance that shows a range.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard range.location != NSNotFound else { return }
        reveal(range.clamped(to: edited.end))
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the person can make text bold, italic and underlined: by Control and B, I or U, and by the edit menu. A
    /// paste has no attributes. `false` by default.
    open var allowsEditingTextAttributes = false

    /// The selection and the place of the content: a property list, which a later view with the same text restores.
    /// Other values are ignored.
    open var interactionState: Any {
        get { savedInteraction }
        set { if let state = newValue as? [String: Double] { restore(state) } }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    override var heightFollowsWidth: Bool { !isScrollEnabled }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fittingSize(width: width).height }

    /// Returns the size of the text, in lines that are at most as wide as a size allows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        layoutDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        resolveBorder()
        layoutDidChange()
    }

    // MARK: Editing

    /// Whether the text is being edited.
    var isEditing: Bool { isFirstResponder && isEditable && isSelectable }

    open override var canBecomeFirstResponder: Bool { isSelectable && window != nil }

    open override var canBecomeFocused: Bool { isSelectable }

    // The caret shows the focus.
    override var defaultFocusEffect: UIFocusEffect? { isEditable ? nil : super.defaultFocusEffect }

    override func focusArrivedByKey() {
        becomeFirstResponder()
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingMayHaveChanged()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        // Outside a window the view must resign, so the delegate is not asked.
        let mustResign = window == nil || !isEditable || !isSelectable || nearestScreen.firstResponder.isForced
        guard mustResign || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
        else { return false }
        editingMayHaveChanged()
        return true
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        findInteraction?.dismissFindNavigator()
        resignFirstResponder()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !perform($0) && !performFind($0) }
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

    override func cursor(at point: CGPoint) -> HostCursor? {
        if scrollBar?.hovered != nil { return .arrow }
        guard isSelectable else { return nil }
        return !isEditable && part(at: point) != nil ? .pointingHand : .text
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touch.isMiddle { pasteSelection(at: touch) }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tapEnded(touch) }
        super.touchesEnded(touches, with: event)
    }

    /// Copies the selected text to the clipboard, unless it is a secret.
    open override func copy(_ sender: Any?) {
        guard !edited.selection.isEmpty, !isSecureTextEntry else { return }
        Clipboard.write(edited.content.selectedText)
    }

    /// Moves the selected text to the clipboard, unless it is a secret.
    open override func cut(_ sender: Any?) {
        guard !edited.selection.isEmpty, isEditable, !isSecureTextEntry else { return }
        copy(sender)
        change(inputTraits.spacing.deleting(edited.selection, in: edited.content), to: "")
    }

    /// Replaces the selection with the clipboard's text. Asynchronous if another program owns the clipboard.
    open override func paste(_ sender: Any?) {
        Clipboard.read { [weak self] text in
            guard let self, isEditable, let text, !text.isEmpty else { return }
            change(
                edited.selection,
                to: inputTraits.spacing.pasting(text, over: edited.selection, in: edited.content)
            )
        }
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        let word = edited.content.word(at: edited.content.focus)
        select(from: word.lowerBound, to: word.upperBound)
    }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) {
        select(from: 0, to: edited.end)
    }

    // MARK: Find

    /// Whether the text can be searched by a find bar, which Control and F open, and with a field for replacements
    /// Control and H. `false` by default.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findBecameAvailable(isFindInteractionEnabled) } }
    }

    /// The interaction with the find bar; `nil` unless `isFindInteractionEnabled` is `true`.
    open internal(set) var findInteraction: UIFindInteraction?

    open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    /// Selects the result that is highlighted at the end of a search.
    open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        if isSelectable, let range = foundRanges.highlighted { select(range) }
    }

    open var supportsTextReplacement: Bool { isEditable }

    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        let order = compare(foundRange.start, to: toRange.start)
        return order == .orderedSame ? compare(foundRange.end, to: toRange.end) : order
    }

    open func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in TextMatches.ranges(of: queryString, in: edited.text, options) {
            resultAggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    open func decorate(
        foundTextRange: UITextRange,
        document: AnyHashable??,
        usingStyle: UITextSearchFoundTextStyle
    ) { showFound(foundTextRange, usingStyle) }

    open func clearAllDecoratedFoundText() { hideFound() }

    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = range as? TextOffsetRange { reveal(range.value) }
    }

    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        isEditable
    }

    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        if let range = foundTextRange as? TextOffsetRange { replaceFound([range.value], with: withText) }
    }

    open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        replaceFound(TextMatches.ranges(of: queryString, in: edited.text, options), with: withText)
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

    // MARK: UITextInput

    open var hasText: Bool { edited.end > 0 }

    open func insertText(_ text: String) {
        insert(text)
    }

    open func deleteBackward() {
        delete(.backward)
    }

    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { edited.content[$0.value] }
    }

    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = range as? TextOffsetRange else { return }
        record()
        replace(range.value, with: text)
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

    open func attributedText(in range: UITextRange) -> NSAttributedString {
        (range as? TextOffsetRange).map { edited.part($0.value) } ?? NSAttributedString(string: "")
    }

    open func insertAttributedText(_ string: NSAttributedString) {
        change(edited.content.marked ?? edited.selection, to: string.string, styled: string)
    }

    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        guard let range = range as? TextOffsetRange else { return }
        record()
        replace(range.value, with: attributedText.string, styled: attributedText)
        textDidChange()
    }

    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        mark(markedText?.string ?? "", selecting: selectedRange, styled: markedText)
    }

    open func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        (position as? TextOffset).flatMap { styling(at: $0.value, direction) }
    }

    /// The side at which the caret is shown where a line is broken. A change of the selection makes it `.forward`.
    open var selectionAffinity: UITextStorageDirection {
        get { affinity }
        set {
            affinity = newValue
            setNeedsLayout()
        }
    }

    open var markedTextRange: UITextRange? { edited.content.marked.map(TextOffsetRange.init) }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText ?? "", selecting: selectedRange)
    }

    open func unmarkText() {
        guard edited.content.marked != nil else { return }
        edited.unmark()
        history.endTyping()
        layoutDidChange()
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

    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = range as? TextOffsetRange else { return .null }
        return rects(for: range.value).first ?? caretRect(at: range.value.lowerBound)
    }

    open func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? TextOffset else { return .null }
        return caretRect(at: position.value)
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
        guard let range = range as? TextOffsetRange else { return }
        record()
        setWritingDirection(writingDirection, in: range.value)
    }

    /// The attributes of marked text. By default, `nil`, for a line under it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if edited.content.marked != nil { layoutDidChange() } }
    }
}

extension UITextView: OffsetTextInput {
    var editableText: EditableText { edited.content }
}
