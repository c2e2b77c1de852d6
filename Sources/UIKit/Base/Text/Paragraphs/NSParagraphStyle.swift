import CoreGraphics
import Foundation

/// The paragraph attributes of a text. Lengths are in points. The style of the first character applies to the whole
/// text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = FoundationMark()
    var values: ParagraphValues

    /// Creates a style with default values.
    public override init() {
        values = ParagraphValues()
    }

    init(values: ParagraphValues) {
        self.values = values
    }

    // Instances of this class are immutable, so one can be shared by all threads.
    nonisolated(unsafe) private static let initial = NSParagraphStyle()

    /// The style with default values.
    open class var `default`: NSParagraphStyle { initial }

    /// Returns the writing direction of a language, such as `ar` or `en-GB`, or of the current locale if it is nil.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The alignment of the lines. `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// How text that is wider than a line is broken or truncated. `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The strategy for line breaks. Empty by default. It has no effect if lines are broken by characters or
    /// clipped.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }
    /// The base direction of the paragraph. `.natural` by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space added below every line but the last.
    open var lineSpacing: CGFloat { values.metrics.lineSpacing }
    /// The space added below every paragraph but the last.
    open var paragraphSpacing: CGFloat { values.metrics.paragraphSpacing }
    /// The space added above every paragraph but the first.
    open var paragraphSpacingBefore: CGFloat { values.metrics.paragraphSpacingBefore }
    /// The indent of all lines but a paragraph's first, from the leading edge.
    open var headIndent: CGFloat { values.metrics.headIndent }
    /// The end of the lines: from the leading edge if positive, otherwise from the trailing edge.
    open var tailIndent: CGFloat { values.metrics.tailIndent }
    /// The indent of a paragraph's first line, from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.metrics.firstLineHeadIndent }
    /// The minimum line height.
    open var minimumLineHeight: CGFloat { values.metrics.minimumLineHeight }
    /// The maximum line height; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.metrics.maximumLineHeight }
    /// The factor applied to the natural line height before the limits; 0 for none.
    open var lineHeightMultiple: CGFloat { values.metrics.lineHeightMultiple }

    /// The tab stops, sorted by location. By default twelve, 28 points apart. Justified lines with tabs are not
    /// spread.
    open var tabStops: [NSTextTab] { (values.tabStops ?? TabValues.initial).map(NSTextTab.init(values:)) }
    /// The interval of tab stops after the last explicit one. 0 by default, which means 28 points (unverified).
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Whether characters may move closer together to avoid truncation. `false` by default.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values: values)
    }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Whether both styles have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int {
        values.hashValue
    }
}
