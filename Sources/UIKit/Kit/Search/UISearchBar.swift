import CoreGraphics

/// A bar with a text field for searching, with buttons, and with scopes below it.
///
/// The return key tells the delegate to search, and the Escape key presses the cancel button if it is visible. The
/// delegate decides what they do.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    private let field = SearchBarField()
    private let ground = UIView()
    private var showsCancel = false
    private var showsScopes = false
    private lazy var cancelButton: UIButton = makeCancelButton()
    private lazy var scopes: UISegmentedControl = makeScopes()
    private lazy var promptLabel: UILabel = makePromptLabel()
    /// The controller of the search.
    weak var owner: (any SearchBarOwner)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ground.isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(field)
        field.bar = self
        on(.editingDidBegin) {
            $0.owner?.searchDidBeginEditing()
            $0.delegate?.searchBarTextDidBeginEditing($0)
        }
        on(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
        on(.editingChanged) {
            $0.setNeedsLayout()
            $0.delegate?.searchBar($0, textDidChange: $0.field.text ?? "")
            $0.owner?.searchDidChange()
        }
        on(.primaryActionTriggered) { $0.delegate?.searchBarSearchButtonClicked($0) }
    }

    private func on(_ event: UIControl.Event, _ perform: @escaping (UISearchBar) -> Void) {
        field.addAction(UIAction { [weak self] _ in if let self { perform(self) } }, for: event)
    }

    /// The delegate, which is notified of what the user does.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: UITextInputTraits

    // Those of the field.

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: Text

    /// The field in which the user types.
    open var searchTextField: UISearchTextField { field }

    /// The text. It is empty by default. Setting it doesn't notify the delegate, and updates the results of a search
    /// controller.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text else { return }
            field.text = newValue
            setNeedsLayout()
            owner?.searchDidChange()
        }
    }

    /// The text that is shown while there is no other. The default is `nil`.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The text above the field. The default, `nil`, is none.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
            change(animated: false)
        }
    }

    private func makePromptLabel() -> UILabel {
        let label = SearchBarParts.makePromptLabel(traitCollection)
        addSubview(label)
        return label
    }

    /// Whether the user can use the bar. The default is `true`.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            if showsCancel { cancelButton.isEnabled = newValue }
            if showsScopes { scopes.isEnabled = newValue }
            sideButton?.isEnabled = newValue
        }
    }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    // MARK: Buttons

    /// Whether there is a cancel button beside the field. The default is `false`. Setting it doesn't animate.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. It fades and the field makes room for it if `animated` is `true`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        layoutIfNeeded()
        let frames = layout.frames(in: bounds, safeArea: safeAreaInsets)
        showsCancel = showsCancelButton
        if showsCancel, cancelButton.superview == nil {
            addSubview(cancelButton)
            cancelButton.isEnabled = isEnabled
            cancelButton.alpha = 0
            cancelButton.frame = frames.cancel
        }
        change(animated: animated)
    }

    private func makeCancelButton() -> UIButton {
        let button = SearchBarParts.makeCancelButton()
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        return button
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchWasCancelled()
    }

    /// Handles the Escape key.
    ///
    /// - Returns: Whether there was something to cancel or to clear.
    func escape() -> Bool {
        if showsCancel {
            cancel()
            return true
        }
        guard field.hasText else { return false }
        field.clear()
        return true
    }

    /// Whether there is a button for bookmarks in the field while it is empty. The default is `false`.
    open var showsBookmarkButton = false {
        didSet { if showsBookmarkButton != oldValue { showSideButton() } }
    }

    /// Whether there is a button for results in the field while it is empty, unless there is one for bookmarks. The
    /// default is `false`.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { showSideButton() } }
    }

    /// Whether the button for results is selected. The default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { showSideButton() } }
    }

    /// The button beside the text. It is not inside the field, whose parts the keyboard doesn't reach.
    private var sideButton: UIButton?

    private func showSideButton() {
        sideButton?.removeFromSuperview()
        sideButton = nil
        field.rightView = nil
        guard showsBookmarkButton || showsSearchResultsButton else { return }
        let isBookmark = showsBookmarkButton
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: isBookmark ? "book" : "list.bullet.indent"), for: .normal)
        button.accessibilityLabel = isBookmark ? "Bookmarks" : "Results"
        button.isSelected = !isBookmark && isSearchResultsButtonSelected
        button.tintColor = button.isSelected ? tintColor : .secondaryLabel
        button.isEnabled = isEnabled
        button.sizeToFit()
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isBookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            },
            for: .touchUpInside
        )
        sideButton = button
        addSubview(button)
        let room = UIView(frame: button.bounds)
        room.isUserInteractionEnabled = false
        field.rightView = room
        field.rightViewMode = .always
        setNeedsLayout()
    }

    // MARK: Scopes

    /// The titles of the scopes, or `nil` for none, which is the default.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            selectedScopeButtonIndex = min(selectedScopeButtonIndex, max(scopes.numberOfSegments - 1, 0))
            selectScope()
            change(animated: false)
        }
    }

    /// The index of the selected scope. The default is 0. Setting it doesn't notify the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            guard selectedScopeButtonIndex != oldValue else { return }
            selectScope()
            owner?.searchDidChange()
        }
    }

    private func selectScope() {
        guard (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex) else { return }
        scopes.selectedSegmentIndex = selectedScopeButtonIndex
    }

    /// Whether the scopes are visible below the field, if there are any. The default is `false`. Setting it doesn't
    /// animate.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes. They fade if `animated` is `true`. The height of the bar changes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        change(animated: animated)
    }

    private var hasScopes: Bool { showsScopes && scopeButtonTitles?.isEmpty == false }

    private func makeScopes() -> UISegmentedControl {
        let control = UISegmentedControl(frame: .zero)
        control.alpha = 0
        control.isEnabled = isEnabled
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let index = control?.selectedSegmentIndex else { return }
                selectedScopeButtonIndex = index
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
            },
            for: .valueChanged
        )
        addSubview(control)
        return control
    }

    // MARK: Appearance

    /// The background of the bar. The default is `.default`.
    open var searchBarStyle = Style.default {
        didSet { showGround() }
    }

    /// The color of the background, unless the style is minimal. The default, `nil`, is no background.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.searchBarTintColor)
            showGround()
        }
    }

    private func showGround() {
        ground.backgroundColor = searchBarStyle == .minimal ? nil : barTintColor
    }

    /// The place of the bar: that of the delegate, or else the top.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    // MARK: Layout

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var layout: SearchBarLayout {
        let line = (field.font ?? .systemFont(ofSize: SearchMetrics.fontSize)).lineHeight
        return SearchBarLayout(
            hasController: owner != nil,
            fieldHeight: max(SearchMetrics.fieldHeight, (line + 2 * SearchMetrics.linePadding).rounded(.up)),
            promptText: prompt == nil ? nil : promptLabel.intrinsicContentSize.height,
            showsCancel: showsCancel,
            hasScopes: hasScopes,
            isRightToLeft: isRightToLeft
        )
    }

    /// The height that the bar wants, in points.
    var height: CGFloat { layout.height }

    private func change(animated: Bool) {
        invalidateIntrinsicContentSize()
        UIView.animate(withDuration: animated && window != nil ? SearchMetrics.duration : 0) { [self] in
            owner?.searchBarHeightDidChange()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// The standard height of a bar, with no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let frames = layout.frames(in: bounds, safeArea: safeAreaInsets)
        if prompt != nil { promptLabel.frame = frames.prompt }
        if showsCancel || cancelButton.superview != nil {
            cancelButton.frame = frames.cancel
            cancelButton.layer.cornerRadius = frames.cancel.height / 2
            cancelButton.alpha = showsCancel ? 1 : 0
        }
        field.frame = frames.field
        if let sideButton {
            sideButton.frame = field.convert(field.rightViewRect(forBounds: field.bounds), to: self)
            sideButton.isHidden = field.hasText
        }
        guard scopeButtonTitles != nil else { return }
        scopes.frame = frames.scopes
        scopes.alpha = hasScopes ? 1 : 0
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        owner?.searchBarHeightDidChange()
    }
}
