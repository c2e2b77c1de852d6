import CoreGraphics
import Foundation

/// The region in which a text view or a layout manager lays out text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called when a value has changed that matters to the text view.
    var onChange: (() -> Void)?

    /// The manager that lays out text in the region. It is not retained.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the region in points; 0 for no limit. A text view sets the width and ignores the height.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The space at the beginning and the end of each line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { notify() } }
    }

    /// The maximum number of lines. 0, the default, means no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { notify() } }
    }

    /// The treatment of the last line if the text is longer than `maximumNumberOfLines`. `.byWordWrapping` by
    /// default, which leaves the rest out without an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { notify() } }
    }

    private func notify() {
        onChange?()
        layoutManager?.textContainerChangedGeometry(self)
    }

    /// Creates a region without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Creates a region of a size in points; 0 for no limit.
    public init(size: CGSize) {
        self.size = size
    }
}
