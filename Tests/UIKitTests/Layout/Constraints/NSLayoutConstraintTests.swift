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
