import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that a layout depends on the current hierarchy and its constraints only, and not on their history.
    @Suite @MainActor struct LayoutHistoryTests {
        /// Only the distance of two views is given. The first one in the hierarchy begins at its superview's edge.
        @Test func undeterminedValuesAreDecidedInTheOrderOfTheViews() {
            let stage = LayoutStage()
            let (one, two) = (UIView(), stage.add(UIView()))
            stage.layOut(two.topAnchor.constraint(equalTo: stage.view.topAnchor))
            one.translatesAutoresizingMaskIntoConstraints = false
            stage.view.insertSubview(one, at: 0)
            stage.layOut(two.leadingAnchor.constraint(equalTo: one.leadingAnchor, constant: 50))
            #expect(one.frame.minX == 0 && two.frame.minX == 50)
            stage.view.bringSubviewToFront(one)
            stage.view.layoutIfNeeded()
            #expect(one.frame.minX == -50 && two.frame.minX == 0)
            stage.view.exchangeSubview(at: 0, withSubviewAt: 1)
            stage.view.layoutIfNeeded()
            #expect(one.frame.minX == 0 && two.frame.minX == 50)
        }

        /// The constraint to an edge, which is activated first, holds even though the view's direction
        /// makes it a new equation.
        @Test(.ignoresLayoutReports) func theConstraintActivatedLastGivesWayWhateverWasWrittenAgain() {
            let stage = LayoutStage()
            let view = stage.add(UIView())
            stage.layOut(
                view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
                view.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 30),
                view.widthAnchor.constraint(equalToConstant: 50)
            )
            #expect(view.frame.minX == 10)
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.view.layoutIfNeeded()
            #expect(view.frame.minX == 30 && view.frame.maxX == 290)
        }

        /// A constraint between both axes makes the width of a text depend on its height.
        @Test func aTextWhoseWidthFollowsItsHeightForgetsTheTextBefore() {
            let (stage, other) = (LayoutStage(), LayoutStage())
            func add(_ text: String, to stage: LayoutStage) -> UILabel {
                let label = stage.add(UILabel())
                label.numberOfLines = 0
                label.text = text
                stage.layOut(
                    label.topAnchor.constraint(equalTo: stage.view.topAnchor),
                    label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                    label.heightAnchor.constraint(equalTo: label.widthAnchor).at(750),
                    label.widthAnchor.constraint(equalToConstant: 20).at(749)
                )
                return label
            }
            let label = add(String(repeating: "many words ", count: 25), to: stage)
            label.text = "word"
            stage.view.layoutIfNeeded()
            let fresh = add("word", to: other)
            #expect(label.frame == fresh.frame)
        }

        /// A label with zero width has the height of one whose width is unknown.
        @Test func aLabelWithoutWidthIsOneLineHigh() {
            let stage = LayoutStage()
            let label = stage.add(UILabel())
            label.numberOfLines = 0
            label.text = "A text that needs several lines in a narrow label"
            let width = label.widthAnchor.constraint(equalToConstant: 60)
            stage.layOut(
                width,
                label.topAnchor.constraint(equalTo: stage.view.topAnchor),
                label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
            )
            let line = label.font.lineHeight.rounded(.up)
            #expect(label.frame.height > 3 * line)
            width.constant = 0
            stage.view.layoutIfNeeded()
            #expect(label.frame.height <= line + 0.5)
        }

        /// The autoresizing mask of a view among constraints takes effect when it is set.
        @Test func aMaskTakesEffectWhenItIsSet() {
            let stage = LayoutStage()
            let panel = stage.add(UIView())
            let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
            panel.addSubview(inner)
            let beside = stage.add(UIView(), to: panel)
            let width = panel.widthAnchor.constraint(equalToConstant: 100)
            stage.layOut(
                width,
                panel.topAnchor.constraint(equalTo: stage.view.topAnchor),
                panel.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                beside.leftAnchor.constraint(equalTo: inner.rightAnchor),
                beside.topAnchor.constraint(equalTo: panel.topAnchor)
            )
            #expect(beside.frame.minX == 90)
            inner.autoresizingMask = .flexibleWidth
            width.constant = 200
            stage.view.layoutIfNeeded()
            #expect(inner.frame.width == 180 && beside.frame.minX == 190)
            panel.autoresizesSubviews = false
            width.constant = 100
            stage.view.layoutIfNeeded()
            #expect(inner.frame.width == 180 && beside.frame.minX == 190)
        }

        /// A view whose frame was set while constraints didn't determine it returns to the position that
        /// they give it.
        @Test func aViewReturnsToItsPlaceWhenConstraintsDecideAgain() {
            let stage = LayoutStage()
            let view = stage.add(WishView(100, 20))
            stage.layOut(
                view.topAnchor.constraint(equalTo: stage.view.topAnchor),
                view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
            )
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = .zero
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.view.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        }

        /// The constraint of the moved view alone makes its new superview lay out its subviews.
        @Test func aViewIsPlacedInASuperviewThatPlacedNothingBefore() {
            let stage = LayoutStage()
            let (panel, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), stage.add(WishView(100, 20)))
            stage.view.addSubview(panel)
            let width = view.widthAnchor.constraint(equalToConstant: 30)
            stage.layOut(width)
            panel.addSubview(view)
            width.constant = 40
            stage.view.layoutIfNeeded()
            #expect(view.frame.width == 40)
        }

        /// A flexible width of 0 stays when the superview shrinks, and grows from there.
        @Test func aMaskForgetsWhatAWidthWouldHaveBecomeBelowZero() {
            let stage = LayoutStage()
            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let inner = UIView()
            inner.autoresizingMask = .flexibleWidth
            stage.view.addSubview(panel)
            panel.addSubview(inner)
            let beside = stage.add(UIView(), to: panel)
            stage.layOut(
                beside.leftAnchor.constraint(equalTo: inner.rightAnchor),
                beside.topAnchor.constraint(equalTo: panel.topAnchor)
            )
            panel.frame.size.width = 0
            stage.view.layoutIfNeeded()
            panel.frame.size.width = 100
            stage.view.layoutIfNeeded()
            #expect(inner.frame.width == 100 && beside.frame.minX == 100)
        }

        /// The content size category changes between a change of the text's appearance and the next shaping.
        @Test func aLabelThatWaitsToBeShapedFollowsTheCategory() {
            let stage = LayoutStage()
            let label = stage.add(UILabel())
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.text = "words"
            stage.layOut(
                label.topAnchor.constraint(equalTo: stage.view.topAnchor),
                label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
            )
            let width = label.frame.width
            label.textAlignment = .left
            stage.screen.setContentSizeCategory(.extraSmall)
            stage.view.layoutIfNeeded()
            #expect(label.frame.width < width)
        }
    }
}
