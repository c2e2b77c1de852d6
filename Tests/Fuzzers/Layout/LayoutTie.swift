import SeededRandom
import UIKit

/// A constraint as plain numbers. All values are valid, because they are taken modulo the number of choices.
package struct LayoutTie: Codable, Sendable {
    /// The first item: a view or a guide.
    package var first: Int
    package var attribute: Int
    /// The relation: 0 is equal, 1 is less than or equal, 2 is greater than or equal.
    package var relation: Int
    /// The second item. 0 is none, or for a position the container. 1 is the container. Views and guides follow.
    package var second: Int
    package var secondAttribute: Int
    /// Whether the second item is the layout margins guide of a view.
    package var isToMargins: Bool
    package var isHalved: Bool
    package var constant: Int
    package var priority: Int

    package init(
        first: Int,
        attribute: Int,
        relation: Int = 0,
        second: Int = 0,
        secondAttribute: Int = 0,
        isToMargins: Bool = false,
        isHalved: Bool = false,
        constant: Int = 0,
        priority: Int = 1000
    ) {
        self.first = first
        self.attribute = attribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.isToMargins = isToMargins
        self.isHalved = isHalved
        self.constant = constant
        self.priority = priority
    }

    init(using generator: inout SeededGenerator) {
        self.init(
            first: generator.below(12),
            attribute: generator.below(3) == 0 ? generator.below(2) : 2 + generator.below(18),
            relation: generator.below(5),
            second: generator.below(13),
            secondAttribute: generator.below(8),
            isToMargins: generator.below(6) == 0,
            isHalved: generator.below(4) == 0,
            constant: generator.below(80) - 30,
            priority: Self.drawPriority(using: &generator)
        )
    }

    static func drawPriority(using generator: inout SeededGenerator) -> Int {
        generator.below(3) == 0 ? 1000 : 1 + generator.below(100) * 10
    }

    // MARK: Constraints for stack views

    /// Returns the first of leading, top, trailing and bottom.
    static func edges(of view: Int, count: Int) -> [LayoutTie] {
        [NSLayoutConstraint.Attribute.leading, .top, .trailing, .bottom].prefix(count).map {
            LayoutTie(first: view, attribute: attributes.firstIndex(of: $0) ?? 0, second: 1)
        }
    }

    static func size(of view: Int, isWidth: Bool, using generator: inout SeededGenerator) -> LayoutTie {
        LayoutTie(
            first: view,
            attribute: isWidth ? 0 : 1,
            relation: generator.below(6) == 0 ? 2 : 0,
            constant: 10 + generator.below(8) * 10,
            priority: [1000, 999, 750, 500, 250][generator.below(5)]
        )
    }

    static func aspect(of view: Int, using generator: inout SeededGenerator) -> LayoutTie {
        LayoutTie(
            first: view,
            attribute: 1,
            second: view + 2,
            secondAttribute: 0,
            isHalved: generator.below(2) == 0,
            priority: [999, 750, 500][generator.below(3)]
        )
    }

    // MARK: Attributes and items

    /// The attributes, with sizes first.
    static let attributes: [NSLayoutConstraint.Attribute] = [
        .width, .height, .leading, .trailing, .top, .bottom, .centerX, .centerY, .left, .right, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// Returns the attributes that the second item may have.
    static func counterparts(of attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint.Attribute] {
        let families: [[NSLayoutConstraint.Attribute]] = [
            [.width, .height],
            [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
            [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
            [
                .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins,
            ],
        ]
        let family = families.first { $0.contains(attribute) } ?? [attribute]
        // The same attribute comes first, because it is the most common one.
        return [attribute, attribute] + family.filter { $0 != attribute }
    }
}
