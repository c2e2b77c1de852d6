import CoreGraphics
import Testing

@testable import UIKit

@MainActor struct NSLayoutConstraintTests {
    private let outer = UIView()
    private let inner = UIView()

    @Test func anchorsMakeWhatTheyAreAskedFor() {
        outer.addSubview(inner)
        let constraint = inner.widthAnchor.constraint(lessThanOrEqualTo: outer.heightAnchor, multiplier: 2, constant: 3)
        #expect(constraint.firstItem === inner && constraint.secondItem === outer)
        #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
        #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 2 && constraint.constant == 3)
        #expect(constraint.priority == .required && !constraint.isActive && !constraint.shouldBeArchived)
        #expect(constraint.secondAnchor?.operand.attribute == .height)
        let single = inner.heightAnchor.constraint(equalToConstant: 5)
        #expect(single.secondItem == nil && single.secondAttribute == .notAnAttribute && single.secondAnchor == nil)
        let spaced = inner.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 2)
        #expect(spaced.constant == 16)
        #expect(inner.topAnchor == inner.topAnchor && inner.topAnchor.hash == inner.topAnchor.hash)
        #expect(inner.topAnchor != outer.topAnchor && inner.topAnchor != inner.bottomAnchor)
    }

    @Test func itsAnchorsAreTheItemsOwn() {
        outer.addSubview(inner)
        let guide = outer.layoutMarginsGuide
        let cases: [(NSLayoutConstraint, NSObject, NSObject, String)] = [
            (
                inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor), inner.leadingAnchor,
                guide.trailingAnchor, "NSLayoutXAxisAnchor"
            ),
            (
                inner.firstBaselineAnchor.constraint(equalTo: outer.topAnchor), inner.firstBaselineAnchor,
                outer.topAnchor, "NSLayoutYAxisAnchor"
            ),
            (
                inner.widthAnchor.constraint(equalTo: outer.heightAnchor), inner.widthAnchor, outer.heightAnchor,
                "NSLayoutDimension"
            ),
            (
                inner.topAnchor.anchorWithOffset(to: inner.bottomAnchor).constraint(equalTo: outer.widthAnchor),
                inner.topAnchor.anchorWithOffset(to: inner.bottomAnchor), outer.widthAnchor, "NSLayoutDimension"
            ),
        ]
        for (constraint, first, second, name) in cases {
            let anchors = [constraint.firstAnchor, constraint.secondAnchor]
            for (one, other) in zip(anchors, [first, second]) {
                #expect(one?.isEqual(other) == true && other.isEqual(one) && one?.hash == other.hash)
                #expect(one?.description.hasPrefix("<\(name):0x") == true)
            }
            #expect(other(of: first) != constraint.firstAnchor && first != second)
        }
        #expect(!inner.topAnchor.isEqual(inner) && !inner.topAnchor.isEqual(nil))
    }

    /// Returns an anchor of the same kind that belongs to no item of the constraint.
    private func other(of anchor: NSObject) -> NSObject {
        switch anchor {
        case is NSLayoutXAxisAnchor: UIView().leadingAnchor
        case is NSLayoutYAxisAnchor: UIView().firstBaselineAnchor
        default: UIView().widthAnchor
        }
    }

    @Test func theNearestCommonAncestorHoldsIt() {
        let (middle, other) = (UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.addSubview(other)
        let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
        let up = inner.topAnchor.constraint(equalTo: middle.topAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([across, up, own])
        #expect(outer.constraints == [across] && middle.constraints == [up] && inner.constraints == [own])
        own.isActive = true
        #expect(inner.constraints == [own])
        outer.addConstraint(own)
        #expect(outer.constraints == [across, own] && inner.constraints.isEmpty && own.isActive)
        inner.removeConstraint(own)
        #expect(own.isActive)
        outer.removeConstraints([own, up])
        #expect(!own.isActive && up.isActive)
        NSLayoutConstraint.deactivate([across, up])
        #expect(outer.constraints.isEmpty && middle.constraints.isEmpty)
    }

    @Test func describesItself() {
        outer.addSubview(inner)
        let constraint = inner.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8.5)
        constraint.identifier = "gap"
        constraint.priority = .defaultHigh
        let (one, two) = (address(of: inner), address(of: outer))
        let head = "<NSLayoutConstraint:\(address(of: constraint)) 'gap' "
        #expect(
            constraint.description
                == head + "UIView:\(one).leading == UIView:\(two).trailing - 8.5 @750   (inactive)>"
        )
        constraint.isActive = true
        #expect(constraint.description.hasSuffix("@750   (active)>"))
        let label = UILabel()
        label.text = "Text"
        let half = label.widthAnchor.constraint(greaterThanOrEqualTo: outer.widthAnchor, multiplier: 0.5)
        #expect(
            half.description.hasSuffix(
                "UILabel:\(address(of: label))'Text'.width >= 0.5*UIView:\(two).width   (inactive)>"
            )
        )
    }

    @Test func prioritiesAreNumbers() {
        #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
        #expect(UILayoutPriority.required - .defaultLow == 750 && .defaultLow < UILayoutPriority.defaultHigh)
        var priority = UILayoutPriority.fittingSizeLevel
        priority += 5
        priority -= 1
        #expect(priority.rawValue == 54)
    }

    @Test func contentPrioritiesAreUIKitsAtFirst() {
        let button = UIButton(type: .system)
        for view in [UIView(), UILabel(), button, UIImageView()] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            }
        }
        button.setContentHuggingPriority(.required, for: .vertical)
        #expect(button.contentHuggingPriority(for: .vertical) == .required)
        #expect(button.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}
