import ConstraintSolver
import CoreGraphics

/// The equation of a constraint: its two sides as sums of an engine's variables.
///
/// The coordinates are those of the nearest common ancestor of the constraint's items. Superviews above it would add
/// the same variables to both sides.
@MainActor
struct LayoutEquation {
    private let engine: LayoutEngine
    /// The view whose coordinates the sums use.
    private let space: UIView
    /// Whether positions are measured from the right edge of the space, as those of leading and
    /// trailing edges are in a right-to-left layout.
    let isMirrored: Bool

    /// The boxes whose variables the sums contain.
    private(set) var boxes: [LayoutBox] = []
    /// The boxes of the views whose bounds' origins the constants depend on.
    private(set) var origins: [LayoutBox] = []
    /// The influences on the constants.
    private(set) var influences: LayoutInfluences = []
    /// Whether the constraint mentions a view outside the engine's root.
    private(set) var mentionsOutsideViews = false

    init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        self.engine = engine
        let views = constraint.layoutViews.compactMap { $0 }
        let isInside = views.allSatisfy(engine.contains)
        space = (isInside ? constraint.commonAncestor : engine.root) ?? UIView()
        mentionsOutsideViews = !isInside
        // A change of the layout direction reinstalls the constraint, so an installed one keeps its direction.
        isMirrored = constraint.installation?.isMirrored ?? engine.isMirrored(constraint)
    }

    /// Returns the first side minus the product of the multiplier and the second side.
    mutating func difference(of constraint: NSLayoutConstraint) -> LayoutSum {
        // A horizontal and a vertical position are measured from different edges, which do not cancel out either.
        let isScaled = constraint.multiplier != 1 || constraint.first.kind != constraint.second.kind
        var sum = side(constraint.first, isScaled: isScaled)
        if constraint.second.kind != .none {
            let second = side(constraint.second, isScaled: isScaled)
            sum.add(second, times: -Double(constraint.multiplier))
        }
        return sum
    }

    private mutating func side(_ operand: LayoutOperand, isScaled: Bool) -> LayoutSum {
        guard let item = operand.item else { return LayoutSum() }
        guard operand.isDistance else { return place(operand.attribute, of: item, isScaled: isScaled) }
        var sum = place(operand.attribute, of: item, isScaled: false)
        if let start = operand.startItem {
            sum.add(place(operand.startAttribute, of: start, isScaled: false), times: -1)
        }
        return sum
    }

    /// Returns the value of an attribute, mirrored if positions are measured from the right edge.
    ///
    /// - Parameter isScaled: Whether the origin of the mirrored coordinates matters. It is the same on both sides, so
    ///   it cancels out unless a multiplier scales one of them, or only one is horizontal.
    private mutating func place(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: any LayoutItem,
        isScaled: Bool
    ) -> LayoutSum {
        let sum = value(attribute.absolute(isRightToLeft: isMirrored), of: item)
        guard isMirrored, attribute.kind == .horizontalPosition else { return sum }
        var mirrored = LayoutSum()
        if isScaled {
            // The distance of x from the right edge is (start + length) - x. Another `start` makes it a coordinate.
            mirrored.add(start(.horizontal, of: space), times: 2)
            mirrored.add(length(.horizontal, of: space))
        }
        mirrored.add(sum, times: -1)
        return mirrored
    }

    private mutating func value(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: any LayoutItem
    ) -> LayoutSum {
        if mentionsOutsideViews, let view = item.layoutView, !engine.contains(view) {
            return outside(attribute, of: item)
        }
        let axis = attribute.axis
        switch attribute {
        case .width, .height:
            return length(axis, of: item)
        case .left, .top:
            return position(0, axis, of: scrolled(item), margins: false)
        case .right, .bottom:
            return position(1, axis, of: scrolled(item), margins: false)
        case .centerX, .centerY:
            return position(0.5, axis, of: item, margins: false)
        case .leftMargin, .topMargin:
            return position(0, axis, of: item, margins: true)
        case .rightMargin, .bottomMargin:
            return position(1, axis, of: item, margins: true)
        case .centerXWithinMargins, .centerYWithinMargins:
            return position(0.5, axis, of: item, margins: true)
        case .firstBaseline, .lastBaseline:
            return baseline(attribute, of: item)
        case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute:
            return LayoutSum()
        }
    }

    /// Returns the item whose edges the edges of an item denote. Inside a scroll view, the scroll
    /// view's edges are those of its content.
    private func scrolled(_ item: any LayoutItem) -> any LayoutItem {
        guard item === space, space.scrollableContent != nil else { return item }
        return space.contentGuide
    }

    private mutating func position(
        _ fraction: Double,
        _ axis: NSLayoutConstraint.Axis,
        of item: any LayoutItem,
        margins: Bool
    ) -> LayoutSum {
        guard margins, let view = item as? UIView else {
            var sum = start(axis, of: item)
            if fraction != 0 { sum.add(length(axis, of: item), times: fraction) }
            return sum
        }
        let insets = insets(of: .margins, view)
        var sum = boundsStart(axis, of: scrolled(view))
        sum.constant += insets.start(axis)
        if fraction != 0 {
            var inside = boundsLength(axis, of: scrolled(view))
            inside.constant -= insets.sum(axis)
            sum.add(inside, times: fraction)
        }
        return sum
    }

    private mutating func baseline(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: any LayoutItem
    ) -> LayoutSum {
        let isFirst = attribute == .firstBaseline
        guard let view = item as? UIView else {
            return position(isFirst ? 0 : 1, .vertical, of: item, margins: false)
        }
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        influences.insert(.baselines)
        let baselines = text.baselines(in: engine.solvedSize(of: text))
        var sum = position(isFirst ? 0 : 1, .vertical, of: text, margins: false)
        sum.constant += Double(isFirst ? baselines.first : -baselines.last)
        return sum
    }

    // MARK: Parts

    private mutating func use(_ item: any LayoutItem) -> LayoutBox {
        let box = engine.box(for: item)
        boxes.append(box)
        return box
    }

    private mutating func insets(of role: UILayoutGuide.Role, _ view: UIView) -> UIEdgeInsets {
        guard role != .frame else { return .zero }
        influences.insert(.insets)
        return engine.watch.insets(of: role, view)
    }

    /// Returns the left or top edge of an item's alignment rectangle.
    private mutating func start(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        guard let guide = item as? UILayoutGuide else {
            guard let view = item as? UIView else { return LayoutSum() }
            var sum = boundsStart(axis, of: view)
            sum.constant += view.alignmentRectInsets.start(axis)
            return sum
        }
        guard let owner = guide.owner else { return LayoutSum() }
        switch guide.role {
        case .custom, .aboveSafeArea, .belowSafeArea:
            var sum = coordinates(axis, of: owner)
            if let variable = use(guide).span(axis).start { sum.add(variable) }
            return sum
        case .content:
            return coordinates(axis, of: owner)
        case .margins, .readable, .safeArea, .frame:
            var sum = boundsStart(axis, of: owner)
            sum.constant += insets(of: guide.role, owner).start(axis)
            return sum
        }
    }

    private mutating func length(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        if let guide = item as? UILayoutGuide, let owner = guide.owner {
            switch guide.role {
            case .custom, .aboveSafeArea, .belowSafeArea:
                break
            case .content:
                guard let content = owner.scrollableContent, !content.contentFollowsLayout else { break }
                influences.insert(.outside)
                return .constant(Double(content.contentSize.length(axis)))
            case .margins, .readable, .safeArea, .frame:
                var sum = boundsLength(axis, of: owner)
                sum.constant -= insets(of: guide.role, owner).sum(axis)
                return sum
            }
        }
        var sum = LayoutSum()
        sum.add(use(item).span(axis).length)
        return sum
    }

    /// Returns the left or top edge of a view's frame or, for the space itself, of its bounds.
    private mutating func boundsStart(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        guard let view = item as? UIView else { return start(axis, of: item) }
        if view === space {
            origins.append(use(view))
            influences.insert(.coordinates)
            return .constant(Double(view.bounds.origin.part(axis)))
        }
        guard let parent = view.parent else { return LayoutSum() }
        var sum = coordinates(axis, of: parent)
        if let variable = use(view).span(axis).start { sum.add(variable) }
        sum.constant -= view.alignmentRectInsets.start(axis)
        return sum
    }

    private mutating func boundsLength(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        var sum = length(axis, of: item)
        if let view = item as? UIView { sum.constant += view.alignmentRectInsets.sum(axis) }
        return sum
    }

    /// Returns the position of the origin of a view's own coordinates.
    private mutating func coordinates(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> LayoutSum {
        var sum = LayoutSum()
        var view = view
        while view !== space, let parent = view.parent {
            let box = use(view)
            origins.append(box)
            influences.insert(.coordinates)
            if let variable = box.span(axis).start { sum.add(variable) }
            sum.constant -= view.alignmentRectInsets.start(axis) + Double(view.bounds.origin.part(axis))
            view = parent
        }
        return sum
    }

    // MARK: Outside

    /// Returns the value of an attribute of an item outside the root, relative to the root.
    ///
    /// The item's edges keep their current distances from the root's edges. So the size of the root follows from the
    /// constraints to the item.
    private mutating func outside(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: any LayoutItem
    ) -> LayoutSum {
        guard let owner = item.layoutView, let root = engine.root else { return LayoutSum() }
        influences.insert(.outside)
        let rect: CGRect
        if let guide = item as? UILayoutGuide {
            rect = guide.layoutFrame
        } else {
            let bounds = owner.bounds
            rect = attribute.isMargin ? bounds.room(inside: owner.layoutMargins) : owner.alignmentRect(forFrame: bounds)
        }
        let place = owner.convert(rect, to: root)
        let axis = attribute.axis
        let bounds = root.bounds
        let (near, far) = axis == .horizontal ? (place.minX, place.maxX) : (place.minY, place.maxY)
        let (start, end) = axis == .horizontal ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
        var sum: LayoutSum
        switch attribute {
        case .width, .height:
            sum = boundsLength(axis, of: root)
            sum.constant += Double((far - near) - (end - start))
        case .left, .top, .firstBaseline, .leftMargin, .topMargin:
            sum = boundsStart(axis, of: root)
            sum.constant += Double(near - start)
        case .right, .bottom, .lastBaseline, .rightMargin, .bottomMargin:
            sum = boundsStart(axis, of: root)
            sum.add(boundsLength(axis, of: root))
            sum.constant += Double(far - end)
        default:
            sum = boundsStart(axis, of: root)
            sum.add(boundsLength(axis, of: root), times: 0.5)
            sum.constant += Double((near + far) / 2 - (start + end) / 2)
        }
        return sum
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint depends on the layout direction.
    var usesDirection: Bool {
        first.attribute.isDirectional || second.attribute.isDirectional || first.startAttribute.isDirectional
            || second.startAttribute.isDirectional
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
