import CoreGraphics
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
        if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    }

    /// Creates a button of a type with the title and the image of an action. A tap performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
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

    override var hasTextBaseline: Bool { currentTitle != nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = currentTitle ?? currentAttributedTitle?.string
        defaults.traits = .button
        return defaults
    }

    // MARK: Contents by state

    /// Sets the title for a state. States without a title use that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        look.titles[exactly: state] = title
        contentsDidChange()
    }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(.titleColors)
        look.titleColors[exactly: state] = color
        contentsDidChange()
    }

    /// Sets the image for a state. States without an image use that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        look.images[exactly: state] = image
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
        contentsDidChange()
    }

    open func title(for state: State) -> String? { look.titles[state] }
    open func titleColor(for state: State) -> UIColor? { look.titleColor(for: state, self) }
    open func image(for state: State) -> UIImage? { look.images[state] }
    open func backgroundImage(for state: State) -> UIImage? { look.backgrounds[state] }
    open func attributedTitle(for state: State) -> NSAttributedString? { look.attributedTitles[state] }

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
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }

    /// Returns the frame of the title for a rectangle returned by `contentRect(forBounds:)`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.titleRect(in: contentRect.inset(by: titleEdgeInsets))
    }

    /// Returns the frame of the image for a rectangle returned by `contentRect(forBounds:)`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.imageRect(in: contentRect.inset(by: imageEdgeInsets))
    }

    open override var intrinsicContentSize: CGSize {
        arrangement.size(insets: contentEdgeInsets)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let label else { return super.baselines(in: size) }
        let rect = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        let title = label.baselines(in: rect.size)
        return (rect.minY + title.first, size.height - rect.maxY + title.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showContents()
        background?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        label?.frame = titleRect(forContentRect: content)
    }

    // MARK: UIView

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContents()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showContents()
    }

    override func touchedUpInside() {
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
            image: picture?.image?.size ?? .zero,
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
        showTitle()
        showImages()
        updateAlpha()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        // Reading `titleLabel` creates the label, which a button without a title doesn't need.
        guard attributed != nil || currentTitle != nil || label != nil, let titleLabel else { return }
        if titleLabel.textColor != currentTitleColor { titleLabel.textColor = currentTitleColor }
        if let attributed {
            if titleLabel.attributedText != attributed { titleLabel.attributedText = attributed }
        } else if titleLabel.text != currentTitle {
            titleLabel.text = currentTitle
        }
    }

    private func showImages() {
        let image = currentImage.map { look.shown($0, buttonType) }
        if image != nil || picture != nil, imageView?.image !== image { imageView?.image = image }
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

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        return label
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
