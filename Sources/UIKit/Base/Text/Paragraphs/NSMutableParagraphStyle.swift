import CoreGraphics
import Foundation

/// A mutable paragraph style. Its users may copy it, so set it up before passing it on.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.metrics.lineSpacing }
        set { values.metrics.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.metrics.paragraphSpacing }
        set { values.metrics.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.metrics.paragraphSpacingBefore }
        set { values.metrics.paragraphSpacingBefore = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.metrics.headIndent }
        set { values.metrics.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.metrics.tailIndent }
        set { values.metrics.tailIndent = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.metrics.firstLineHeadIndent }
        set { values.metrics.firstLineHeadIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.metrics.minimumLineHeight }
        set { values.metrics.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.metrics.maximumLineHeight }
        set { values.metrics.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.metrics.lineHeightMultiple }
        set { values.metrics.lineHeightMultiple = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue.map(\.values).sorted { $0.location < $1.location } }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Replaces the tab stops by those at the multiples of an interval, with a least width of the tabs that lead to
    /// them. Tab stops of UIKit have no such limit.
    package func setTabStops(interval: CGFloat, leastWidth: CGFloat) {
        (values.tabStops, values.defaultTabInterval, values.leastTabWidth) = ([], interval, leastWidth)
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops.append(anObject)
    }

    /// Removes all tab stops equal to the given one.
    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops.removeAll { $0 == anObject }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }

    /// Copies the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
