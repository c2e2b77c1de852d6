import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that a stack view looks like a new one with the same views in the same state.
    @Suite @MainActor struct UIStackViewHistoryTests {
        private let stage = LayoutStage()
        private let stack = UIStackView()

        init() {
            stage.add(stack)
            stage.layOut(
                stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
            )
        }

        private func box(width: CGFloat? = nil, height: CGFloat? = nil, priority: Float = 1000) -> UIView {
            let view = UIView()
            if let width { view.widthAnchor.constraint(equalToConstant: width).at(priority).isActive = true }
            if let height { view.heightAnchor.constraint(equalToConstant: height).at(priority).isActive = true }
            return view
        }

        private func layOut() { stage.view.layoutIfNeeded() }

        /// A text that was wrapped doesn't keep its height when the row hides it.
        @Test func aHiddenTextInARowForgetsItsLines() {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "A text that needs several lines in a narrow label"
            stack.addArrangedSubview(label)
            label.widthAnchor.constraint(equalToConstant: 60).at(999).isActive = true
            layOut()
            #expect(stack.frame.height > 60)
            stack.addArrangedSubview(box(width: 10, height: 10, priority: 500))
            label.isHidden = true
            layOut()
            #expect(stack.frame.height < 30)
        }

        /// Heights contradict the alignment. Those of the earlier constraint win, whenever the views were added.
        @Test(.ignoresLayoutReports, arguments: [false, true])
        func contradictionsAreSettledByTheArrangement(isLate: Bool) {
            let (low, high) = (box(height: 20), box(height: 50))
            stack.addArrangedSubview(low)
            if isLate { layOut() }
            stack.insertArrangedSubview(high, at: 0)
            layOut()
            #expect(stack.frame.height == 50)
        }

        /// The distribution is proportional to contents whose sizes depend on their own constraints only.
        @Test func proportionsFollowWhatIsInTheViews() {
            stack.distribution = .fillProportionally
            let inner = box(width: 60, priority: 999)
            let panel = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            panel.addSubview(inner)
            NSLayoutConstraint.activate(inner.pins(to: panel))
            stack.addArrangedSubview(panel)
            stack.addArrangedSubview(WishView(60, 10))
            stage.layOut(stack.widthAnchor.constraint(equalToConstant: 240))
            #expect(panel.frame.width == 120)
            inner.constraints.first { $0.firstAttribute == .width }?.constant = 180
            layOut()
            #expect(panel.frame.width == 180)
        }

        /// The length of a view ignores the constraint that the stack view itself added while the view was hidden.
        @Test func proportionsForgetThatAViewWasHidden() {
            stack.distribution = .fillProportionally
            let (one, two) = (box(width: 60, priority: 999), WishView(60, 10))
            one.isHidden = true
            stack.addArrangedSubview(one)
            stack.addArrangedSubview(two)
            stage.layOut(stack.widthAnchor.constraint(equalToConstant: 240))
            #expect(two.frame.width == 240)
            one.isHidden = false
            layOut()
            #expect(one.frame.width == 120 && two.frame.width == 120)
        }

        /// The system spacing between baselines depends on the fonts.
        @Test func systemSpacingBetweenBaselinesFollowsTheFonts() {
            let labels = (0..<2).map { _ in UILabel() }
            for label in labels {
                label.text = "words"
                stack.addArrangedSubview(label)
            }
            stack.axis = .vertical
            stack.isBaselineRelativeArrangement = true
            stack.spacing = UIStackView.spacingUseSystem
            layOut()
            let before = labels[1].frame.maxY
            for label in labels { label.font = .systemFont(ofSize: 40) }
            layOut()
            let after = labels[1].frame.maxY
            stack.spacing = 0
            layOut()
            stack.spacing = UIStackView.spacingUseSystem
            layOut()
            #expect(after > before && labels[1].frame.maxY == after)
        }

        /// Ambiguous constraints are decided in the order of the arrangement, and not of the subviews.
        @Test func theOrderOfSubviewsDecidesNothing() {
            let (one, two) = (UIView(), UIView())
            stack.addSubview(two)
            stack.addArrangedSubview(one)
            stack.addArrangedSubview(two)
            stage.layOut(stack.widthAnchor.constraint(equalToConstant: 100))
            let widths = [one.frame.width, two.frame.width]
            stack.sendSubviewToBack(one)
            layOut()
            #expect([one.frame.width, two.frame.width] == widths)
        }
    }
}
