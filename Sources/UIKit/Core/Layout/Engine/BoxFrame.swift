import ConstraintSolver
import CoreGraphics

/// The constraints that represent a view's frame and autoresizing mask.
@MainActor
struct BoxFrame {
    fileprivate struct Axis {
        var start: ConstraintID?
        var length: ConstraintID?
        var share = MaskShare.none
        var startConstant = 0.0
        var lengthConstant = 0.0
    }

    private var horizontal = Axis()
    private var vertical = Axis()
    /// The box of the superview, if flexible parts of the frame follow its size.
    private var outer: LayoutBox?

    /// The identifiers of all constraints for the frame.
    var ids: [ConstraintID] {
        [horizontal.start, horizontal.length, vertical.start, vertical.length].compactMap { $0 }
    }

    /// Returns the identifiers of the constraints for the frame on an axis.
    func ids(_ axis: NSLayoutConstraint.Axis) -> (start: ConstraintID?, length: ConstraintID?) {
        axis == .horizontal ? (horizontal.start, horizontal.length) : (vertical.start, vertical.length)
    }

    /// Updates the constraints from the view's frame and mask.
    ///
    /// - Returns: Whether anything has changed.
    mutating func update(_ box: LayoutBox, in engine: LayoutEngine) -> Bool {
        guard let view = box.view, let parent = view.parent else { return false }
        if let outer, outer.item !== parent { remove(from: engine) }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let size = parent.bounds.size
        let mask = parent.storage.autoresizesSubviews ? view.storage.autoresizingMask : []
        let shareX = mask.share(.horizontal, start: rect.minX, length: rect.width, in: size.width)
        let shareY = mask.share(.vertical, start: rect.minY, length: rect.height, in: size.height)
        if !(shareX.isNone && shareY.isNone), outer == nil {
            let box = engine.box(for: parent)
            box.uses += 1
            outer = box
        }
        let one = Self.update(&horizontal, box.horizontal, shareX, (rect.minX, rect.width), .horizontal, outer, engine)
        let two = Self.update(&vertical, box.vertical, shareY, (rect.minY, rect.height), .vertical, outer, engine)
        return one || two
    }

    private static func update(
        _ axis: inout Axis,
        _ span: LayoutBox.Span,
        _ share: MaskShare,
        _ place: (start: CGFloat, length: CGFloat),
        _ direction: NSLayoutConstraint.Axis,
        _ outer: LayoutBox?,
        _ engine: LayoutEngine
    ) -> Bool {
        var around = LayoutSum()
        var size = 0.0
        if let outer, let view = outer.view {
            let insets = view.alignmentRectInsets.sum(direction)
            around.add(outer.span(direction).length)
            around.constant = insets
            size = Double(view.bounds.size.length(direction))
        }
        // The shares are coefficients, which the solver cannot change. If they are equal, a new constant is enough.
        if axis.start != nil, !axis.share.isClose(to: share) { axis.remove(from: engine) }
        if axis.start == nil { axis.share = share }
        var changed = false
        func set(
            _ id: inout ConstraintID?,
            _ known: inout Double,
            _ variable: Variable?,
            _ share: Double,
            _ value: Double
        ) {
            guard let variable else { return }
            // variable - share * around == value - share * size
            let constant = LayoutEngine.bounded(value - share * size + share * around.constant)
            if id != nil, abs(constant - known) < 1e-9 { return }
            known = constant
            if let id {
                engine.solver.setConstant(constant, of: id)
                changed = true
            } else {
                var terms = [Term(variable)]
                if share != 0 { terms += around.terms.map { Term($0.variable, -share * $0.coefficient) } }
                id = engine.addToSolver(LinearConstraint(terms, .equal, constant))
                changed = true
            }
        }
        set(&axis.start, &axis.startConstant, span.start, axis.share.start, Double(place.start))
        set(&axis.length, &axis.lengthConstant, span.length, axis.share.length, Double(place.length))
        return changed
    }

    mutating func remove(from engine: LayoutEngine) {
        horizontal.remove(from: engine)
        vertical.remove(from: engine)
        outer?.uses -= 1
        outer = nil
    }
}

extension BoxFrame.Axis {
    @MainActor fileprivate mutating func remove(from engine: LayoutEngine) {
        if let start { engine.solver.remove(start) }
        if let length { engine.solver.remove(length) }
        (start, length) = (nil, nil)
    }
}
