import CoreGraphics
import Foundation

/// A bar with a text field for searching, with buttons, and with scopes below it.
///
/// The return key tells the delegate to search, and the Escape key presses the cancel button if it is visible. The
/// delegate decides what they do.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    private let field = SearchBarField()
    private let ground = UIImageView()
    private var background = SearchBarBackground()
    private var scopeGround: UIImageView?
    private var showsCancel = false
    private var showsScopes = false
    private lazy var cancelButton: UIButton = makeCancelButton()
    private lazy var scopes: UISegmentedControl = makeScopes()
    private lazy var promptLabel: UILabel = makePromptLabel()
    /// The controller of the search.
    weak var owner: UISearchController?

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
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { showGround() }
    }

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

    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    open var inlinePredictionType: UITextInlinePredictionType {
        get { field.inlinePredictionType }
        set { field.inlinePredictionType = newValue }
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

    /// The view above the input view while the text is edited. `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
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

    /// Updates the results after a change of the tokens in the field.
    func tokensDidChange() {
        setNeedsLayout()
        owner?.searchDidChange()
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
            showGround()
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
        let button = SearchBarParts.makeCancelButton(traitCollection)
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
        let icon: Icon = isBookmark ? .bookmark : .resultsList
        let scale = SearchMetrics.scale(traitCollection)
        button.setImage(SearchBarParts.sideSymbol(isBookmark: isBookmark, scale: scale), for: .normal)
        for state in field.images.states(of: icon) {
            button.setImage(field.images[icon, exactly: state], for: state)
        }
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
        get { background.tint }
        set {
            noteAppearance(.searchBarTintColor)
            background.tint = newValue
            showGround()
        }
    }

    /// The style of the bar. The default is `.default`. With `.black`, the background is black, unless it has another
    /// color, and the contents are those of the dark appearance.
    open var barStyle: UIBarStyle {
        get { background.style }
        set {
            background.style = newValue
            if newValue == .black {
                traitOverrides.userInterfaceStyle = .dark
            } else {
                traitOverrides.remove(UITraitUserInterfaceStyle.self)
            }
            showGround()
        }
    }

    /// Whether content is visible through the background. The default is `true`. If it is `false`, the background is
    /// opaque, unless the style is minimal.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
            showGround()
        }
    }

    /// The image of the background at any position. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { background[.any, .default] }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the image of the background at a position, for a height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        background[barPosition, barMetrics] = backgroundImage
        showGround()
    }

    /// Returns the image that was set for a position and a height.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        background[barPosition, barMetrics]
    }

    private func showGround() {
        ground.backgroundColor = searchBarStyle == .minimal ? nil : background.color
        ground.image = background.image(
            at: barPosition,
            isCompact: traitCollection.verticalSizeClass == .compact,
            hasPrompt: prompt != nil
        )
    }

    // MARK: Images

    /// Sets an image in the field for a state. `nil` stands for the system's image.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        field.images[icon, exactly: state] = iconImage
        if icon == .bookmark || icon == .resultsList { showSideButton() }
    }

    /// Returns the image that was set for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { field.images[icon, exactly: state] }

    /// Sets the offset in points of an image in the field.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        field.images[offset: icon] = adjustment
        setNeedsLayout()
    }

    /// Returns the offset of an image in the field. The default is zero.
    open func positionAdjustment(for icon: Icon) -> UIOffset { field.images[offset: icon] }

    /// The offset of the text in the field, in points. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.images.textOffset }
        set { field.images.textOffset = newValue }
    }

    /// The offset of the field with its background, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// Sets the image of the field for the normal or the disabled state, instead of the capsule.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        field.images.backgrounds[exactly: state] = backgroundImage
    }

    /// Returns the image that was set for the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        field.images.backgrounds[exactly: state]
    }

    /// The image behind the scopes. The default is `nil`.
    open var scopeBarBackgroundImage: UIImage? {
        get { scopeGround?.image }
        set {
            let view = scopeGround ?? UIImageView()
            if scopeGround == nil {
                scopeGround = view
                insertSubview(view, aboveSubview: ground)
            }
            view.image = newValue
            setNeedsLayout()
        }
    }

    /// Sets the background of the scopes for a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background that was set for the scopes in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between scopes in two states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage,
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }

    /// Returns the image that was set for two states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the attributes of the titles of scopes for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes that were set for the titles of scopes in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
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
        let fieldOffset = searchFieldBackgroundPositionAdjustment
        field.frame = frames.field.offsetBy(dx: fieldOffset.horizontal, dy: fieldOffset.vertical)
        if let sideButton {
            let offset = field.images[offset: showsBookmarkButton ? .bookmark : .resultsList]
            sideButton.frame = field.convert(field.rightViewRect(forBounds: field.bounds), to: self)
                .offsetBy(dx: offset.horizontal, dy: offset.vertical)
            sideButton.isHidden = field.hasText
        }
        if let scopeGround {
            let top = frames.scopes.minY - SearchMetrics.scopeTop
            scopeGround.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.maxY - top, 0))
            scopeGround.isHidden = !hasScopes
        }
        guard scopeButtonTitles != nil else { return }
        scopes.frame = frames.scopes
        scopes.alpha = hasScopes ? 1 : 0
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        showGround()
        owner?.searchBarHeightDidChange()
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
        SearchBarParts.showCross(in: cancelButton, scale: SearchMetrics.scale(traitCollection))
        showSideButton()
    }
}
