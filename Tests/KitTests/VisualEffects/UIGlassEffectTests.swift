import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @MainActor struct UIGlassEffectTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 120), scale: 1)

        init() {
            screen.window.backgroundColor = .white
            let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
            stripes.backgroundColor = .black
            screen.window.addSubview(stripes)
        }

        private func makeView(_ effect: UIVisualEffect?, width: CGFloat = 160) -> UIVisualEffectView {
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 20, y: 40, width: width, height: 40)
            screen.window.addSubview(view)
            screen.settle()
            return view
        }

        private func glass(_ view: UIVisualEffectView) throws -> GlassView {
            try #require(view.subviews.lazy.compactMap { $0 as? GlassView }.first)
        }

        private func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
            let pixel = screen.picture().cgImage?.pixel(x, y)
            return (Int(pixel?.red ?? 0), Int(pixel?.green ?? 0), Int(pixel?.blue ?? 0))
        }

        @Test func glassIsACapsuleUnlessTheLayerHasARadius() throws {
            let view = makeView(UIGlassEffect())
            #expect(try glass(view).layer.cornerRadius == 20)
            view.frame.size.height = 60
            screen.settle()
            #expect(try glass(view).layer.cornerRadius == 30)
            let square = UIVisualEffectView(effect: UIGlassEffect())
            square.layer.cornerRadius = 8
            square.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
            square.layoutIfNeeded()
            #expect(try glass(square).layer.cornerRadius == 8)
        }

        /// The edge between black and white is a slope.
        @Test func glassBlursTheViewsBehindIt() throws {
            _ = makeView(UIGlassEffect(style: .clear))
            let (left, middle, right) = (color(60, 60).red, color(100, 60).red, color(140, 60).red)
            #expect(left < 60 && right > 240 && middle > left + 40 && middle < right - 40)
            #expect(color(60, 20).red == 0 && color(140, 20).red == 255)
        }

        @Test func clearGlassShowsMoreThanRegularGlass() {
            let view = makeView(UIGlassEffect(style: .regular))
            let regular = color(60, 60).red
            view.effect = UIGlassEffect(style: .clear)
            screen.settle()
            #expect(color(60, 60).red < regular - 60, "black is behind")
        }

        @Test func theTintColorsTheGlass() {
            let effect = UIGlassEffect()
            effect.tintColor = .red
            _ = makeView(effect)
            let seen = color(140, 60)
            #expect(seen.red > 200 && seen.green < 80 && seen.blue < 80)
        }

        @Test func aViewKeepsTheValuesOfItsEffect() throws {
            let effect = UIGlassEffect()
            let view = makeView(effect)
            effect.tintColor = .red
            #expect((view.effect as? UIGlassEffect)?.tintColor == nil && view.effect != effect)
            view.effect = effect
            #expect(view.effect == effect)
            view.effect = nil
            #expect(try glass(view).alpha == 0)
        }

        @Test func effectsAreEqualByTheirValues() throws {
            let (one, other) = (UIGlassEffect(style: .clear), UIGlassEffect(style: .clear))
            #expect(one == other && one.hash == other.hash && one != UIGlassEffect(style: .regular))
            other.isInteractive = true
            #expect(one != other && one != UIBlurEffect(style: .light))
            let copy = try #require(other.copy() as? UIGlassEffect)
            #expect(copy == other && copy !== other)
        }

        @Test func interactiveGlassGrowsUnderAFingerAndLeavesItToControls() throws {
            let effect = UIGlassEffect()
            effect.isInteractive = true
            let view = makeView(effect)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            view.contentView.addSubview(button)
            screen.touchDown(at: CGPoint(x: 50, y: 60))
            screen.advance(by: 1)
            #expect(try glass(view).frame.width > 165)
            screen.touchUp()
            screen.settle()
            #expect(try glass(view).frame.width == 160)
            #expect(taps == 1)
            view.effect = UIGlassEffect()
            screen.touchDown(at: CGPoint(x: 150, y: 60))
            screen.advance(by: 1)
            #expect(try glass(view).frame.width == 160, "it is not interactive any more")
            screen.touchUp()
        }

        @Test func glassAppearsInAnAnimation() {
            screen.window.subviews.first?.removeFromSuperview()
            screen.window.backgroundColor = .black
            let view = makeView(nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIGlassEffect() }
            screen.advance(by: 0.5)
            let half = color(100, 60).red
            screen.settle()
            let full = color(100, 60).red
            #expect(half > 40 && half < full - 40)
        }

        // MARK: Buttons

        private func show(_ configuration: UIButton.Configuration) throws -> (UIButton, UIGlassEffect) {
            var configuration = configuration
            configuration.title = "Order"
            let button = UIButton(configuration: configuration)
            screen.window.addSubview(button)
            button.sizeToFit()
            button.frame.origin = CGPoint(x: 20, y: 40)
            screen.settle()
            let view = try #require(button.subviews.first?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
            return (button, try #require(view.effect as? UIGlassEffect))
        }

        @Test func buttonsAreOfGlass() throws {
            let cases: [(UIButton.Configuration, UIGlassEffect.Style, isProminent: Bool)] = [
                (.glass(), .regular, false), (.prominentGlass(), .regular, true),
                (.clearGlass(), .clear, false), (.prominentClearGlass(), .clear, true),
            ]
            for (configuration, style, isProminent) in cases {
                let (button, effect) = try show(configuration)
                #expect(effect.style == style && effect.tintColor == (isProminent ? button.tintColor : nil))
                #expect(button.titleLabel?.textColor == (isProminent ? .white : .label))
                button.isEnabled = false
                screen.settle()
                let view = button.subviews.first?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
                #expect((view?.effect as? UIGlassEffect)?.tintColor == nil)
                button.removeFromSuperview()
            }
        }

        @Test func aPressedButtonOfGlassGrowsAndKeepsItsTransform() throws {
            let (button, _) = try show(.glass())
            let view = try #require(button.subviews.first?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
            let width = view.frame.width
            screen.touchDown(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
            screen.advance(by: 1)
            #expect(view.frame.width > width + 5 && button.transform.isIdentity)
            screen.touchUp()
            screen.settle()
            #expect(view.frame.width == width)
        }
    }
}
