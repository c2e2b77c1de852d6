import CoreGraphics
import Foundation

/// A control with a title, an image, or both, that a person taps.
///
/// Tapping sends `.touchUpInside`, then `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The look that the button was made with.
    open private(set) var buttonType = ButtonType.custom

    var look = ButtonLook()
    private var label: UILabel?
    private var picture: UIImageView?
    private var background: UIImageView?
    private var shownAlphas: (title: CGFloat, image: CGFloat) = (1, 1)
    private var wasDimmed = false

    /// A custom button at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A button from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button of a type, of no size yet.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let name = buttonType.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    }

    /// A button of a type with the title and image of an action, which it performs when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A custom button with the title and image of an action, which it performs when tapped.
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

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    // MARK: Contents by state

    /// Sets the title of a state. States without one have that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        look.titles[exactly: state] = title
        contentsDidChange()
    }

    /// Sets the colour of a state's title.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        look.titleColors[exactly: state] = color
        contentsDidChange()
    }

    /// Sets the image of a state. States without one have that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        look.images[exactly: state] = image
        contentsDidChange()
    }

    /// Sets the image behind everything in a state, stretched over the whole button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        look.backgrounds[exactly: state] = image
        contentsDidChange()
    }

    /// Sets the title of a state with its attributes. It goes before a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        look.attributedTitles[exactly: state] = title
        contentsDidChange()
    }

    open func title(for state: State) -> String? { look.titles[state] }
    open func titleColor(for state: State) -> UIColor? { look.titleColor(for: state, self) }
    open func image(for state: State) -> UIImage? { look.images[state] }
    open func backgroundImage(for state: State) -> UIImage? { look.backgrounds[state] }
    open func attributedTitle(for state: State) -> NSAttributedString? { look.attributedTitles[state] }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The image behind everything that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The view of the title. Its font may be set; its text and colour are the button's.
    open var titleLabel: UILabel? {
        if label == nil { label = makeLabel() }
        return label
    }

    /// The view of the image. Its image is the button's.
    open var imageView: UIImageView? {
        if picture == nil { picture = makePicture() }
        return picture
    }

    /// Whether the image of the normal state is drawn weaker while highlighted. `true` at first.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentsDidChange() }
    }

    /// Whether the image of the normal state is drawn weaker while disabled. `true` at first.
    open var adjustsImageWhenDisabled = true {
        didSet { contentsDidChange() }
    }

    // MARK: Layout

    /// Room around image and title, in points. Zero, the value at first, leaves 6 above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentsDidChange() }
    }

    /// How far the title is moved and cut, in points. Does not change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// How far the image is moved and cut, in points. Does not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Where the background image is in bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and title may be in bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }

    /// Where the title is in what `contentRect(forBounds:)` said.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.titleRect(in: contentRect.inset(by: titleEdgeInsets))
    }

    /// Where the image is in what `contentRect(forBounds:)` said.
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

    /// A tap on the button is the button's, not one of a view around it, as UIKit has it for its own controls.
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
        dim()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
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

    /// Weakens what stands for the pressed or disabled state, and lets it come back softly when the finger is lifted.
    private func dim() {
        let isDimmed = isHighlighted && buttonType != .custom
        let alphas = (title: isDimmed ? ButtonLook.highlightedAlpha : 1, image: look.imageAlpha(of: self))
        guard alphas != shownAlphas else { return }
        shownAlphas = alphas
        let change = { [label, picture] in
            label?.alpha = alphas.title
            picture?.alpha = alphas.image
        }
        if wasDimmed, !isDimmed, window != nil {
            UIView.animate(withDuration: ButtonLook.fadeDuration, animations: change)
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
