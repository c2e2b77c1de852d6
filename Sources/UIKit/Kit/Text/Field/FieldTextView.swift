import CoreGraphics
import DisplayList

/// The view that draws a field's text, selection and placeholder.
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
