import CoreGraphics
import DisplayList
import QuartzCore

/// A view that displays one or more lines of text.
///
/// The text is shaped when it is first measured or drawn. Measuring it for another width then doesn't shape it
/// again. It is centered vertically. By default a label has the system font of 17 points and a single line that is
/// truncated at its end.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    @exclusivity(unchecked) var content = LabelContent()
    @exclusivity(unchecked) var prepared: PreparedText?
    /// The width determined by constraints, while the height for that width is requested.
    private var layoutWidth: CGFloat?

    /// Creates a label with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        storage.isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
    }

    override class var drawingClass: UIView.Type { UILabel.self }

    /// The selected text, in UTF-16 code units, which has a background in the tint color; `nil` if there is none.
    package var selectedTextOffsets: Range<Int>? {
        didSet { if selectedTextOffsets != oldValue { setNeedsDisplay() } }
    }

    /// The text is laid out for the size of the bounds, whatever the content mode.
    override var redrawsForSize: Bool { true }

    // MARK: Text

    /// The text. `nil` by default. Setting it removes the attributes of the previous text, except for the font and the
    /// color of its first character, which are the label's.
    open var text: String? {
        get { content.string }
        set {
            guard newValue != content.string || content.attributed != nil else { return }
            content.set(newValue)
            textDidChange()
        }
    }

    /// The text with its attributes. The label's properties provide the attributes that it lacks.
    ///
    /// The font and the color of the label are then those of the first character, as documented by UIKit. Setting one
    /// of those properties changes the whole text.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set {
            var changed = content
            changed.set(newValue)
            guard changed != content else { return }
            content = changed
            textDidChange()
        }
    }

    /// The font. By default, and for `nil`, the system font of 17 points.
    open var font: UIFont! {
        get { content.leadingFont }
        set {
            noteAppearance(.labelFont)
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != content.font || content.attributed != nil else { return }
            content.setFont(font)
            textDidChange()
        }
    }

    /// The color of the text. By default, and for `nil`, `.label`.
    open var textColor: UIColor! {
        get { content.leadingColor }
        set {
            noteAppearance(.textColor)
            content.setColor(newValue ?? .label)
            // The runs of an attributed text contain the color. That of a plain text is applied when it is drawn.
            if content.attributed != nil { prepared?.isStale = true }
            setNeedsDisplay()
        }
    }

    /// The alignment of the lines. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { content.paragraph.alignment }
        set {
            guard newValue != content.paragraph.alignment else { return }
            content.setAlignment(newValue)
            // The text is laid out again, but its size doesn't depend on the alignment.
            prepared?.isStale = true
            setNeedsDisplay()
        }
    }

    /// How text that is too long is broken or truncated. `.byTruncatingTail` by default. With several lines, the
    /// ellipsis is in the last line that fits.
    open var lineBreakMode: NSLineBreakMode {
        get { content.paragraph.lineBreakMode }
        set {
            guard newValue != content.paragraph.lineBreakMode else { return }
            content.setLineBreakMode(newValue)
            textDidChange()
        }
    }

    /// The strategy for line breaks. `.standard` by default, as documented by UIKit: a label leaves no orphan in
    /// its last line, and breaks no line between two Hangul characters.
    ///
    /// The paragraph style of an attributed text overrides it.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.paragraph.lineBreakStrategy }
        set {
            guard newValue != content.paragraph.lineBreakStrategy else { return }
            content.setLineBreakStrategy(newValue)
            textDidChange()
        }
    }

    /// The maximum number of lines, 0 for no limit. 1 by default.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { sizeDidChange() } }
    }

    /// Whether the font follows the preferred content size. This applies to fonts of a text style and fonts scaled
    /// by `UIFontMetrics`. `false` by default.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
    }

    /// Whether a tool tip shows the whole text when the pointer rests on a truncated label. `false` by default.
    open var showsExpansionTextWhenTruncated = false

    // MARK: State

    /// Whether the text is drawn at full opacity. Otherwise it is drawn at half its opacity (not Apple's number).
    /// `true` by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text has its highlighted color, as in a selected cell. `false` by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The color of highlighted text. `nil`, the default, means the normal color.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The color of a sharp shadow. `nil`, the default, means no shadow.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The offset of the shadow in points. By default, one point above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    // MARK: Fitting

    /// Whether text that is too long is drawn in a smaller font. `false` by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// Whether characters may move closer together to avoid truncation. `false` by default.
    ///
    /// This applies to text that is up to 5 % too long: macOS's documented factor, unverified on iOS. Size requests
    /// return the size without tightening.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.paragraph.allowsTightening }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            content.setAllowsTightening(newValue)
            setNeedsDisplay()
        }
    }

    /// The smallest factor by which the font size is scaled. 0, the default, means no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The vertical position of a single line that is shrunk. `.alignBaselines` by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The width in points for which the intrinsic content size of several lines is computed. 0, the default, means
    /// an unlimited width.
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Returns the rectangle that the text occupies in `bounds`, in whole pixels, with at most the given number of
    /// lines (0 for no limit).
    ///
    /// Every size request calls this method, so a subclass can override it to add space around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = preparedText
        let frame = text.frame(width: bounds.width, height: bounds.height, lines: numberOfLines)
        var size = frame.size.roundedUp(toPixelsOf: contentScaleFactor)
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return LabelLines.rect(of: size, in: bounds, text.paragraph.style.alignment, scale: contentScaleFactor)
    }

    /// Draws the text in a rectangle of the current context, centered vertically.
    ///
    /// A subclass can override it to draw around the text or to move it. The label is then drawn as a bitmap.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = picture(in: rect) else { return }
        context.draw(picture.node)
    }

    // MARK: UIView

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: layoutWidth ?? preferredMaxLayoutWidth)
    }

    override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize.height
    }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { textBaselines(in: size) }

    /// A label is an element unless it has no text.
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: !(text ?? "").isEmpty,
            label: text,
            traits: .staticText,
            state: isEnabled ? .none : .notEnabled
        )
    }

    override var hasTextBaseline: Bool { true }

    override var layoutText: String? { text }

    override var baselineLineHeight: CGFloat? { font.lineHeight }

    /// Calls `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func display(_ layer: CALayer) {
        if drawsItself || drawsOwnText {
            layer.drawContents()
        } else if bounds.width > 0, bounds.height > 0 {
            // An empty label keeps its drawing, which stays visible while the bounds shrink to nothing.
            let rect = CGRect(origin: .zero, size: bounds.size)
            let conduct = layer.device.conduct
            guard conduct.isDisjoint(with: [.labelsSnap, .labelsStretch]) else {
                let isStretched = conduct.contains(.labelsStretch)
                layer.contents = picture(in: rect).map {
                    FixedLabelPicture($0, contentMode: isStretched ? contentMode : .top)
                }
                return
            }
            layer.contents = picture(in: rect, after: layer.contents as? LabelPicture)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let prepared, prepared.surroundings != surroundings { textDidChange() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, layer.contents != nil { setNeedsDisplay() }
    }
}
