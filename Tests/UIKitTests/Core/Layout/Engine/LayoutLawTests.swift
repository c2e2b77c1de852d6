import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the laws for every tree of views and every satisfiable set of constraints.
    @Suite @MainActor struct LayoutLawTests {
        /// A random tree with frames, required constraints that hold for them, and optional ones.
        @MainActor
        private struct Puzzle {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            var views: [UIView] = []
            var constraints: [NSLayoutConstraint] = []
            private var random: SeededGenerator

            static let attributes: [NSLayoutConstraint.Attribute] = [
                .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .leading, .trailing,
            ]

            init(seed: UInt64) {
                random = SeededGenerator(seed: seed)
                let count = Int.random(in: 2...8, using: &random)
                for _ in 0..<count {
                    let view = UIView(frame: randomFrame())
                    let parent = views.randomElement(using: &random)
                    (Bool.random(using: &random) ? parent ?? root : root).addSubview(view)
                    views.append(view)
                }
                makeConstraints()
            }

            private mutating func randomFrame() -> CGRect {
                let number = { (range: ClosedRange<Int>, random: inout SeededGenerator) in
                    CGFloat(Int.random(in: range, using: &random))
                }
                return CGRect(
                    x: number(-20...200, &random),
                    y: number(-20...200, &random),
                    width: number(0...150, &random),
                    height: number(0...150, &random)
                )
            }

            private mutating func makeConstraints() {
                for view in views {
                    view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<5, using: &random) == 0
                }
                for index in 0..<Int.random(in: views.count...(5 * views.count), using: &random) {
                    guard let one = views.randomElement(using: &random),
                        let two = ([root] + views).randomElement(using: &random), one !== two,
                        let first = Self.attributes.randomElement(using: &random),
                        let second = Self.attributes.filter({ Self.fit($0, first) }).randomElement(using: &random)
                    else { continue }
                    let relation = [-1, 0, 0, 0, 1].randomElement(using: &random) ?? 0
                    let multiplier: CGFloat =
                        first == .width || first == .height ? [0.5, 1, 2].randomElement(using: &random) ?? 1 : 1
                    let isWish = Int.random(in: 0..<3, using: &random) == 0
                    let difference = value(first, one) - multiplier * value(second, two)
                    let constraint = NSLayoutConstraint(
                        item: one,
                        attribute: first,
                        relatedBy: NSLayoutConstraint.Relation(rawValue: relation) ?? .equal,
                        toItem: two,
                        attribute: second,
                        multiplier: multiplier,
                        constant: isWish ? CGFloat(Int.random(in: -50...50, using: &random)) : difference
                    )
                    // All optional priorities differ, which makes the layout unique.
                    if isWish { constraint.priority = UILayoutPriority(Float(100 + index)) }
                    constraints.append(constraint)
                }
            }

            private static func fit(
                _ one: NSLayoutConstraint.Attribute,
                _ two: NSLayoutConstraint.Attribute
            ) -> Bool {
                one.kind == two.kind && !(one.isDirectional && two.isAbsolute || one.isAbsolute && two.isDirectional)
            }

            /// Returns an attribute in the root's coordinates, computed from frames.
            func value(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> CGFloat {
                let rect = view.convert(view.bounds, to: root)
                switch attribute {
                case .left, .leading: return rect.minX
                case .right, .trailing: return rect.maxX
                case .top: return rect.minY
                case .bottom: return rect.maxY
                case .width: return rect.width
                case .height: return rect.height
                case .centerX: return rect.midX
                default: return rect.midY
                }
            }

            func isSatisfied(_ constraint: NSLayoutConstraint) -> Bool {
                guard let one = constraint.firstItem as? UIView, let two = constraint.secondItem as? UIView else {
                    return false
                }
                let excess =
                    value(constraint.firstAttribute, one) - constraint.multiplier
                    * value(constraint.secondAttribute, two) - constraint.constant
                // A pixel is a thousandth of a point. Each edge may be off by half a pixel, and errors in
                // positions add up.
                let tolerance: CGFloat = 0.02
                switch constraint.relation {
                case .equal: return abs(excess) < tolerance
                case .lessThanOrEqual: return excess < tolerance
                case .greaterThanOrEqual: return excess > -tolerance
                }
            }

            mutating func shuffle() {
                constraints.shuffle(using: &random)
            }
        }

        @Test(arguments: 0..<150)
        func requiredConstraintsHoldInAnyOrder(seed: UInt64) {
            // Pixels are so small that rounding is negligible.
            let stage = LayoutStage(scale: 1000)
            let puzzle = Puzzle(seed: seed)
            stage.view.addSubview(puzzle.root)
            NSLayoutConstraint.activate(puzzle.constraints)
            stage.view.layoutIfNeeded()
            for constraint in puzzle.constraints where constraint.priority == .required {
                #expect(puzzle.isSatisfied(constraint), "seed \(seed): \(constraint)")
            }

            // The same puzzle, with its constraints in another order and some of them twice.
            var other = Puzzle(seed: seed)
            stage.view.addSubview(other.root)
            other.shuffle()
            NSLayoutConstraint.activate(other.constraints)
            if seed.isMultiple(of: 2) { NSLayoutConstraint.deactivate(Array(other.constraints.prefix(3))) }
            NSLayoutConstraint.activate(Array(other.constraints.prefix(3)))
            stage.view.layoutIfNeeded()
            for (one, two) in zip(puzzle.views, other.views) {
                let difference = [
                    one.frame.minX - two.frame.minX, one.frame.minY - two.frame.minY,
                    one.frame.width - two.frame.width, one.frame.height - two.frame.height,
                ]
                #expect(difference.allSatisfy { abs($0) <= 0.002 }, "seed \(seed): \(one.frame) \(two.frame)")
            }

            // After removal, the engine is empty.
            let engine = stage.screen.window.layoutRecord?.engine
            puzzle.root.removeFromSuperview()
            other.root.removeFromSuperview()
            stage.screen.settle()
            if let engine {
                #expect(engine.solver.constraintCount == 0 && engine.constraints.isEmpty)
            }
        }
    }
}
