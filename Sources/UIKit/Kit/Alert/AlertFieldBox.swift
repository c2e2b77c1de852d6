import CoreGraphics

/// The box around a text field of an alert.
final class AlertFieldBox: UIView {
    private let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = AlertMetrics.boxRadius
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The height of the field and of the space above and below it, in points.
    override var intrinsicContentSize: CGSize {
        let height = field.intrinsicContentSize.height + 2 * AlertMetrics.fieldPadding.height
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.room(dx: AlertMetrics.fieldPadding.width, dy: AlertMetrics.fieldPadding.height)
    }
}
