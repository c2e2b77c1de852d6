import ConstraintSolver
import CoreGraphics

/// The representation of a view or guide in a layout engine: four variables for its alignment rectangle, in the
/// coordinates of its superview or owning view.
@MainActor
final class LayoutBox: BoxRecord {
    private let reference: LayoutReference
    @exclusivity(unchecked) private var engineReference: LayoutEngineReference?
    /// The variables of the horizontal axis, from left to right.
    let horizontal: Span
    /// The variables of the vertical axis, from top to bottom.
    let vertical: Span
    /// The number of constraints, and of boxes of subviews, that need this box. The next update
    /// removes a box without uses.
    var uses = 0
    /// The number of constraints that depend on the origin of the view's own coordinates.
    var originUses = 0
    /// The index of the box in `engine.boxes`.
    var index = 0

    /// The constraints for the view's frame, if its autoresizing mask is translated.
    var frame = BoxFrame()
    /// The constraints for the view's intrinsic content size, if the mask is not translated.
    var content = BoxContent()
    /// The optional constraints that `exerciseAmbiguityInLayout()` has added.
    var extras: [ConstraintID] = []
    /// The constraints that keep the lengths from being negative.
    var floors: [ConstraintID] = []
    /// The parts that are to be updated.
    @exclusivity(unchecked) var stale: Part = [.kind, .content]
    /// Whether the height of the contents depends on the width that the solver finds.
    @exclusivity(unchecked) var followsWidth = false

    /// The rectangle as of the last update, or the null rectangle if the view may be somewhere else.
    @exclusivity(unchecked) var solved = CGRect.null

    /// The parts of a box that can be updated separately.
    struct Part: OptionSet {
        let rawValue: UInt8

        /// The choice between frame and content size, and the constraints for the frame.
        static let kind = Part(rawValue: 1)
        /// The constraints for the intrinsic content size.
        static let content = Part(rawValue: 2)
    }

    /// The start and the length on one axis. A layout root and the content of a scroll view have no start: theirs is 0.
    struct Span {
        var start: Variable?
        var length: Variable
    }

    init(_ item: any LayoutItem, _ engine: LayoutEngine, horizontal: Span, vertical: Span) {
        reference = item.layoutReference
        engineReference = engine.reference
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The view or guide. The box does not retain it.
    var item: (any LayoutItem)? { reference.item }

    /// The item, if it is a view. The box does not retain it.
    var view: UIView? { reference.view }

    /// The engine of the box, which retains the box.
    var engine: LayoutEngine? { engineReference?.engine }

    /// Makes the next update ask for a layout even if the solution is the same, because the view may have been moved.
    func forgetSolution() {
        solved = .null
    }

    /// Detaches the box from its item, unless the item has another box already.
    func leaveItem() {
        if item?.layoutBox === self { item?.layoutBox = nil }
        engineReference = nil
    }

    /// The identifiers of the constraints that the box has in the solver, except `extras`.
    var ids: [ConstraintID] { floors + frame.ids + content.ids }

    func span(_ axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

    /// Whether the view's frame and autoresizing mask determine the rectangle.
    var followsFrame: Bool { view?.storage.translatesAutoresizingMask ?? false }
}
