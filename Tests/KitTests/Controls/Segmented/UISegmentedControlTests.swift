import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UISegmentedControlTests {
        private final class Log {
            var entries: [String] = []
        }

        private let screen = TestScreen(size: CGSize(width: 400, height: 100))
        private let control = UISegmentedControl(items: ["One", "Two", "Three"])
        private let log = Log()

        init() {
            control.frame = CGRect(x: 50, y: 30, width: 300, height: 32)
            screen.window.addSubview(control)
            control.addAction(
                UIAction { [log] in
                    log.entries.append("\(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
                },
                for: .valueChanged
            )
            screen.settle()
        }

        private func point(_ index: Int) -> CGPoint { CGPoint(x: 100 + 100 * CGFloat(index), y: 46) }
        private var views: [SegmentView] { control.subviews.compactMap { $0 as? SegmentView } }
        /// The background of the selected segment.
        private var marker: CGRect { screen.presentedFrame(of: control.marker) }

        @Test func sizesAndDefaultsAreApples() {
            #expect(control.sizeThatFits(.zero).height == 32 && control.intrinsicContentSize.height == 31)
            #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
            #expect(!control.isMomentary && !control.apportionsSegmentWidthsByContent)
            #expect(control.marker.alpha == 0)
            let widest = views.map(\.naturalWidth).max() ?? 0
            #expect(control.intrinsicContentSize.width == (3 * widest).rounded(.up))
            #expect(UISegmentedControl(items: ["A", 1]).numberOfSegments == 1)
        }

        @Test func largeTitlesFitIntoTheControl() throws {
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            for view in views {
                let label = try #require(view.subviews.first as? UILabel)
                #expect(label.shownFont.lineHeight <= control.bounds.height - 2 * SegmentMetrics.inset)
                #expect(label.shownFont.pointSize > Looks.segmentTitle.light.size)
            }
        }

        @Test func theSegmentsOfADisabledControlAreDisabled() {
            #expect(screen.accessibilityTree.allSatisfy { !$0.traits.contains(.notEnabled) })
            control.isEnabled = false
            screen.settle()
            #expect(screen.accessibilityTree.count == 3)
            #expect(screen.accessibilityTree.allSatisfy { $0.traits.contains(.notEnabled) })
            #expect(views.allSatisfy { !$0.accessibilityActivate() } && control.selectedSegmentIndex < 0)
        }

        @Test func aTapSelectsASegmentOnce() {
            screen.tap(at: point(1))
            screen.tap(at: point(1))
            #expect(control.selectedSegmentIndex == 1 && log.entries == ["1"])
            screen.advance(by: 0.1)
            screen.tap(at: point(2))
            screen.advance(by: 0.1)
            #expect(marker.minX > 152 && marker.minX < 252)
            screen.settle()
            #expect(marker == CGRect(x: 252, y: 32, width: 96, height: 28) && log.entries == ["1", "2"])
        }

        @Test func codeSelectsWithoutEvents() {
            control.selectedSegmentIndex = 2
            screen.settle()
            #expect(marker.minX == 252 && control.marker.alpha == 1 && log.entries.isEmpty)
            control.selectedSegmentIndex = UISegmentedControl.noSegment
            screen.settle()
            #expect(control.marker.alpha == 0)
        }

        @Test func theFingerSelectsWhereItIsLifted() {
            screen.touchDown(at: point(0))
            screen.touchMove(to: point(2))
            #expect(log.entries.isEmpty)
            screen.touchUp()
            #expect(log.entries == ["2"])
            screen.touchDown(at: point(0))
            screen.touchMove(to: CGPoint(x: 100, y: 1_000))
            screen.touchUp()
            screen.touchDown(at: point(0))
            screen.touchCancel()
            #expect(log.entries == ["2"])
        }

        @Test func aMomentaryControlKeepsNoSelection() {
            control.isMomentary = true
            screen.tap(at: point(1))
            screen.tap(at: point(1))
            #expect(log.entries == ["1", "1"] && control.selectedSegmentIndex == -1 && control.marker.alpha == 0)
        }

        @Test func actionsArePerformedBeforeTheEvent() {
            let image = UIImage(systemName: "star")
            let identifier = UIAction.Identifier("star")
            let actions = [
                UIAction(title: "A") { [log] _ in log.entries.append("A") },
                UIAction(title: "Star", image: image, identifier: identifier) { [log] _ in log.entries.append("Star") },
            ]
            let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: actions)
            control.addAction(UIAction { [log] _ in log.entries.append("changed") }, for: .valueChanged)
            screen.window.addSubview(control)
            screen.settle()
            #expect(control.titleForSegment(at: 0) == "A" && control.titleForSegment(at: 1) == nil)
            #expect(control.imageForSegment(at: 1) === image && control.actionForSegment(at: 1) === actions[1])
            #expect(control.segmentIndex(identifiedBy: identifier) == 1)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)
            screen.tap(at: CGPoint(x: 75, y: 16))
            #expect(log.entries == ["Star", "changed"])
            control.setAction(UIAction(title: "B") { _ in }, forSegmentAt: 1)
            #expect(control.titleForSegment(at: 1) == "B" && control.imageForSegment(at: 1) == nil)
        }

        @Test func segmentsAreInsertedAndRemovedBesideTheSelection() {
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "Zero", at: 0, animated: false)
            #expect(control.selectedSegmentIndex == 2)
            control.insertSegment(with: UIImage(systemName: "plus"), at: 99, animated: true)
            screen.settle()
            #expect(control.numberOfSegments == 5 && views.last?.frame == CGRect(x: 240, y: 0, width: 60, height: 32))
            control.removeSegment(at: 0, animated: true)
            #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 4)
            screen.settle()
            #expect(views.count == 4)
            control.removeSegment(at: 1, animated: false)
            #expect(control.selectedSegmentIndex == -1)
            control.removeAllSegments()
            #expect(control.numberOfSegments == 0 && views.isEmpty && control.intrinsicContentSize.width == 0)
        }

        @Test func segmentsHaveWidthsOffsetsAndStatesOfTheirOwn() {
            control.setWidth(200, forSegmentAt: 1)
            control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
            control.setEnabled(false, forSegmentAt: 2)
            control.setTitle("Uno", forSegmentAt: 0)
            screen.settle()
            #expect(views.map(\.frame.width) == [50, 200, 50])
            #expect(control.widthForSegment(at: 1) == 200 && control.titleForSegment(at: 0) == "Uno")
            #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
            #expect(views[0].subviews[1].frame.origin == CGPoint(x: 3, y: 4))
            #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
            screen.tap(at: CGPoint(x: 340, y: 46))
            #expect(log.entries.isEmpty)
            control.setWidth(0, forSegmentAt: 1)
            control.apportionsSegmentWidthsByContent = true
            screen.settle()
            #expect(views[2].frame.width > views[1].frame.width)
        }

        @Test func rightToLeftIsMirrored() {
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(views.map(\.frame.minX) == [200, 100, 0])
            screen.tap(at: point(0))
            #expect(log.entries == ["2"])
        }

        @Test func keysSelectInTheFocusedControl() {
            control.setEnabled(false, forSegmentAt: 1)
            screen.press(.keyboardTab)
            #expect(control.isFocused)
            for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd] {
                screen.press(key)
            }
            screen.press(.keyboardSpacebar)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardLeftArrow)
            #expect(log.entries == ["0", "2", "0", "2", "0"])
        }

        @Test func assistiveTechnologySeesTheSegments() throws {
            let two = try #require(screen.element(labelled: "Two"))
            #expect(two.traits == .button)
            screen.activate(two)
            #expect(log.entries == ["1"] && screen.element(labelled: "Two")?.traits == [.button, .selected])
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first { $0.label == "Three" })
            #expect(HostElement(item).list?.position == 3 && HostElement(item).list?.count == 3)
            control.isEnabled = false
            screen.tap(at: point(2))
            #expect(log.entries == ["1"])
        }

        @Test func titlesHaveTheAttributesOfTheirState() {
            let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
            control.setTitleTextAttributes(red, for: .selected)
            #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
            #expect(control.titleTextAttributes(for: .normal) == nil)
            control.selectedSegmentIndex = 0
            screen.settle()
            let color = { (index: Int) -> UIColor? in
                (views[index].subviews[0] as? UILabel)?.attributedText?
                    .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            }
            #expect(color(0) == .red && color(1) == .label)
            control.selectedSegmentTintColor = .blue
            #expect(control.marker.backgroundColor == .blue)
        }

        @Test func titlesFollowTheTextSize() {
            let small = views[0].naturalWidth
            screen.setContentSizeCategory(.accessibilityLarge)
            screen.settle()
            #expect(views[0].naturalWidth > small)
        }
    }
}
