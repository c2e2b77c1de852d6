import CoreGraphics
import Foundation

/// How the lines of a paragraph are set. Lengths are in points. A text has the style of its first character throughout.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = FoundationMark()
    var values: ParagraphValues

    /// A style with everything as it is at first.
    public override init() {
        values = ParagraphValues()
    }

    init(values: ParagraphValues) {
        self.values = values
    }

    // Nothing changes a style of this class, so one serves all threads.
    nonisolated(unsafe) private static let initial = NSParagraphStyle()

    /// The style with everything as it is at first.
    open class var `default`: NSParagraphStyle { initial }

    /// The way in which a language is written, such as `ar` or `en-GB`; without one, that of the current locale.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The side that the lines keep to. `.natural` at first.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text that is wider than a line. `.byWordWrapping` at first.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How breaks between words are chosen. None at first. It does nothing where lines are broken by characters or clipped.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }
    /// The way in which the paragraph runs. `.natural` at first.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// What is added below every line but the last.
    open var lineSpacing: CGFloat { values.metrics.lineSpacing }
    /// What is added below every paragraph but the last.
    open var paragraphSpacing: CGFloat { values.metrics.paragraphSpacing }
    /// What is added above every paragraph but the first.
    open var paragraphSpacingBefore: CGFloat { values.metrics.paragraphSpacingBefore }
    /// How far from the leading edge lines start, but for a paragraph's first.
    open var headIndent: CGFloat { values.metrics.headIndent }
    /// Where lines end: that far from the leading edge if positive, otherwise from the trailing one.
    open var tailIndent: CGFloat { values.metrics.tailIndent }
    /// How far from the leading edge a paragraph's first line starts.
    open var firstLineHeadIndent: CGFloat { values.metrics.firstLineHeadIndent }
    /// The height that a line has at least.
    open var minimumLineHeight: CGFloat { values.metrics.minimumLineHeight }
    /// The height that a line has at most; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.metrics.maximumLineHeight }
    /// What the natural height of a line is multiplied by, before the limits; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.metrics.lineHeightMultiple }

    /// Where text goes on behind tab characters, by location. Twelve at first, at each 28 points. Justified lines with tabs
    /// are not spread.
    open var tabStops: [NSTextTab] { (values.tabStops ?? TabValues.initial).map(NSTextTab.init(values:)) }
    /// Behind the last tab there is one at each multiple of this. 0 at first, which is taken for 28 points (unverified).
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Whether characters move together a little where that keeps text from being truncated. `false` at first.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

    /// A style that says the same and does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values: values)
    }

    /// A style that says the same and can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int {
        values.hashValue
    }
}
