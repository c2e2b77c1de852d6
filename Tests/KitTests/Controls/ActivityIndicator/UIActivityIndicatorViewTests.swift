import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIActivityIndicatorViewTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let indicator = UIActivityIndicatorView(style: .medium)

        init() {
            indicator.center = CGPoint(x: 50, y: 50)
            screen.window.addSubview(indicator)
            screen.settle()
        }

        private var picture: Data? { screen.picture().pngData() }

        @Test func sizesAreAsRecorded() {
            for (style, side) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
                let indicator = UIActivityIndicatorView(style: style)
                let size = CGSize(width: side, height: side)
                #expect(indicator.frame == CGRect(origin: .zero, size: size))
                #expect(indicator.intrinsicContentSize == size && indicator.sizeThatFits(.zero) == size)
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    #expect(indicator.contentHuggingPriority(for: axis) == .defaultHigh)
                }
            }
            #expect(UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
            #expect(UIActivityIndicatorView.Style(rawValue: 0).map(UIActivityIndicatorView.init)?.color == .white)
            #expect(UIActivityIndicatorView.Style(rawValue: 0)?.side == 37)
        }

        @Test func aStoppedIndicatorIsHiddenIfItHidesWhenStopped() {
            #expect(indicator.hidesWhenStopped && indicator.isHidden && !indicator.isAnimating)
            indicator.startAnimating()
            #expect(!indicator.isHidden && indicator.isAnimating)
            indicator.stopAnimating()
            #expect(indicator.isHidden && !indicator.isAnimating)
            indicator.hidesWhenStopped = false
            #expect(!indicator.isHidden)
            indicator.startAnimating()
            indicator.stopAnimating()
            #expect(!indicator.isHidden)
            indicator.hidesWhenStopped = true
            #expect(indicator.isHidden)
        }

        @Test func theWheelTurnsOnceInASecond() {
            indicator.startAnimating()
            var pictures: [Data?] = []
            for _ in 0..<SpokeRing.count {
                pictures.append(picture)
                screen.advance(by: SpokeRing.interval)
            }
            #expect(Set(pictures).count == SpokeRing.count)
            #expect(picture == pictures[0])
        }

        @Test func aStoppedWheelStandsStill() {
            indicator.hidesWhenStopped = false
            let before = picture
            screen.advance(by: 0.5)
            #expect(picture == before)
            indicator.startAnimating()
            screen.advance(by: 0.3)
            indicator.stopAnimating()
            let after = picture
            #expect(after != before)
            screen.advance(by: 0.5)
            #expect(picture == after)
        }

        @Test func onlyAWheelThatTurnsInAWindowWakesTheClock() {
            let clock = indicator.layer.device.clock
            var count = 0
            clock.wake = { _ in count += 1 }
            defer { clock.wake = nil }
            let wakes = {
                count = 0
                screen.advance(by: 0.05)
                return count > 0
            }
            #expect(!wakes())
            indicator.startAnimating()
            #expect(wakes() && !screen.isMoving)
            indicator.stopAnimating()
            #expect(!wakes())
            indicator.startAnimating()
            indicator.removeFromSuperview()
            #expect(!wakes() && indicator.isAnimating)
            screen.window.addSubview(indicator)
            #expect(wakes())
        }

        @Test func colorsAreThoseOfTheClientOrOfTheStyle() {
            indicator.startAnimating()
            let gray = picture
            indicator.color = .red
            #expect(indicator.color == .red)
            let red = picture
            indicator.color = nil
            #expect(indicator.color == .systemGray && picture == gray && red != gray)
            indicator.style = .large
            #expect(picture != gray && indicator.intrinsicContentSize.width == 37)
            indicator.color = .label
            let light = picture
            screen.setAppearance(dark: true)
            #expect(picture != light)
        }

        @Test func theSpokesBehindTheBrightestArePaler() {
            let ring = SpokeRing(frame: CGRect(x: 0, y: 0, width: 20, height: 20), brightest: 3)
            let opacities = (0..<SpokeRing.count).map { ring.opacity(of: (3 - $0 + SpokeRing.count) % SpokeRing.count) }
            #expect(opacities == opacities.sorted(by: >) && opacities.first == 1 && (opacities.last ?? 0) > 0)
            for spoke in 0..<SpokeRing.count {
                #expect(ring.frame.insetBy(dx: -1e-6, dy: -1e-6).contains(ring.outline(of: spoke).bounds))
            }
        }

        @Test func assistiveTechnologyHearsWhetherItTurns() throws {
            indicator.hidesWhenStopped = false
            #expect(screen.element(labelled: "Progress halted")?.traits == .updatesFrequently)
            indicator.startAnimating()
            #expect(screen.element(labelled: "In progress") != nil)
            let item = try #require(AccessibilityTree.items(in: [screen.window]).first)
            #expect(HostElement(item).role == .progress)
        }
    }
}
