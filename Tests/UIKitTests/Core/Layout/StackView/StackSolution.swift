import ConstraintSolver
import CoreGraphics

@testable import UIKit

/// The frames that the constraints of an arrangement give its views, solved without UIKit.
struct StackSolution {
    private(set) var size = CGSize.zero
    private(set) var frames: [CGRect] = []

    /// - Parameters:
    ///   - sizes: The preferred size of each view.
    ///   - size: The stack's size, if something else determines it.
    init(of arrangement: StackArrangement, sizes: [CGSize], in size: CGSize?) {
        var solver = Solver()
        var boxes: [StackConstraint.Member: (x: Span, y: Span)] = [:]
        func box(_ member: StackConstraint.Member) -> (x: Span, y: Span) {
            if let box = boxes[member] { return box }
            let box = (x: Span(&solver), y: Span(&solver))
            for span in [box.x, box.y] { solver.add(span.length >= 0) }
            boxes[member] = box
            return box
        }
        let stack = box(.stack)
        for span in [stack.x, stack.y] { solver.add(span.start == 0) }
        if let size {
            solver.add(stack.x.length == Double(size.width))
            solver.add(stack.y.length == Double(size.height))
        }
        let items = arrangement.items.map { box(.item($0.id)) }
        for (item, size) in zip(items, sizes) {
            for (span, wish) in [(item.x, size.width), (item.y, size.height)] {
                // The default priorities of content hugging and compression resistance.
                solver.add((span.length <= Double(wish)).at(Priority(250)))
                solver.add((span.length >= Double(wish)).at(Priority(750)))
            }
        }
        for constraint in arrangement.constraints {
            func side(_ anchor: StackConstraint.Anchor?) -> ConstraintSolver.Expression {
                guard let anchor else { return 0 }
                let (x, y) = box(anchor.member)
                return switch anchor.attribute {
                case .leading: x.start.expression
                case .trailing: x.start + x.length
                case .centerX: x.start + 0.5 * x.length
                case .width: x.length.expression
                case .top, .firstBaseline: y.start.expression
                case .bottom, .lastBaseline: y.start + y.length
                case .centerY: y.start + 0.5 * y.length
                default: y.length.expression
                }
            }
            let (first, second) = (side(constraint.first), side(constraint.second))
            let other = Double(constraint.multiplier) * second + Double(constraint.constant)
            let relation: LinearConstraint =
                switch constraint.relation {
                case .equal: first == other
                case .lessThanOrEqual: first <= other
                case .greaterThanOrEqual: first >= other
                }
            solver.add(relation.at(Priority(constraint.priority.rawValue)))
        }
        solver.solve()
        func value(_ span: Span) -> (CGFloat, CGFloat) {
            (CGFloat(solver.value(of: span.start)), CGFloat(solver.value(of: span.length)))
        }
        func rect(_ box: (x: Span, y: Span)) -> CGRect {
            let ((x, width), (y, height)) = (value(box.x), value(box.y))
            return CGRect(x: x, y: y, width: width, height: height)
        }
        self.size = rect(stack).size
        frames = items.map(rect)
    }

    private struct Span {
        let start: Variable
        let length: Variable

        init(_ solver: inout Solver) {
            start = solver.makeVariable()
            length = solver.makeVariable()
        }
    }
}
