import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that an incrementally changed layout equals one that is built from the same constraints at once.
    @Suite @MainActor struct LayoutChangeLawTests {
        /// The contents of a tree as values.
        private struct Plan {
            struct Item {
                var parent: Int?
                var followsFrame: Bool
                var frame: CGRect
                var mask: UIView.AutoresizingMask
                var wish: CGSize
                var margin: CGFloat
                var preservesMargins: Bool
                /// The frame in the superview when nothing stronger determines it.
                var place: CGRect
            }

            struct Tie {
                var first: (item: Int, attribute: NSLayoutConstraint.Attribute)
                var second: (item: Int, attribute: NSLayoutConstraint.Attribute)
                var relation: NSLayoutConstraint.Relation
                var multiplier: CGFloat
                var constant: CGFloat
                var priority: Float
                var isActive: Bool
            }

            var size: CGSize
            var items: [Item]
            var ties: [Tie]

            /// Returns whether an item preserves its superview's margins. It does only where no constraint
            /// determines them, so that none depends on its own result.
            func preservesMargins(_ item: Int) -> Bool {
                items[item].preservesMargins && items[item].followsFrame
                    && items[item].parent.map { items[$0].followsFrame } ?? true
            }

            func isInside(_ item: Int, of other: Int) -> Bool {
                sequence(first: item) { items[$0].parent }.contains(other)
            }
        }

        /// The views of a plan.
        @MainActor
        private final class Tree {
            let root = UIView()
            let views: [WishView]
            var ties: [NSLayoutConstraint] = []
            var places: [[NSLayoutConstraint]] = []

            init(_ plan: Plan, in window: UIView) {
                root.frame.size = plan.size
                views = plan.items.map { WishView($0.wish.width, $0.wish.height) }
                window.addSubview(root)
                for index in views.indices { parent(of: index, plan).addSubview(views[index]) }
                for (index, item) in plan.items.enumerated() {
                    views[index].translatesAutoresizingMaskIntoConstraints = item.followsFrame
                    views[index].autoresizingMask = item.mask
                    views[index].layoutMargins = UIEdgeInsets(
                        top: item.margin,
                        left: item.margin,
                        bottom: item.margin,
                        right: item.margin
                    )
                    views[index].preservesSuperviewLayoutMargins = plan.preservesMargins(index)
                    if item.followsFrame { views[index].frame = item.frame }
                    places.append([])
                    pin(index, plan)
                }
                for tie in plan.ties {
                    let constraint = NSLayoutConstraint(
                        item: views[tie.first.item],
                        attribute: tie.first.attribute,
                        relatedBy: tie.relation,
                        toItem: tie.second.item < 0 ? root : views[tie.second.item],
                        attribute: tie.second.attribute,
                        multiplier: tie.multiplier,
                        constant: tie.constant
                    )
                    constraint.priority = UILayoutPriority(tie.priority)
                    ties.append(constraint)
                    if tie.isActive { constraint.isActive = true }
                }
            }

            func parent(of index: Int, _ plan: Plan) -> UIView {
                plan.items[index].parent.map { views[$0] } ?? root
            }

            /// Adds weak constraints that make the layout unambiguous.
            func pin(_ index: Int, _ plan: Plan) {
                let (view, item) = (views[index], plan.items[index])
                guard !item.followsFrame else { return }
                let superview = parent(of: index, plan)
                places[index] = [
                    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: item.place.minX),
                    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: item.place.minY),
                    view.widthAnchor.constraint(equalToConstant: item.place.width),
                    view.heightAnchor.constraint(equalToConstant: item.place.height),
                ]
                for (part, constraint) in places[index].enumerated() {
                    constraint.priority = UILayoutPriority(Float(1 + index * 4 + part))
                    constraint.isActive = true
                }
            }
        }

        private static let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .leftMargin, .bottomMargin,
            .centerXWithinMargins, .firstBaseline,
        ]

        private func number(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
            CGFloat(Int.random(in: range, using: &random))
        }

        private func rect(_ random: inout SeededGenerator) -> CGRect {
            CGRect(
                x: number(-20...150, &random),
                y: number(-20...150, &random),
                width: number(0...150, &random),
                height: number(0...150, &random)
            )
        }

        private func makePlan(_ random: inout SeededGenerator) -> Plan {
            var plan = Plan(size: CGSize(width: 300, height: 300), items: [], ties: [])
            for index in 0..<Int.random(in: 2...7, using: &random) {
                let item = Plan.Item(
                    parent: index == 0 || Bool.random(using: &random) ? nil : Int.random(in: 0..<index, using: &random),
                    followsFrame: Int.random(in: 0..<4, using: &random) == 0,
                    frame: rect(&random),
                    mask: [],
                    wish: CGSize(width: number(-1...80, &random), height: number(-1...80, &random)),
                    margin: number(0...20, &random),
                    preservesMargins: Bool.random(using: &random),
                    place: rect(&random)
                )
                plan.items.append(item)
            }
            for index in 0..<Int.random(in: 3...20, using: &random) {
                let (one, two) = (
                    Int.random(in: 0..<plan.items.count, using: &random),
                    Int.random(in: -1..<plan.items.count, using: &random)
                )
                let first = Self.attributes.randomElement(using: &random) ?? .left
                let second = Self.attributes.filter { $0.kind == first.kind }.randomElement(using: &random) ?? first
                guard one != two else { continue }
                plan.ties.append(
                    Plan.Tie(
                        first: (one, first),
                        second: (two, second),
                        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
                            ?? .equal,
                        multiplier: first.kind == .size ? [0.5, 1, 2].randomElement(using: &random) ?? 1 : 1,
                        constant: number(-40...40, &random),
                        // All priorities differ, so that the best layout is unique. Some are higher and some lower
                        // than those of the contents.
                        priority: Float(200 + 37 * (index % 21)) + Float(index) / 100,
                        isActive: Int.random(in: 0..<4, using: &random) > 0
                    )
                )
            }
            return plan
        }

        /// Makes one change, in the plan and in the tree.
        private func change(_ plan: inout Plan, _ tree: Tree, _ random: inout SeededGenerator) {
            let item = Int.random(in: 0..<plan.items.count, using: &random)
            let tie = plan.ties.isEmpty ? nil : Int.random(in: 0..<plan.ties.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                guard let tie else { return }
                plan.ties[tie].constant = number(-40...40, &random)
                tree.ties[tie].constant = plan.ties[tie].constant
            case 2, 3:
                guard let tie else { return }
                tree.ties[tie].isActive.toggle()
                plan.ties[tie].isActive = tree.ties[tie].isActive
            case 4:
                plan.items[item].wish = CGSize(width: number(-1...80, &random), height: number(-1...80, &random))
                tree.views[item].wish = plan.items[item].wish
            case 5:
                guard plan.items[item].followsFrame else { return }
                plan.items[item].frame = rect(&random)
                tree.views[item].frame = plan.items[item].frame
            case 6:
                plan.size = CGSize(width: number(100...300, &random), height: number(100...300, &random))
                tree.root.frame.size = plan.size
            case 7:
                let margin = number(0...20, &random)
                plan.items[item].margin = margin
                tree.views[item].layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            case 8:
                plan.items[item].preservesMargins.toggle()
                tree.views[item].preservesSuperviewLayoutMargins = plan.preservesMargins(item)
            default:
                let goal = Int.random(in: -1..<plan.items.count, using: &random)
                guard goal < 0 || !plan.isInside(goal, of: item) else { return }
                guard plan.items[item].parent ?? -1 != goal else { return }
                plan.items[item].parent = goal < 0 ? nil : goal
                tree.parent(of: item, plan).addSubview(tree.views[item])
                for index in plan.ties.indices { plan.ties[index].isActive = tree.ties[index].isActive }
                NSLayoutConstraint.deactivate(tree.places[item])
                tree.pin(item, plan)
                tree.views[item].preservesSuperviewLayoutMargins = plan.preservesMargins(item)
            }
        }

        @Test(arguments: 0..<120)
        func changesComeToTheSameAsBuildingAnew(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let stage = LayoutStage(scale: 1000)
            var plan = makePlan(&random)
            let tree = Tree(plan, in: stage.view)
            for step in 0..<25 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { change(&plan, tree, &random) }
                if Int.random(in: 0..<4, using: &random) == 0 { _ = tree.root.systemLayoutSizeFitting(.zero) }
                stage.view.layoutIfNeeded()
                guard step.isMultiple(of: 5) else { continue }
                let anew = Tree(plan, in: stage.view)
                stage.view.layoutIfNeeded()
                for (index, (one, two)) in zip(tree.views, anew.views).enumerated() {
                    let differences = [
                        one.frame.minX - two.frame.minX, one.frame.minY - two.frame.minY,
                        one.frame.width - two.frame.width, one.frame.height - two.frame.height,
                    ]
                    #expect(
                        differences.allSatisfy { abs($0) <= 0.002 },
                        "seed \(seed), step \(step), view \(index): \(one.frame) \(two.frame)"
                    )
                }
                anew.root.removeFromSuperview()
            }
        }
    }
}
