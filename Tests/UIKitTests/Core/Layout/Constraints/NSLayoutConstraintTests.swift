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

    /// Layout libraries name the attribute again where there is no second item.
    @Test func aConstantMayNameAnAttribute() {
        let constraint = NSLayoutConstraint(
            item: inner,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .width,
            multiplier: 1,
            constant: 100
        )
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondAnchor == nil && constraint.constant == 100)
        outer.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        constraint.isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 100)
    }

    @Test func aDistanceHasNoItem() {
        outer.addSubview(inner)
        let distance = inner.topAnchor.anchorWithOffset(to: inner.bottomAnchor)
        let constraint = distance.constraint(equalTo: outer.topAnchor.anchorWithOffset(to: inner.topAnchor))
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.firstAnchor.isEqual(distance) && constraint.secondAnchor != nil)
        let sized = distance.constraint(equalTo: outer.widthAnchor)
        #expect(sized.firstItem == nil && sized.secondItem === outer && sized.secondAttribute == .width)
    }

    /// UIKit relates positions across axes, each in the coordinates of the common ancestor.
    @Test func aLeftEdgeMayFollowATopEdge() {
        let other = UIView(frame: CGRect(x: 50, y: 70, width: 20, height: 30))
        outer.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        outer.addSubview(other)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        func relate(_ one: NSLayoutConstraint.Attribute, _ two: NSLayoutConstraint.Attribute, _ factor: CGFloat) {
            NSLayoutConstraint(
                item: inner,
                attribute: one,
                relatedBy: .equal,
                toItem: other,
                attribute: two,
                multiplier: factor,
                constant: 5
            ).isActive = true
        }
        relate(.left, .top, 1)
        relate(.bottom, .right, 2)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 75, y: 145, width: 0, height: 0))
        // From right to left, a trailing edge is measured from the right edge of the ancestor.
        outer.removeConstraints(outer.constraints)
        outer.semanticContentAttribute = .forceRightToLeft
        relate(.leading, .top, 1)
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 325)
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
