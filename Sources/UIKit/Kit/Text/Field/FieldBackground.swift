import CoreGraphics
import QuartzCore

/// The background of a text field: its border and its fill.
final class FieldBackground: UIView {
    var style = UITextField.BorderStyle.none {
        didSet { if style != oldValue { showStyle() } }
    }

    var isEnabled = true {
        didSet { if isEnabled != oldValue { showStyle() } }
    }

    /// The image in place of a border other than a rounded one.
    var image: UIImage? {
        didSet { if image !== oldValue { showStyle() } }
    }

    /// The image while the field is disabled, if there is an image at all.
    var disabledImage: UIImage? {
        didSet { if disabledImage !== oldValue { showStyle() } }
    }

    private var picture: UIImageView?
    private var shownImage: UIImage? {
        guard style != .roundedRect, let image else { return nil }
        return isEnabled ? image : disabledImage ?? image
    }

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showPicture(_ shown: UIImage?) {
        if picture == nil, shown != nil {
            let made = UIImageView(frame: bounds)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(made)
            picture = made
        }
        picture?.image = shown
        picture?.isHidden = shown == nil
    }

    private func showStyle() {
        let shown = shownImage
        isHidden = style == .none && shown == nil
        showPicture(shown)
        guard shown == nil else {
            (layer.cornerRadius, layer.borderWidth, backgroundColor) = (0, 0, nil)
            return
        }
        layer.cornerRadius = style == .roundedRect ? FieldMetrics.cornerRadius : 0
        layer.borderWidth = style == .roundedRect ? 0.5 : 1
        backgroundColor =
            switch style {
            case .none, .line: nil
            case .bezel: .systemBackground
            case .roundedRect: isEnabled ? .systemBackground : .tertiarySystemFill
            }
        resolveBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        resolveBorder()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        resolveBorder()
    }

    private func resolveBorder() {
        let color: UIColor = style == .line ? .label : .opaqueSeparator
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
