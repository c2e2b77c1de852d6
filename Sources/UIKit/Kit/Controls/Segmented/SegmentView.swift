import CoreGraphics

/// One segment of a control, with a title or an image.
final class SegmentView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()

    /// The title, unless the segment has an image.
    var title: String? {
        didSet { if title != nil { image = nil } }
    }
    /// The image, unless the segment has a title.
    var image: UIImage? {
        didSet { if image != nil { title = nil } }
    }
    /// The action that is performed when the segment is selected.
    var action: UIAction?
    var isEnabled = true
    /// Whether the segment and its control are enabled.
    var isUsable = true
    /// The width that the client set; 0 if there is none.
    var width: CGFloat = 0
    /// The offset of the title or the image.
    var contentOffset = CGSize.zero
    /// The offset of the title or the image by the kind of the segment.
    var adjustment = UIOffset.zero {
        didSet { if adjustment != oldValue { setNeedsLayout() } }
    }
    /// The place in the control, for assistive technology.
    var place: ListPlace?
    var isChosen = false
    /// Selects the segment for assistive technology.
    var onPress: () -> Void = {}

    /// The view that shows the background image, if there has been one.
    private var backdrop: UIImageView?

    /// The image behind the content. The default is `nil`.
    var backgroundImage: UIImage? {
        get { backdrop?.image }
        set {
            guard newValue !== backgroundImage else { return }
            let view = backdrop ?? UIImageView()
            if backdrop == nil {
                backdrop = view
                insertSubview(view, at: 0)
                setNeedsLayout()
            }
            view.image = newValue
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.contentMode = .center
        label.textAlignment = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the content with attributes of the title.
    func show(_ attributes: [NSAttributedString.Key: Any], alpha: CGFloat) {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        picture.image = image
        picture.tintColor = attributes[.foregroundColor] as? UIColor
        self.alpha = alpha
        setNeedsLayout()
    }

    /// Takes an action, with its image or else its title.
    func take(_ action: UIAction) {
        self.action = action
        if let picture = action.image { image = picture } else { title = action.title }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// The width of the content with its padding, in points.
    var naturalWidth: CGFloat {
        let content = picture.image?.size.width ?? label.intrinsicContentSize.width
        return content + 2 * SegmentMetrics.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop?.frame = bounds
        let frame = bounds.offsetBy(
            dx: contentOffset.width + adjustment.horizontal,
            dy: contentOffset.height + adjustment.vertical
        )
        label.frame = frame.insetBy(dx: min(SegmentMetrics.padding, bounds.width) / 2, dy: 0)
        picture.frame = frame
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(
            isElement: true,
            label: title ?? action?.title,
            traits: .button,
            respondsToUserInteraction: true,
            listPlace: place
        )
        if isChosen { defaults.state.insert(.selected) }
        if !isUsable { defaults.state.insert(.notEnabled) }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard isUsable else { return false }
        onPress()
        return true
    }
}
