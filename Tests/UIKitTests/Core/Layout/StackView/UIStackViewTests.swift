import Testing
import UIKit

/// Tests the arranged views and the properties of a stack view.
@Suite @MainActor struct UIStackViewTests {
    private let views = (0..<4).map { _ in UIView() }

    private func isOrdered(_ stack: UIStackView, _ indices: Int...) -> Bool {
        stack.arrangedSubviews == indices.map { views[$0] }
    }

    @Test func arrangedViewsAreSubviewsLaidOutByConstraints() {
        let stack = UIStackView(arrangedSubviews: views)
        #expect(isOrdered(stack, 0, 1, 2, 3))
        #expect(stack.subviews == views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.layoutMargins == .zero)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func theOrderIsItsOwn() {
        let stack = UIStackView(arrangedSubviews: Array(views[..<3]))
        stack.insertArrangedSubview(views[3], at: 1)
        #expect(isOrdered(stack, 0, 3, 1, 2))
        #expect(stack.subviews.last === views[3])
        // Inserting an existing view moves it in the arrangement, but not in the order of subviews.
        stack.insertArrangedSubview(views[0], at: 2)
        #expect(isOrdered(stack, 3, 1, 0, 2))
        #expect(stack.subviews.first === views[0])
        stack.addArrangedSubview(views[3])
        #expect(isOrdered(stack, 1, 0, 2, 3))
        #expect(stack.subviews.count == 4)
    }

    @Test func removingOneFromTheOrderKeepsItASubviewAndTheOtherWayRoundNot() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.removeArrangedSubview(views[1])
        #expect(isOrdered(stack, 0, 2, 3))
        #expect(views[1].superview === stack)
        views[2].removeFromSuperview()
        #expect(isOrdered(stack, 0, 3))
        UIView().addSubview(views[3])
        #expect(isOrdered(stack, 0))
        stack.removeArrangedSubview(UIView())
        #expect(isOrdered(stack, 0))
        let background = UIView()
        stack.addSubview(background)
        #expect(isOrdered(stack, 0))
        stack.addArrangedSubview(background)
        #expect(stack.arrangedSubviews.last === background)
    }

    @Test func customSpacingIsAViewsWhileItIsArranged() {
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(7, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(stack.customSpacing(after: views[0]) == 7)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseSystem)
        stack.insertArrangedSubview(views[0], at: 2)
        #expect(stack.customSpacing(after: views[0]) == 7)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(views[0])
        stack.addArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        let stranger = UIView()
        stack.setCustomSpacing(7, after: stranger)
        #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    }

    @Test func anIndexOutsideStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
        }
    }

    @Test func aRemovedViewTakesItsConstraintsAlong() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .equalCentering
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
        stack.removeArrangedSubview(views[1])
        #expect(!stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
        for view in views { view.removeFromSuperview() }
        stack.updateConstraintsIfNeeded()
        #expect(stack.constraints.isEmpty && stack.layoutGuides.isEmpty)
    }

    @Test func aChangeKeepsTheConstraintsThatItDoesNotTouch() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.updateConstraintsIfNeeded()
        let constraints = stack.constraints
        let before = Set(constraints.map(ObjectIdentifier.init))
        stack.spacing = 12
        stack.updateConstraintsIfNeeded()
        #expect(Set(stack.constraints.map(ObjectIdentifier.init)) == before)
        stack.axis = .vertical
        stack.updateConstraintsIfNeeded()
        #expect(Set(stack.constraints.map(ObjectIdentifier.init)).isDisjoint(with: before))
        #expect(constraints.allSatisfy { !$0.isActive })
    }
}
