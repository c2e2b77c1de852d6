import CoreGraphics
import Failures
import Foundation

/// The text field of a search bar: a capsule with a symbol before the text and a button that clears it.
///
/// Tokens are before the text. The backspace key and the arrow key select the token before the caret, and the backspace
/// key deletes the selected one. Suggestions are in a list below the field while it is edited; the vertical arrows move
/// through it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let symbol = UIImageView()
    /// The view of the background image, if there has been one.
    private var backdrop: UIImageView?
    /// The images of the search bar, and their offsets.
    var images = SearchFieldImages() {
        didSet { showImages() }
    }

    private lazy var searchTokens = SearchTokens(self)
    /// The suggestions below the field.
    private(set) lazy var suggestions = SearchSuggestions(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private static let placeholderColor = Looks.searchPlaceholder.color

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .always
        symbol.tintColor = Self.placeholderColor
        look.placeholderColor = Self.placeholderColor
        symbol.contentMode = .left
        takeFont()
        leftView = symbol
        leftViewMode = .always
    }

    private func showSymbol() {
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.symbolSize * partScale)
        let system = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
        symbol.image = images[.search, isEnabled ? .normal : .disabled] ?? system
        let wholeWidth = (SearchMetrics.symbolWidth * partScale * 2).rounded() / 2
        let space = wholeWidth - (system?.size.width ?? 0)
        let size = symbol.image?.size ?? .zero
        let width = symbol.image === system ? wholeWidth : size.width + max(space, 0)
        symbol.bounds.size = CGSize(width: width, height: size.height)
    }

    private func showImages() {
        showSymbol()
        if let button = sides.clearButton { styleClearButton(button) }
        let hadImage = backdrop?.image != nil
        let image = images.backgrounds[isEnabled ? .normal : .disabled]
        if image != nil, backdrop == nil {
            let view = UIImageView()
            backdrop = view
            insertSubview(view, at: 0)
        }
        backdrop?.image = image
        if hadImage != (image != nil) { backgroundColor = image == nil ? .tertiarySystemFill : nil }
        setNeedsLayout()
    }

    override func styleClearButton(_ button: UIButton) {
        button.setImage(images[.clear, exactly: .normal] ?? Self.clearSymbol(scale: partScale), for: .normal)
        for state in [State.highlighted, .selected, .disabled] {
            button.setImage(images[.clear, exactly: state], for: state)
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showImages()
    }

    /// Takes the size of the text, the symbols and the tokens from the traits.
    private func takeFont() {
        font = SearchMetrics.font(traitCollection)
        partScale = SearchMetrics.scale(traitCollection)
        showSymbol()
        if let button = sides.clearButton { styleClearButton(button) }
        setNeedsLayout()
    }

    /// The size of the symbols and tokens relative to that at the default text size.
    private(set) var partScale: CGFloat = 1

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
        takeFont()
        if !tokens.isEmpty { searchTokens.show() }
    }

    open override func layoutSubviews() {
        layer.cornerRadius = backdrop?.image == nil ? bounds.height / 2 : 0
        backdrop?.frame = bounds
        symbol.contentMode = isRightToLeft ? .right : .left
        super.layoutSubviews()
        searchTokens.place(in: textRoom(super.textRect(forBounds: bounds), bounds))
        suggestions.list?.place(below: self)
    }

    // MARK: Tokens

    /// The tokens before the text. Empty by default. Setting them sends no editing events, and updates the results of a
    /// search controller.
    open var tokens: [UISearchToken] {
        get { searchTokens.tokens }
        set { searchTokens.replace(with: newValue) }
    }

    /// Inserts a token. It is a programmer error if the index is beyond the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        programmerError(
            unless: (0...tokens.count).contains(tokenIndex),
            "Token index \(tokenIndex) is beyond the \(tokens.count) tokens of the field",
            in: "UISearchTextField.insertToken(_:at:)",
            .range
        )
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes a token. It is a programmer error if there is none at the index.
    open func removeToken(at tokenIndex: Int) {
        checkToken(at: tokenIndex, in: "UISearchTextField.removeToken(at:)")
        tokens.remove(at: tokenIndex)
    }

    private func checkToken(at index: Int, in member: String) {
        programmerError(
            unless: tokens.indices.contains(index),
            "There is no token at index \(index) of the field, which has \(tokens.count)",
            in: member,
            .range
        )
    }

    /// Replaces the text in a range, as far as it isn't tokens, by a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        if let range = textRange as? TextOffsetRange {
            edit { $0.replace(range.value.clamped(to: 0..<$0.end), with: "") }
        }
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text without the tokens.
    open var textualRange: UITextRange { TextOffsetRange(0..<edited.end) }

    /// Returns the position of a token, before the text. It is a programmer error if there is none at the index.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        checkToken(at: tokenIndex, in: "UISearchTextField.positionOfToken(at:)")
        return TextOffset(searchTokens.positions.lowerBound + tokenIndex)
    }

    /// Returns the tokens in a range.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = textRange as? TextOffsetRange else { return [] }
        return Array(tokens[searchTokens.indices(at: range.value)])
    }

    /// Whether the user can delete tokens. The default is `true`.
    open var allowsDeletingTokens = true

    /// Whether the user can copy tokens, if the delegate provides what is copied. The default is `true`.
    open var allowsCopyingTokens = true

    /// Copies the selected text, or the selected token if the delegate provides what is copied.
    open override func copy(_ sender: Any?) {
        if !searchTokens.copySelected() { super.copy(sender) }
    }

    /// Moves the selected text, or the selected token, to the pasteboard.
    open override func cut(_ sender: Any?) {
        if !searchTokens.cutSelected() { super.cut(sender) }
    }

    override var canCopy: Bool { super.canCopy || searchTokens.canCopySelected }

    override var canCut: Bool { super.canCopy || searchTokens.canCopySelected && allowsDeletingTokens }

    /// The color behind tokens that aren't selected. By default, and after it was set to `nil`, it is that of the
    /// system (unverified).
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? .secondarySystemFill }
        set {
            ownTokenColor = newValue
            searchTokens.show()
        }
    }

    private var ownTokenColor: UIColor?

    /// Called after the tokens have changed.
    func tokensDidChange() {
        textView.setNeedsDisplay()
    }

    /// Whether there is a text or a token.
    open override var hasText: Bool { super.hasText || !searchTokens.views.isEmpty }

    override func willClear() {
        tokens = []
    }

    open override var beginningOfDocument: UITextPosition { TextOffset(searchTokens.positions.lowerBound) }

    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, within: searchTokens.positions.lowerBound...edited.end)
    }

    /// The selection of the text, or the selected token.
    open override var selectedTextRange: UITextRange? {
        get { searchTokens.selection.map(TextOffsetRange.init) ?? super.selectedTextRange }
        set {
            let range = (newValue as? TextOffsetRange)?.value ?? 0..<0
            guard range.lowerBound < 0, let first = searchTokens.indices(at: range).first else {
                searchTokens.select(nil)
                super.selectedTextRange = newValue
                return
            }
            searchTokens.select(first)
        }
    }

    // MARK: Suggestions

    /// The suggestions in a list below the field while it is edited. The default is `nil`. The delegate, if it conforms
    /// to `UISearchTextFieldDelegate`, is told which one the user chooses; then the list disappears.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions.own }
        set { suggestions.own = newValue }
    }

    // MARK: Editing

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let wasEditing = isEditing
        guard super.becomeFirstResponder() else { return false }
        if !wasEditing { suggestions.update() }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        searchTokens.select(nil)
        suggestions.update()
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handles($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handles($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    private func handles(_ press: UIPress) -> Bool {
        if suggestions.handles(press) { return true }
        return command(of: press).map { searchTokens.perform($0) } ?? false
    }

    open override func insertText(_ text: String) {
        searchTokens.removeSelected()
        super.insertText(text)
    }

    open override func deleteBackward() {
        if !searchTokens.perform(.delete(.backward)) { super.deleteBackward() }
    }

    /// A touch of the text ends the selection of a token.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        searchTokens.select(nil)
        return super.beginTracking(touch, with: event)
    }

    // MARK: Places

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        place(leftView?.bounds.size ?? .zero, in: bounds, leading: true, margin: SearchMetrics.symbolStart)
            .offset(by: images[offset: .search])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        place(rightView?.bounds.size ?? .zero, in: bounds, leading: false, margin: SearchMetrics.clearMargin)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let (width, height) = (FieldMetrics.clearButtonSize.width, FieldMetrics.clearButtonSize.height)
        let size = CGSize(width: (width * partScale).rounded(.up), height: (height * partScale).rounded(.up))
        return place(size, in: bounds, leading: false, margin: SearchMetrics.clearMargin)
            .offset(by: images[offset: .clear])
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        searchTokens.layout(in: textRoom(super.textRect(forBounds: bounds), bounds)).text
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        searchTokens.layout(in: textRoom(super.editingRect(forBounds: bounds), bounds)).text
    }

    /// Returns the room of the tokens and the text, from the frame of the text of any field.
    private func textRoom(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        insideEnd(rect, bounds).offset(by: images.textOffset)
    }

    /// Returns the frame of the text without the round end of the field.
    private func insideEnd(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        var rect = rect
        let end = SearchMetrics.symbolStart
        let cut = isRightToLeft ? bounds.minX + end - rect.minX : rect.maxX - (bounds.maxX - end)
        guard cut > 0 else { return rect }
        if isRightToLeft { rect.origin.x += min(cut, rect.width) }
        rect.size.width = max(rect.width - cut, 0)
        return rect
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = placeholder ?? "Search"
        let parts = tokens.map(\.text) + [text ?? ""].filter { !$0.isEmpty }
        defaults.value = parts.isEmpty ? nil : parts.joined(separator: ", ")
        defaults.traits.insert(.searchField)
        // The button that clears the text follows the field.
        defaults.combinesContents = true
        return defaults
    }
}

extension CGRect {
    fileprivate func offset(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
