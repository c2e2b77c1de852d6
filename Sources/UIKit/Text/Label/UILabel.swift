import CoreGraphics
import DisplayList
import QuartzCore

/// A view that shows text in one line or several.
///
/// The text is shaped when it is first measured or drawn; after that another width costs arithmetic only. It stands in the
/// middle of the label's height. Numbers at first: 17 points, one line, an ellipsis at the end of what is too long.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()
    var prepared: PreparedText?
    /// The width that constraints gave the label, while its height in that is asked for.
    private var layoutWidth: CGFloat?

    /// A label at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A label from an archive, which is not read.
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

    /// Text is set for the size of the bounds whatever the content mode.
    override var isDrawnForItsSize: Bool { true }

    // MARK: Text

    /// The text; `nil` at first. Setting it drops the attributes of the one before.
    open var text: String? {
        get { content.string }
        set {
            guard newValue != content.string || content.attributed != nil else { return }
            content.set(newValue)
            textDidChange()
        }
    }

    /// The text with its attributes. What these leave open is as the label's own properties say; setting one of those
    /// afterwards changes the whole text.
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

    /// The font. The system font of 17 points at first, and after `nil`.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != content.font || content.attributed != nil else { return }
            content.setFont(font)
            textDidChange()
        }
    }

    /// The colour of the text. `.label` at first, and after `nil`.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            if content.attributed != nil { prepared?.isStale = true }
            setNeedsDisplay()
        }
    }

    /// The side that lines keep to. `.natural` at first.
    open var textAlignment: NSTextAlignment {
        get { content.paragraph.alignment }
        set {
            guard newValue != content.paragraph.alignment else { return }
            content.setAlignment(newValue)
            prepared?.isStale = true
            setNeedsDisplay()
        }
    }

    /// What becomes of text that is too long. `.byTruncatingTail` at first. With several lines the ellipsis is in the last
    /// one there is room for.
    open var lineBreakMode: NSLineBreakMode {
        get { content.paragraph.lineBreakMode }
        set {
            guard newValue != content.paragraph.lineBreakMode else { return }
            content.setLineBreakMode(newValue)
            textDidChange()
        }
    }

    /// How breaks between words are chosen. `.standard` at first, as UIKit's documentation has it: so a label leaves no word
    /// alone in its last line, and breaks no line between two Hangul characters.
    ///
    /// The paragraph style of an attributed text brings its own.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.paragraph.lineBreakStrategy }
        set {
            guard newValue != content.paragraph.lineBreakStrategy else { return }
            content.setLineBreakStrategy(newValue)
            textDidChange()
        }
    }

    /// The most lines to show, 0 for as many as there is room for. 1 at first.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { sizeDidChange() } }
    }

    /// Whether the font follows the size of text that a person prefers. It does if it is one of a text style, or scaled by
    /// `UIFontMetrics`. `false` at first.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
    }

    /// Whether a pointer that rests on the label is told the whole text, where the label shows only a part of it. `false` at
    /// first.
    open var showsExpansionTextWhenTruncated = false

    // MARK: State

    /// Whether the text is drawn in full strength; otherwise with half its opacity (the share is not Apple's number).
    /// `true` at first.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text has its highlighted colour, as in a selected cell. `false` at first.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text while highlighted; `nil`, the value at first, for no other one.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of a sharp shadow; `nil`, the value at first, for none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Where the shadow is to the text, in points. One point above at first.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    // MARK: Fitting

    /// Whether text that is too long is drawn in a smaller font. `false` at first.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// Whether characters move together a little where that keeps text from being truncated. `false` at first.
    ///
    /// Text up to a twentieth too long is drawn so: macOS's documented measure, unverified on iOS. Sizes that are asked for
    /// are those of the text as it is.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.paragraph.allowsTightening }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            content.setAllowsTightening(newValue)
            setNeedsDisplay()
        }
    }

    /// The least share of the font's size that is gone down to. 0, the value at first, is for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where one line stands that is drawn smaller. `.alignBaselines` at first.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The width in points for which the intrinsic size is counted if there may be several lines; 0, the value at first,
    /// for as wide as the text likes.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The rectangle that the text takes up in `bounds`, in whole pixels, if it may have so many lines (0 for no limit).
    ///
    /// Every size of the label is asked for here, so a subclass may make room around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = preparedText
        let frame = text.frame(width: bounds.width, height: bounds.height, lines: numberOfLines)
        var size = frame.labelSize().roundedUp(toPixelsOf: contentScaleFactor)
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return LabelLines.rect(of: size, in: bounds, text.paragraph.style.alignment, scale: contentScaleFactor)
    }

    /// Draws the text in a rectangle of the current context, in the middle of its height.
    ///
    /// A subclass that overrides this may draw around the text or move it; the label is then drawn as pixels.
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

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(self) }

    /// Calls `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func display(_ layer: CALayer) {
        if drawsItself || drawsOwnText {
            layer.drawContents()
        } else if bounds.width > 0, bounds.height > 0 {
            // A label that shrinks to nothing keeps its picture: the way there is seen.
            let rect = CGRect(origin: .zero, size: bounds.size)
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
