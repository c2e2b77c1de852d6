import CoreGraphics
import DisplayList

/// The view that draws the visible part of a text view's text and its selection.
final class TextBody: UIView {
    weak var textView: UITextView?

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func makeContents() -> RenderNode? {
        guard !bounds.isEmpty, let nodes = textView?.drawing(in: frame), !nodes.isEmpty else { return nil }
        initializeDisplayList()
        return .container(nodes)
    }
}
