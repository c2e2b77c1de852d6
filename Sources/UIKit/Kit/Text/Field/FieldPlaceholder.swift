import CSwiftRuntime
import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// The view in which a field whose class overrides `drawPlaceholder(in:)` draws its placeholder.
final class FieldPlaceholder: UIView {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        guard let field, field.placeholder?.isEmpty == false else { return }
        field.drawPlaceholder(in: bounds)
    }
}

extension UITextField {
    /// Whether the class overrides `drawPlaceholder(in:)`.
    static var drawsOwnPlaceholder: Bool {
        unfold_overrides_draw_placeholder(
            unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(UITextField.self as AnyClass, to: UnsafeRawPointer.self)
        )
    }

    /// Returns the drawing of the placeholder in a rectangle; `nil` without one.
    func placeholderDrawing(in rect: CGRect) -> RenderNode? {
        guard let text = typesetter.placeholder(width: rect.width) else { return nil }
        let color = look.textColor.resolvedColor(with: traitCollection).cgColor.rgba
        let top = FieldLine.top(ofHeight: text.size.height, in: rect.height, scale: contentScaleFactor)
        let origin = CGPoint(x: rect.minX, y: rect.minY + top)
        initializeDisplayList()
        return .container(text.renderNodes(color: color, origin: origin, in: rect.width))
    }

    /// Places the view of a placeholder that the class draws, and shows it while there is no text.
    func layOutPlaceholder() {
        guard let placeholderView else { return }
        placeholderView.frame = placeholderRect(forBounds: bounds)
        placeholderView.isHidden = hasText
        placeholderView.setNeedsDisplay()
    }
}
