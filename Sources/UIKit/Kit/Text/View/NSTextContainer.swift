import CoreGraphics
import Foundation

/// The region in which a text view lays out text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called when a value has changed.
    var onChange: (() -> Void)?

    /// The size of the region in points; 0 for no limit. A text view sets the width and ignores the height.
    open var size: CGSize {
        didSet { if size != oldValue { onChange?() } }
    }

    /// The space at the beginning and the end of each line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// The maximum number of lines. 0, the default, means no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange?() } }
    }

    /// The treatment of the last line if the text is longer than `maximumNumberOfLines`. `.byWordWrapping` by
    /// default, which leaves the rest out without an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { onChange?() } }
    }

    /// Takes the size that the text view gives it.
    func takeSize(_ size: CGSize) {
        let handler = onChange
        onChange = nil
        self.size = size
        onChange = handler
    }

    /// Creates a region of a size in points; 0 for no limit.
    public init(size: CGSize) {
        self.size = size
    }
}
