import CoreGraphics
import Failures
import Foundation

/// A control with a title, an image, or both, that responds to taps.
///
/// A tap sends `.touchUpInside`, then `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type with which the button was created.
    open private(set) var buttonType = ButtonType.custom

    var look = ButtonAppearance()
    private var label: UILabel?
    private var picture: UIImageView?
    private var background: UIImageView?
    private var shownAlphas: (title: CGFloat, image: CGFloat) = (1, 1)
    private var wasDimmed = false
    /// The views of the configuration; `nil` without one.
    private var content: ButtonContent?
    private var needsConfigurationUpdate = false

    /// Creates a custom button with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a custom button, or one of the type that a nib has for it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? NibCoder { setType(coder.buttonType) }
    }

    /// Creates a button of a type, with an empty frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    private func setType(_ type: ButtonType) {
        buttonType = type
        if let image = type.image { setImage(image, for: .normal) }
    }

    /// Creates a button of a type with the title and the image of an action. A tap performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button with a configuration, and the title and the image of an action that the configuration lacks. A
    /// tap performs the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        take(configuration, primaryAction)
    }

    /// Observers aren't called for properties that an initializer sets.
    private func take(_ configuration: Configuration, _ action: UIAction?) {
        var configuration = configuration
        if configuration.title == nil, let title = action?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = action?.image }
        self.configuration = configuration
        if let action { addAction(action, for: .primaryActionTriggered) }
    }

    /// Creates a system button with an image, which calls a method when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        // `init(frame:)` isn't required of subclasses.
        guard let button = allocateObject() as? Self else { invariantFailure("The button is of another class.") }
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    /// Creates a custom button with the title and the image of an action. A tap performs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var hasTextBaseline: Bool { currentTitle != nil || configuration?.title != nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        let texts = [configuration?.title, configuration?.subtitle].compactMap { $0 }
        let title = currentTitle ?? currentAttributedTitle?.string
        defaults.label = texts.isEmpty ? title : texts.joined(separator: ", ")
        defaults.traits = .button
        return defaults
    }

    // MARK: Contents by state

    /// Sets the title for a state. States without a title use that of the normal state, which is also that of the
    /// configuration.
    open func setTitle(_ title: String?, for state: State) {
        look.titles[exactly: state] = title
        if state == .normal { configuration?.title = title }
        contentsDidChange()
    }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(.titleColors)
        look.titleColors[exactly: state] = color
        contentsDidChange()
    }

    /// Sets the image for a state. States without an image use that of the normal state, which is also that of the
    /// configuration.
    open func setImage(_ image: UIImage?, for state: State) {
        look.images[exactly: state] = image
        if state == .normal { configuration?.image = image }
        contentsDidChange()
    }

    /// Sets the background image for a state. It is stretched over the whole button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(.backgroundImages)
        look.backgrounds[exactly: state] = image
        contentsDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        look.attributedTitles[exactly: state] = title
        if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
        contentsDidChange()
    }

    /// Sets the color of the shadow of the title for a state. The offset is that of `titleLabel`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        look.shadowColors[exactly: state] = color
        contentsDidChange()
    }

    /// Sets the configuration of a symbol that is the image for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        look.symbolConfigurations[exactly: state] = configuration
        contentsDidChange()
    }

    open func title(for state: State) -> String? { look.titles[state] }
    open func titleColor(for state: State) -> UIColor? { look.titleColor(for: state, self) }
    open func image(for state: State) -> UIImage? { look.images[state] }
    open func backgroundImage(for state: State) -> UIImage? { look.backgrounds[state] }
    open func attributedTitle(for state: State) -> NSAttributedString? { look.attributedTitles[state] }

    open func titleShadowColor(for state: State) -> UIColor? { look.shadowColors[state] }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        look.symbolConfigurations[state]
    }

    /// The title for the current state.
    open var currentTitle: String? { title(for: state) }
    /// The color of the title for the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The image for the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The color of the shadow of the title for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The configuration of a symbol for the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The view of the title. The app may set its font; the button sets its text and color.
    open var titleLabel: UILabel? {
        if label == nil { label = makeLabel() }
        return label
    }

    /// The view of the image. The button sets its image.
    open var imageView: UIImageView? {
        if picture == nil { picture = makePicture() }
        return picture
    }

    /// The view of the subtitle; `nil` unless a configuration has one.
    open var subtitleLabel: UILabel? { content?.subtitle }

    var hasTitleLabel: Bool { label != nil }
    var hasImageView: Bool { picture != nil }

    // MARK: Configuration

    /// A closure that is called when the button may have to look different, after a change of its state and after
    /// `setNeedsUpdateConfiguration()`.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// The contents and the appearance. `nil`, the default, means those that are set for each state.
    open var configuration: Configuration? {
        didSet {
            // A handler sets an updated configuration, which needs no other update.
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
            showConfiguration()
            invalidateIntrinsicContentSize()
        }
    }

    /// A closure that changes the configuration for the state of the button.
    // The attribute is that of the class. Without it, a subclass that is compiled by itself asks for another symbol.
    @preconcurrency
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether changes of the state update the colors of the configuration. `true` by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    private var isUpdatingConfiguration = false

    /// Requests a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state of the button. By default it calls `configurationUpdateHandler`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        if automaticallyUpdatesConfiguration, let configuration {
            let updated = configuration.updated(for: self)
            if updated != configuration { self.configuration = updated }
        }
        isUpdatingConfiguration = false
    }

    private func showConfiguration() {
        if configuration == nil {
            content?.remove()
            content = nil
            contentsDidChange()
        } else {
            if content == nil { content = ButtonContent(of: self) }
            background?.image = nil
            setNeedsLayout()
        }
    }

    /// The role, which affects the colors of a configuration. `.normal` by default.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Menu

    /// The menu. Setting it enables the context menu of the button. With `showsMenuAsPrimaryAction`, a tap opens it.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showSelection()
        }
    }

    /// The order of the elements of the menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap changes a selection. With a menu that opens by a tap, the button shows the element that was chosen
    /// last, which is on. Otherwise a tap turns `isSelected` on or off. `false` by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showSelection() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showSelection() }
    }

    /// Whether the menu of the button is open.
    open var isHeld: Bool { menuIsOpen }

    /// Whether the pointer is over the button.
    open private(set) var isHovered = false

    override func pointerMoved(to point: CGPoint?) {
        super.pointerMoved(to: point)
        guard isHovered != (point != nil) else { return }
        isHovered = point != nil
        setNeedsUpdateConfiguration()
    }

    // MARK: The pointer

    private lazy var pointing = ControlPointer(self)

    /// Whether the button has an effect under the pointer: that which fits its size. `false` by default.
    open var isPointerInteractionEnabled: Bool {
        get { pointing.isEnabled }
        set { pointing.isEnabled = newValue }
    }

    /// A closure that returns the effect and the shape of the pointer in place of the proposed ones; `nil` for none.
    /// Setting it enables the interaction. `nil` by default.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            pointing.provider = pointerStyleProvider.map { style in
                { [unowned self] effect, shape in style(self, effect, shape) }
            }
        }
    }

    /// The style that the client prefers. `.automatic` by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The style of the button. It is always `.pad`, since the other one exists on the Mac only.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let shown = isPopUp ? menu.adding(.singleSelection) : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        if isPopUp { showSelection() }
    }

    /// Whether a drag that is held over the button operates it like a tap. The default is `false`.
    open var isSpringLoaded = false { didSet { setSpringLoading(isSpringLoaded) } }

    /// Whether the normal image is dimmed while the button is highlighted. `true` by default.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentsDidChange() }
    }

    /// Whether the normal image is dimmed while the button is disabled. `true` by default.
    open var adjustsImageWhenDisabled = true {
        didSet { contentsDidChange() }
    }

    // MARK: Layout

    /// The insets around the image and the title, in points. Zero by default, which leaves 6 points above and below
    /// a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            noteAppearance(.contentEdgeInsets)
            contentsDidChange()
        }
    }

    /// The insets of the title, in points. They don't affect the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The insets of the image, in points. They don't affect the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Returns the frame of the background image for the given bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for the image and the title for the given bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).room(inside: contentEdgeInsets)
    }

    /// Returns the frame of the title for a rectangle returned by `contentRect(forBounds:)`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.titleRect(in: contentRect.room(inside: titleEdgeInsets))
    }

    /// Returns the frame of the image for a rectangle returned by `contentRect(forBounds:)`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.imageRect(in: contentRect.room(inside: imageEdgeInsets))
    }

    open override var intrinsicContentSize: CGSize {
        shownContent?.size(fitting: .greatestFiniteMagnitude) ?? arrangement.size(insets: contentEdgeInsets)
    }

    /// The texts of a configuration wrap in the width that the layout gives the button.
    override var heightFollowsWidth: Bool { shownContent?.wrapsText ?? false }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        shownContent?.size(fitting: width).height ?? super.intrinsicHeight(forWidth: width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0, let content = shownContent else { return intrinsicContentSize }
        return content.size(fitting: size.width)
    }

    /// The views of the configuration, up to date.
    private var shownContent: ButtonContent? {
        updateConfigurationIfNeeded()
        if let content, let configuration { content.show(configuration) }
        return content
    }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let label else { return super.baselines(in: size) }
        let bounds = CGRect(origin: .zero, size: size)
        let rect = shownContent?.frames(in: bounds).title ?? titleRect(forContentRect: contentRect(forBounds: bounds))
        let title = label.baselines(in: rect.size)
        return (rect.minY + title.first, size.height - rect.maxY + title.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content = shownContent { return content.place() }
        showContents()
        background?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        label?.frame = titleRect(forContentRect: content)
    }

    // MARK: UIView

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
        showContents()
    }

    /// The text size and the layout direction are traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard content != nil else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        showContents()
    }

    override func touchedUpInside() {
        if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
        performPrimaryAction()
    }

    /// A single tap operates the button rather than a gesture recognizer of a superview, as for UIKit's own
    /// controls.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Showing

    private var arrangement: ButtonLayout {
        showContents()
        let hasTitle = label?.text?.isEmpty == false
        return ButtonLayout(
            image: look.size(of: picture, hasTitle: hasTitle),
            title: hasTitle ? label?.intrinsicContentSize ?? .zero : .zero,
            horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    private func contentsDidChange() {
        showContents()
        invalidateIntrinsicContentSize()
    }

    private func showContents() {
        guard content == nil else { return }
        showTitle()
        showImages()
        updateAlpha()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        // Reading `titleLabel` creates the label, which a button without a title doesn't need.
        guard attributed != nil || currentTitle != nil || label != nil, let titleLabel else { return }
        if titleLabel.shadowColor != currentTitleShadowColor { titleLabel.shadowColor = currentTitleShadowColor }
        // The titles of states are independent: one with attributes leaves no font and no color for the next.
        if attributed == nil { titleLabel.setTextInOwnStyle(currentTitle) }
        if titleLabel.content.color != currentTitleColor { titleLabel.textColor = currentTitleColor }
        if let attributed { titleLabel.setTextInOwnStyle(attributed) }
    }

    private func showImages() {
        let image = currentImage.map { look.shown($0, buttonType) }
        if image != nil || picture != nil, imageView?.image != image { imageView?.image = image }
        look.configure(picture, beside: label, self)
        if let behind = currentBackgroundImage {
            if background == nil { background = makeBackground() }
            background?.image = behind
        } else {
            background?.image = nil
        }
    }

    /// Dims the contents for the pressed or disabled state. After a press they fade back.
    private func updateAlpha() {
        let isDimmed = isHighlighted && buttonType != .custom
        let alphas = (title: isDimmed ? ButtonAppearance.highlightedAlpha : 1, image: look.imageAlpha(of: self))
        guard alphas != shownAlphas else { return }
        shownAlphas = alphas
        let change = { [label, picture] in
            label?.alpha = alphas.title
            picture?.alpha = alphas.image
        }
        if wasDimmed, !isDimmed, window != nil {
            UIView.animate(withDuration: ButtonAppearance.fadeDuration, animations: change)
        } else {
            change()
        }
        wasDimmed = isDimmed
    }

    private func makePicture() -> UIImageView {
        let picture = UIImageView(frame: .zero)
        insertSubview(picture, at: background == nil ? 0 : 1)
        return picture
    }

    private func makeBackground() -> UIImageView {
        let background = UIImageView(frame: bounds)
        insertSubview(background, at: 0)
        return background
    }
}
