import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIStepperTests {
        private final class Log {
            var values: [Double] = []
        }

        private let screen = TestScreen(size: CGSize(width: 200, height: 100))
        private let stepper = UIStepper(frame: CGRect(x: 20, y: 30, width: 3, height: 3))
        private let log = Log()
        private let minus = CGPoint(x: 40, y: 46)
        private let plus = CGPoint(x: 90, y: 46)

        init() {
            screen.window.addSubview(stepper)
            stepper.addAction(
                UIAction { [log] in log.values.append(($0.sender as? UIStepper)?.value ?? -1) },
                for: .valueChanged
            )
            screen.settle()
        }

        @Test func sizesAndDefaultsAreApples() {
            let size = CGSize(width: 94, height: 32)
            #expect(stepper.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: size))
            #expect(stepper.intrinsicContentSize == size && stepper.sizeThatFits(.zero) == size)
            #expect((stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) == (0, 100, 0, 1))
            #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(stepper.contentHuggingPriority(for: axis) == .defaultHigh)
            }
        }

        @Test func tapsStepByTheStepValueWithinTheRange() {
            stepper.stepValue = 40
            for _ in 0..<4 { screen.tap(at: plus) }
            #expect(log.values == [40, 80, 100])
            screen.tap(at: minus)
            #expect(log.values.last == 60)
            stepper.value = -3
            #expect(stepper.value == 0)
            screen.tap(at: minus)
            #expect(log.values.count == 4)
            stepper.maximumValue = 10
            stepper.value = 99
            #expect(stepper.value == 10)
        }

        @Test func aStepperThatWrapsGoesFromEndToEnd() {
            stepper.wraps = true
            stepper.maximumValue = 2
            for _ in 0..<4 { screen.tap(at: plus) }
            screen.tap(at: minus)
            #expect(log.values == [1, 2, 0, 1, 0])
            screen.tap(at: minus)
            #expect(stepper.value == 2)
        }

        @Test func aHeldHalfRepeatsAndStopsWithTheFinger() {
            screen.touchDown(at: plus)
            #expect(stepper.value == 1)
            screen.advance(by: 0.45)
            #expect(stepper.value == 1)
            screen.advance(by: 0.5)
            let held = stepper.value
            #expect(held > 3)
            screen.touchMove(to: CGPoint(x: 90, y: 90))
            screen.advance(by: 0.5)
            #expect(stepper.value == held)
            screen.touchUp()
            screen.settle()
            #expect(stepper.value == held && log.values == (1...Int(held)).map(Double.init))
        }

        @Test func withoutRepetitionTheFingerStepsWhereItIsLifted() {
            stepper.autorepeat = false
            screen.touchDown(at: plus)
            screen.advance(by: 2)
            #expect(stepper.value == 0)
            screen.touchUp()
            #expect(log.values == [1])
            screen.touchDown(at: plus)
            screen.touchMove(to: CGPoint(x: 90, y: 99))
            screen.touchUp()
            screen.touchDown(at: plus)
            screen.touchCancel()
            #expect(log.values == [1])
        }

        @Test func aDiscreteStepperReportsWhenTheTouchEnds() {
            stepper.isContinuous = false
            screen.touchDown(at: plus)
            screen.advance(by: 1)
            #expect(stepper.value > 3 && log.values.isEmpty)
            screen.touchUp()
            #expect(log.values == [stepper.value])
        }

        @Test func rightToLeftIsMirrored() {
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            screen.tap(at: minus)
            #expect(log.values == [1])
        }

        @Test func keysStepTheFocusedStepper() {
            screen.press(.keyboardTab)
            #expect(stepper.isFocused)
            for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardSpacebar, .keyboardLeftArrow, .keyboardEnd] {
                screen.press(key)
            }
            #expect(log.values == [1, 2, 1, 100])
            screen.press(.keyboardHome)
            #expect(stepper.value == 0)
        }

        @Test func assistiveTechnologySeesTwoButtons() throws {
            stepper.accessibilityLabel = "Copies"
            let plus = try #require(screen.element(labelled: "Copies, Increment"))
            #expect(plus.value == "0" && plus.traits == .button)
            screen.activate(plus)
            #expect(log.values == [1])
            let minus = try #require(screen.element(labelled: "Copies, Decrement"))
            screen.activate(minus)
            screen.activate(minus)
            #expect(log.values == [1, 0])
            #expect(screen.element(labelled: "Copies, Decrement")?.traits == [.button, .notEnabled])
        }

        @Test func aDisabledStepperDoesNothing() {
            stepper.isEnabled = false
            screen.tap(at: plus)
            #expect(log.values.isEmpty && !stepper.canBecomeFocused)
            #expect(stepper.subviews.compactMap { $0 as? StepperButton }.allSatisfy { !$0.isEnabled })
        }

        @Test func imagesReplaceThePartsByState() throws {
            let images = (0..<4).map { index in
                let size = CGSize(width: 10 + index, height: 12)
                return UIGraphicsImageRenderer(size: size).image { $0.fill($0.format.bounds) }
            }
            let shown = {
                stepper.subviews.flatMap { [$0] + $0.subviews }.compactMap { ($0 as? UIImageView)?.image }
            }
            stepper.setBackgroundImage(images[0], for: .normal)
            stepper.setIncrementImage(images[1], for: .normal)
            stepper.setDecrementImage(images[2], for: .disabled)
            stepper.setDividerImage(images[3], forLeftSegmentState: .normal, rightSegmentState: .normal)
            #expect(stepper.backgroundImage(for: .normal) === images[0])
            #expect(stepper.incrementImage(for: .normal) === images[1])
            #expect(stepper.decrementImage(for: .disabled) === images[2])
            let divider = stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
            #expect(divider === images[3])
            // The value is the minimum, so the half that decreases it is disabled.
            for image in images { #expect(shown().contains { $0 === image }) }
            stepper.value = 5
            #expect(!shown().contains { $0 === images[2] })
        }
    }
}
