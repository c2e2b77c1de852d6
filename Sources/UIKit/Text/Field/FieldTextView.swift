import CoreGraphics
import DisplayList

/// The part of a field where its text is seen: text, selection, or placeholder.
final class FieldTextView: UIView {
    weak var field: UITextField?

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func makeContents() -> RenderNode? {
        guard !bounds.isEmpty else { return nil }
        initializeDisplayList()
        return field?.drawing(in: bounds.size)
    }
}
