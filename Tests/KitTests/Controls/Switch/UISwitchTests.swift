import CoreGraphics
import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SwitchTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 100))
        private let toggle = UISwitch(frame: CGRect(x: 20, y: 30, width: 3, height: 3))
        private final class Log {
            var values: [Bool] = []
            var primary = 0
        }
        private let log = Log()

        init() {
            screen.window.addSubview(toggle)
            toggle.addAction(
                UIAction { [log] action in log.values.append((action.sender as? UISwitch)?.isOn ?? false) },
                for: .valueChanged
            )
            toggle.addAction(UIAction { [log] _ in log.primary += 1 }, for: .primaryActionTriggered)
            screen.settle()
        }

        private var thumb: CGRect { screen.presentedFrame(of: toggle.subviews[0].subviews[0]) }
        private var track: CGRect { screen.presentedFrame(of: toggle.subviews[0]) }

        @Test func defaultsAreApples() {
            #expect(!toggle.isOn && toggle.onTintColor == nil && toggle.thumbTintColor == nil && toggle.title == nil)
            #expect(toggle.style == .sliding && toggle.preferredStyle == .automatic)
            #expect(toggle.frame == CGRect(x: 20, y: 30, width: 63, height: 28))
            #expect(toggle.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
            #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
            #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(toggle.contentHuggingPriority(for: axis) == .defaultHigh)
            }
            let constrained = UISwitch()
            constrained.translatesAutoresizingMaskIntoConstraints = false
            screen.window.addSubview(constrained)
            constrained.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor, constant: 10).isActive = true
            constrained.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 10).isActive = true
            screen.settle()
            #expect(constrained.frame == CGRect(x: 10, y: 10, width: 63, height: 28))
        }

        @Test func codeChangesTheValueWithoutEvents() {
            let off = thumb
            toggle.isOn = true
            screen.settle()
            let on = thumb
            #expect(on.minX > off.maxX - off.width && on.maxX < track.maxX)
            #expect(off.minX - track.minX == track.maxX - on.maxX)
            toggle.setOn(false, animated: true)
            screen.advance(by: 0.12)
            #expect(thumb.minX > off.minX && thumb.minX < on.minX)
            toggle.setOn(false, animated: true)
            screen.settle()
            #expect(thumb == off)
            #expect(log.values.isEmpty && log.primary == 0)
        }

        @Test func aTapTogglesWithMotion() {
            let off = thumb
            screen.touchDown(at: toggle.center)
            screen.advance(by: 0.3)
            #expect(thumb.width > off.width && log.values.isEmpty && toggle.isHighlighted)
            screen.touchUp()
            #expect(toggle.isOn && log.values == [true])
            screen.advance(by: 0.1)
            #expect(thumb.minX > off.minX)
            screen.settle()
            #expect(thumb.width == off.width)
            screen.tap(toggle)
            screen.settle()
            #expect(log.values == [true, false] && log.primary == 2 && thumb == off)
        }

        @Test(arguments: [(-40.0, false), (4, true), (9, false), (13, true), (60, true)])
        func aDragTogglesWhereItEnds(distance: Double, isOn: Bool) {
            let start = CGPoint(x: 40, y: 45)
            screen.drag(from: start, to: CGPoint(x: start.x + distance, y: 45), duration: 0.2)
            #expect(toggle.isOn == isOn)
            #expect(log.values == (isOn ? [true] : []))
            screen.settle()
            #expect(thumb == resting(isOn))
        }

        private func resting(_ isOn: Bool) -> CGRect {
            SwitchGeometry(bounds: toggle.bounds, isRightToLeft: false).thumb(at: isOn ? 1 : 0, isPressed: false)
                .offsetBy(dx: 20, dy: 30)
        }

        @Test func theThumbFollowsTheFingerAndReturns() {
            screen.touchDown(at: CGPoint(x: 40, y: 45))
            screen.advance(by: 0.3)
            let start = thumb
            screen.touchMove(to: CGPoint(x: 47, y: 45))
            screen.advance(by: 0.02)
            #expect(abs(thumb.minX - start.minX - 7) < 1.5)
            screen.touchMove(to: CGPoint(x: 65, y: 45))
            screen.touchMove(to: CGPoint(x: 41, y: 45))
            screen.touchUp()
            screen.settle()
            #expect(!toggle.isOn && log.values.isEmpty && thumb == resting(false))
        }

        @Test func aCancelledTouchAndADisabledSwitchChangeNothing() {
            screen.touchDown(at: toggle.center)
            screen.touchMove(to: CGPoint(x: 85, y: 45))
            screen.touchCancel()
            screen.settle()
            #expect(!toggle.isOn && thumb == resting(false))
            screen.touchDown(at: toggle.center)
            toggle.isEnabled = false
            screen.touchUp()
            screen.settle()
            // The thumb fades with the track, which doesn't show through it.
            #expect(toggle.subviews.map(\.alpha) == [0.5] && !toggle.canBecomeFocused)
            #expect(toggle.subviews.first?.subviews.map(\.alpha) == [1])
            screen.tap(at: toggle.center)
            #expect(!toggle.isOn && log.values.isEmpty && !toggle.accessibilityActivate())
            toggle.isEnabled = true
            #expect(toggle.subviews.map(\.alpha) == [1])
        }

        @Test func codeThatChangesTheValueDuringADragIsRespected() {
            screen.touchDown(at: CGPoint(x: 40, y: 45))
            screen.touchMove(to: CGPoint(x: 80, y: 45))
            toggle.isOn = true
            screen.touchUp()
            #expect(toggle.isOn && log.values.isEmpty)
        }

        @Test func rightToLeftIsMirrored() {
            let off = thumb
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(abs(thumb.maxX - (2 * track.midX - off.minX)) < 1e-9)
            screen.drag(from: CGPoint(x: 68, y: 45), to: CGPoint(x: 30, y: 45), duration: 0.2)
            #expect(toggle.isOn && log.values == [true])
        }

        @Test func keysToggleTheFocusedSwitch() {
            screen.press(.keyboardTab)
            #expect(toggle.isFocused)
            screen.press(.keyboardSpacebar)
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keypadEnter)
            #expect(log.values == [true, false, true])
            screen.press(.keyboardSpacebar, modifiers: .control)
            screen.press(.keyboardUpArrow)
            #expect(log.values.count == 3)
        }

        @Test func assistiveTechnologySeesAToggle() throws {
            toggle.accessibilityLabel = "Wi-Fi"
            let element = try #require(screen.element(labelled: "Wi-Fi"))
            #expect(element.value == "0" && element.traits == [.button, .toggleButton])
            screen.activate(element)
            #expect(toggle.isOn && log.values == [true])
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first)
            #expect(HostElement(item).role == .toggle && HostElement(item).isOn == true)
        }

        @Test func aSwitchInARowDoesNotSelectIt() {
            let tap = UITapGestureRecognizer()
            screen.window.addGestureRecognizer(tap)
            screen.tap(toggle)
            #expect(toggle.isOn && tap.state != .ended)
        }

        @Test func colorsAreThoseOfTheClient() throws {
            (toggle.onTintColor, toggle.thumbTintColor) = (.blue, .red)
            toggle.isOn = true
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            let scale = image.width / 200
            #expect(image.pixel(30 * scale, 45 * scale) == .blue)
            #expect(image.pixel(68 * scale, 45 * scale) == .red)
            (toggle.onTintColor, toggle.thumbTintColor) = (nil, nil)
            let track = toggle.subviews[0]
            #expect(track.backgroundColor == .systemGreen && track.subviews.map(\.backgroundColor) == [.white])
        }
    }
}
