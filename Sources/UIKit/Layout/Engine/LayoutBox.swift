import ConstraintSolver
import CoreGraphics

/// A view or guide in an engine: its alignment rectangle as unknowns, in the coordinates of the view that it is in.
@MainActor
final class LayoutBox {
    private let reference: LayoutReference
    private var engineReference: LayoutEngineReference?
    /// The unknowns from left to right and from top to bottom.
    let horizontal: Span
    let vertical: Span
    /// How many constraints and boxes inside need this one. One that nothing needs leaves at the next update.
    var uses = 0
    /// How many constraints depend on where the view's own coordinates begin.
    var originUses = 0
    /// Where the box is in `engine.boxes`.
    var index = 0

    /// What the box itself brings into the engine.
    var frame = BoxFrame()
    var content = BoxContent()
    /// Wishes that show what an ambiguous layout leaves open.
    var extras: [ConstraintID] = []
    /// Keep lengths from being less than none.
    var floors: [ConstraintID] = []
    /// What the box brings that has to be looked at again.
    var stale: Part = [.kind, .content]
    /// Whether the height of the contents depends on the width that comes out.
    var followsWidth = false

    /// The rectangle as of the last update.
    var solved = CGRect.null

    /// What a box brings into the engine.
    struct Part: OptionSet {
        let rawValue: UInt8

        /// Frame or contents, as the view is placed by one or the other.
        static let kind = Part(rawValue: 1)
        /// The size that the contents would like.
        static let content = Part(rawValue: 2)
    }

    /// Start and length on one axis. The start of a root and of a scroll view's content is not unknown.
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

    /// Not retained.
    var item: (any LayoutItem)? { reference.item }

    /// The item, if it is a view. Not retained.
    var view: UIView? { reference.view }

    /// The engine that the box is in; it retains the box.
    var engine: LayoutEngine? { engineReference?.engine }

    /// The view may be elsewhere than the last solution has it. It is placed by the next one in any case.
    func forgetSolution() {
        solved = .null
    }

    /// The item is in no engine, unless it is in another one already.
    func leaveItem() {
        if item?.layoutBox === self { item?.layoutBox = nil }
        engineReference = nil
    }

    /// All that the box brings into the engine.
    var ids: [ConstraintID] { floors + frame.ids + content.ids }

    func span(_ axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

    /// Whether the rectangle is what the view's frame says.
    var followsFrame: Bool { view?.storage.translatesAutoresizingMask ?? false }
}
