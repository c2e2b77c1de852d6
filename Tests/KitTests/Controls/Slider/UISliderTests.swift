import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UISliderTests {
        private final class Log {
            var values: [Float] = []
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 100))
        private let slider = UISlider(frame: CGRect(x: 20, y: 30, width: 242, height: 34))
        private let log = Log()
        /// The way of the thumb: the width without the margins and the thumb.
        private let travel: CGFloat = 242 - 4 - 38

        init() {
            screen.window.addSubview(slider)
            slider.addAction(
                UIAction { [log] in log.values.append(($0.sender as? UISlider)?.value ?? -1) },
                for: .valueChanged
            )
            screen.settle()
        }

        /// The thumb's frame on the screen.
        private var thumb: CGRect { screen.presentedFrame(of: slider.subviews[4]) }

        @Test func sizesAreAsRecorded() {
            #expect(UISlider().bounds.height == 34 && slider.sizeThatFits(.zero).height == 34)
            #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 32))
            #expect(slider.contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(slider.contentHuggingPriority(for: .vertical) == .defaultHigh)
            #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
            #expect(slider.isContinuous && slider.behavioralStyle == .pad)
        }

        @Test func codeSetsTheValueWithoutEvents() {
            #expect(thumb.minX == 22)
            slider.value = 0.5
            screen.settle()
            #expect(thumb.minX == 22 + travel / 2)
            slider.setValue(2, animated: true)
            #expect(slider.value == 1)
            screen.advance(by: 0.1)
            #expect(thumb.minX > 22 + travel / 2 && thumb.minX < 22 + travel)
            screen.settle()
            #expect(thumb.minX == 22 + travel && log.values.isEmpty)
        }

        /// The filled track without a thumb, which a finger moves by its way from anywhere.
        @Test func aSliderWithoutAThumbFollowsTheWayOfAFinger() {
            slider.sliderStyle = .thumbless
            slider.value = 0.5
            screen.settle()
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(slider.subviews[4].isHidden && slider.subviews[1].frame.width == track.width / 2)
            screen.touchDown(at: CGPoint(x: 30, y: 47))
            #expect(log.values.isEmpty)
            screen.touchMove(to: CGPoint(x: 30 + track.width / 4, y: 47))
            screen.touchUp()
            #expect(log.values == [0.75])
            slider.value = 1
            screen.settle()
            #expect(slider.subviews[1].frame == track)
            slider.sliderStyle = .default
            screen.settle()
            #expect(!slider.subviews[4].isHidden && thumb.maxX == 22 + 238)
        }

        @Test func aFingerDragsTheThumb() {
            screen.touchDown(at: CGPoint(x: 30, y: 47))
            screen.touchMove(to: CGPoint(x: 30 + travel / 4, y: 47))
            #expect(log.values == [0.25] && thumb.minX == 22 + travel / 4)
            screen.touchMove(to: CGPoint(x: 900, y: 47))
            screen.touchMove(to: CGPoint(x: -900, y: 47))
            screen.touchUp()
            #expect(log.values == [0.25, 1, 0] && !slider.isTracking)
        }

        @Test func aFingerBesideTheThumbDoesNothing() {
            screen.drag(from: CGPoint(x: 150, y: 47), to: CGPoint(x: 200, y: 47), duration: 0.2)
            #expect(log.values.isEmpty && slider.value == 0)
        }

        @Test func aDiscreteSliderReportsWhenItIsReleased() {
            slider.isContinuous = false
            screen.touchDown(at: CGPoint(x: 30, y: 47))
            screen.touchMove(to: CGPoint(x: 30 + travel / 4, y: 47))
            screen.touchMove(to: CGPoint(x: 30 + travel / 2, y: 47))
            #expect(log.values.isEmpty && slider.value == 0.5)
            screen.touchUp()
            #expect(log.values == [0.5])
            screen.touchDown(at: CGPoint(x: 22 + travel / 2 + 19, y: 47))
            screen.touchUp()
            #expect(log.values == [0.5])
        }

        @Test func rightToLeftIsMirrored() {
            slider.value = 0.25
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(thumb.minX == 22 + travel * 0.75)
            screen.touchDown(at: CGPoint(x: thumb.midX, y: 47))
            screen.touchMove(to: CGPoint(x: thumb.midX - travel / 4, y: 47))
            screen.touchUp()
            #expect(log.values.count == 1 && abs(slider.value - 0.5) < 1e-5)
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == slider.bounds.maxX)
        }

        @Test func keysChangeTheValueOfTheFocusedSlider() {
            slider.value = 0.5
            screen.press(.keyboardTab)
            #expect(slider.isFocused)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardLeftArrow)
            screen.press(.keyboardHome)
            screen.press(.keyboardEnd)
            screen.press(.keyboardSpacebar)
            screen.press(.keyboardRightArrow, modifiers: .control)
            #expect(log.values.map { ($0 * 100).rounded() } == [55, 50, 0, 100])
            screen.setLayoutDirection(rightToLeft: true)
            screen.press(.keyboardRightArrow)
            #expect((slider.value * 100).rounded() == 95)
        }

        @Test func assistiveTechnologyAdjustsIt() throws {
            slider.accessibilityLabel = "Volume"
            slider.value = 0.5
            let element = try #require(screen.element(labelled: "Volume"))
            #expect(element.value == "50%" && element.traits == .adjustable)
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first)
            #expect(HostElement(item).actions == ["activate", "increment", "decrement"])
            HostElement.perform(1, on: item)
            #expect(slider.accessibilityValue == "60%")
            HostElement.perform(2, on: item)
            HostElement.perform(2, on: item)
            #expect(slider.accessibilityValue == "40%" && log.values.count == 3)
            slider.isEnabled = false
            slider.accessibilityIncrement()
            slider.accessibilityDecrement()
            #expect(log.values.count == 3)
        }

        @Test func aDisabledSliderIsPaleAndDoesNothing() {
            slider.isEnabled = false
            screen.drag(from: CGPoint(x: 30, y: 47), to: CGPoint(x: 200, y: 47), duration: 0.2)
            #expect(log.values.isEmpty && slider.subviews.map(\.alpha) == [0.5, 0.5, 0.5, 0.5, 1])
            slider.isEnabled = true
            #expect(slider.subviews.allSatisfy { $0.alpha == 1 })
        }

        @Test func colorsAreThoseOfTheClient() throws {
            (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .blue, .green)
            slider.value = 0.5
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            let scale = image.width / 300
            let colors = [60, 141, 220].map { image.pixel($0 * scale, 47 * scale) }
            #expect(colors == [.red, .green, .blue])
            slider.minimumTrackTintColor = nil
            slider.tintColor = .orange
            #expect(slider.subviews[1].backgroundColor == .orange)
        }

        @Test func imagesReplaceThePartsByState() {
            let images = (0..<4).map { index in
                let size = CGSize(width: 10 + index, height: 12)
                return UIGraphicsImageRenderer(size: size).image { $0.fill($0.format.bounds) }
            }
            slider.setThumbImage(images[0], for: .normal)
            slider.setThumbImage(images[1], for: .highlighted)
            slider.setMinimumTrackImage(images[2], for: .normal)
            slider.setMaximumTrackImage(images[3], for: .normal)
            #expect(slider.thumbImage(for: .highlighted) === images[1] && slider.currentThumbImage === images[0])
            #expect(slider.minimumTrackImage(for: .normal) === images[2])
            #expect(slider.maximumTrackImage(for: .normal) === images[3])
            #expect(slider.currentMinimumTrackImage === images[2] && slider.currentMaximumTrackImage === images[3])
            screen.settle()
            #expect(thumb.size == images[0].size)
            slider.isHighlighted = true
            screen.settle()
            #expect(slider.currentThumbImage === images[1] && thumb.size == images[1].size)
            slider.minimumValueImage = images[0]
            slider.maximumValueImage = images[1]
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX + 8 == track.minX)
            #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX - 8 == track.maxX)
            #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == track.maxX)
        }
    }
}
