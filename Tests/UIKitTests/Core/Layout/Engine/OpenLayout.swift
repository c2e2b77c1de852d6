import SeededRandom
import UIKit

/// Random constraints that leave much of a layout open, and do not contradict each other.
@MainActor
struct OpenLayout {
    private struct Relation {
        var first: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        /// The second item, or `nil` for a constant.
        var second: Int?
        var secondAttribute: NSLayoutConstraint.Attribute
        var constant: CGFloat
        var priority: UILayoutPriority
    }

    private let viewCount: Int
    /// The superview of each view, counted from 1. 0 is the outermost view.
    private let parents: [Int]
    private let relations: [Relation]

    /// The number of constraints.
    var count: Int { relations.count }

    init(using random: inout SeededGenerator) {
        viewCount = 2 + random.below(4)
        parents = (0..<viewCount).map { random.below(2) == 0 ? 0 : random.below($0 + 1) }
        let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
        let places: [[NSLayoutConstraint.Attribute]] = [
            [.left, .right, .centerX], [.left, .right, .centerX], [.top, .bottom, .centerY],
        ]
        relations = (0..<viewCount + random.below(2 * viewCount)).map { [viewCount] _ in
            let isSize = random.below(4) == 0
            let family = isSize ? sizes : places[random.below(places.count)]
            return Relation(
                first: 1 + random.below(viewCount),
                attribute: family[random.below(family.count)],
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
                second: isSize && random.below(2) == 0 ? nil : random.below(viewCount + 1),
                secondAttribute: family[random.below(family.count)],
                constant: CGFloat(random.below(60) - 20),
                // Required constraints could contradict each other, and then the last one that is activated is broken.
                priority: UILayoutPriority([999, 750, 750, 500, 250][random.below(5)])
            )
        }
    }

    /// Returns the frames that the constraints lead to.
    ///
    /// - Parameter decoys: The constraints that are activated and deactivated again before the others.
    func frames(inOrder order: [Int], decoys: [Int], using random: inout SeededGenerator) -> [CGRect] {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var items = [outer]
        for parent in parents {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            items[parent].addSubview(view)
            items.append(view)
        }
        for decoy in decoys { constraint(decoy, items)?.isActive = true }
        outer.layoutIfNeeded()
        outer.visitAll { $0.removeConstraints($0.constraints) }
        for index in order {
            constraint(index, items)?.isActive = true
            if random.below(3) == 0 { outer.layoutIfNeeded() }
        }
        outer.layoutIfNeeded()
        return items.map(\.frame)
    }

    private func constraint(_ index: Int, _ items: [UIView]) -> NSLayoutConstraint? {
        let relation = relations[index]
        if relation.second == relation.first, relation.attribute == relation.secondAttribute { return nil }
        let constraint = NSLayoutConstraint(
            item: items[relation.first],
            attribute: relation.attribute,
            relatedBy: relation.relation,
            toItem: relation.second.map { items[$0] },
            attribute: relation.secondAttribute,
            multiplier: 1,
            constant: relation.constant
        )
        constraint.priority = relation.priority
        return constraint
    }
}

extension UIView {
    fileprivate func visitAll(_ visit: (UIView) -> Void) {
        visit(self)
        for view in subviews { view.visitAll(visit) }
    }
}
