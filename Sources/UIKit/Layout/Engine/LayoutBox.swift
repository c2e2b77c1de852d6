import ConstraintSolver
import CoreGraphics

/// A view or guide in an engine: its alignment rectangle as unknowns, in the coordinates of the view that it is in.
@MainActor
final class LayoutBox {
    weak var engine: LayoutEngine?
    weak var item: (any LayoutItem)?
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
    /// Whether what the box brings has to be looked at again.
    var isStale = true
    var contentIsStale = true

    /// The rectangle as of the last update.
    var solved = CGRect.null

    /// Start and length on one axis. The start of a root and of a scroll view's content is not unknown.
    struct Span {
        var start: Variable?
        var length: Variable
    }

    init(_ item: any LayoutItem, _ engine: LayoutEngine, horizontal: Span, vertical: Span) {
        self.item = item
        self.engine = engine
        self.horizontal = horizontal
        self.vertical = vertical
    }

    var view: UIView? { item as? UIView }

    func span(_ axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

    /// Whether the rectangle is what the view's frame says.
    var followsFrame: Bool { view?.storage.translatesAutoresizingMask ?? false }
}
