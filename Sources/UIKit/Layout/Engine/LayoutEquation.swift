import ConstraintSolver
import CoreGraphics

/// Writes the sides of a constraint as sums of an engine's unknowns, in the coordinates of the nearest view that all its
/// items are in.
@MainActor
struct LayoutEquation {
    private let engine: LayoutEngine
    private let space: UIView
    /// Whether positions count from the end of the space: so they do for leading and trailing edges where lines run from
    /// right to left.
    let isMirrored: Bool

    /// The boxes that the sums need.
    private(set) var boxes: [LayoutBox] = []
    /// Those whose own coordinates the sums go through.
    private(set) var origins: [LayoutBox] = []
    /// What the constants depend on.
    private(set) var influences: LayoutInfluences = []
    private(set) var reachesOut = false

    init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        self.engine = engine
        let views = constraint.layoutViews.compactMap { $0 }
        let isInside = views.allSatisfy(engine.contains)
        space = (isInside ? constraint.commonAncestor : engine.root) ?? UIView()
        reachesOut = !isInside
        // Another direction makes another equation: the constraint is then installed anew.
        isMirrored = constraint.installation?.isMirrored ?? engine.isMirrored(constraint)
    }

    /// The first side less the second one with its multiplier.
    mutating func difference(of constraint: NSLayoutConstraint) -> LayoutSum {
        var sum = side(constraint.first, isScaled: constraint.multiplier != 1)
        if constraint.second.kind != .none {
            let second = side(constraint.second, isScaled: constraint.multiplier != 1)
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

    /// - Parameter isScaled: whether it matters where the mirrored coordinates begin.
    private mutating func place(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: any LayoutItem,
        isScaled: Bool
    ) -> LayoutSum {
        let sum = value(attribute.absolute(isRightToLeft: isMirrored), of: item)
        guard isMirrored, attribute.kind == .horizontalPosition else { return sum }
        var mirrored = LayoutSum()
        if isScaled {
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
        if reachesOut, let view = item.layoutView, !engine.contains(view) { return outside(attribute, of: item) }
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

    /// What the edges of an item mean: seen from inside a scroll view, its edges are those of its content.
    private func scrolled(_ item: any LayoutItem) -> any LayoutItem {
        guard item === space, let scrollView = item as? UIScrollView else { return item }
        return scrollView.contentLayoutGuide
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

    /// Where an item begins.
    private mutating func start(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        guard let guide = item as? UILayoutGuide else {
            guard let view = item as? UIView else { return LayoutSum() }
            var sum = boundsStart(axis, of: view)
            sum.constant += view.alignmentRectInsets.start(axis)
            return sum
        }
        guard let owner = guide.owner else { return LayoutSum() }
        switch guide.role {
        case .custom, .readable:
            var sum = coordinates(axis, of: owner)
            if let variable = use(guide).span(axis).start { sum.add(variable) }
            return sum
        case .content:
            return coordinates(axis, of: owner)
        case .margins, .safeArea, .frame:
            var sum = boundsStart(axis, of: owner)
            sum.constant += insets(of: guide.role, owner).start(axis)
            return sum
        }
    }

    private mutating func length(_ axis: NSLayoutConstraint.Axis, of item: any LayoutItem) -> LayoutSum {
        if let guide = item as? UILayoutGuide, let owner = guide.owner {
            switch guide.role {
            case .custom, .readable:
                break
            case .content:
                guard let scrollView = owner as? UIScrollView, !scrollView.contentFollowsLayout else { break }
                influences.insert(.outside)
                return .constant(Double(scrollView.contentSize.length(axis)))
            case .margins, .safeArea, .frame:
                var sum = boundsLength(axis, of: owner)
                sum.constant -= insets(of: guide.role, owner).sum(axis)
                return sum
            }
        }
        var sum = LayoutSum()
        sum.add(use(item).span(axis).length)
        return sum
    }

    /// Where a view's frame begins, or for the space itself, its bounds.
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

    /// Where the zero of a view's own coordinates is.
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

    /// An item outside the root stands where it now is to the root: an edge keeps its distance from the root's, so that the
    /// root's size follows from what is pinned to the item.
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
            rect = attribute.isMargin ? bounds.inset(by: owner.layoutMargins) : owner.alignmentRect(forFrame: bounds)
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
    /// Whether the constraint is another one for another direction of lines.
    var usesDirection: Bool {
        first.attribute.isDirectional || second.attribute.isDirectional || first.startAttribute.isDirectional
            || second.startAttribute.isDirectional
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
