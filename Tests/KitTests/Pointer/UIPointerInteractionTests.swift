import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// A delegate that notes what it is asked.
private final class Styler: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var regions: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: UIPointerStyle?
    var animate: (any UIPointerInteractionAnimating) -> Void = { _ in }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        regions(request, defaultRegion)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        log.append("style \(name(of: region))")
        return style
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("enter \(name(of: region))")
        animate(animator)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("exit \(name(of: region))")
    }

    private func name(of region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "whole" }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct UIPointerInteractionTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 300))
        private let host = ScriptedHost()
        private let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
        private let styler = Styler()
        private let interaction: UIPointerInteraction

        init() {
            interaction = UIPointerInteraction(delegate: styler)
            screen.window.backgroundColor = .white
            screen.window.addSubview(outer)
            outer.addSubview(inner)
            inner.addInteraction(interaction)
            screen.window.screen.host = host
            screen.settle()
        }

        /// Moves the pointer to a point of the inner view.
        private func hover(_ x: CGFloat, _ y: CGFloat, _ modifiers: HostModifiers = []) {
            let point = CGPoint(x: 100 + x, y: 100 + y)
            let time = screen.window.layer.device.clock.now
            screen.window.screen.deliver(hoverAt: point, time: time, modifiers: modifiers)
        }

        @Test func stylesGiveThePointerAShape() throws {
            let styles: [(UIPointerStyle?, HostCursor?)] = [
                (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
                (UIPointerStyle(shape: .horizontalBeam(length: 20), constrainedAxes: .vertical), .verticalText),
                (.hidden(), .hidden), (.system(), .arrow), (.hidden(), .hidden), (nil, .arrow),
            ]
            for (style, cursor) in styles {
                styler.style = style
                hover(10, 10)
                #expect(host.cursor == cursor)
                hover(-10, -10)
                #expect(host.cursor == .arrow)
            }
            styler.style = UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 30, height: 10)))
            hover(10, 10)
            let picture = try #require(host.cursorPicture)
            #expect(host.cursor == nil && picture.hotspot.x == 16 && picture.hotspot.y == 6)
            guard case .picture(let image, _) = screen.window.screen.events.hoverRouter.pointer.cursor else {
                Issue.record("no picture")
                return
            }
            #expect(image.width == 32 && image.height == 12)
            hover(12, 10)
            #expect(host.cursorPicture?.texture === picture.texture)
            // The desktop has no pointer of this size.
            styler.style = UIPointerStyle(shape: .path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 500, height: 9))))
            interaction.invalidate()
            #expect(host.cursor == .arrow)
        }

        @Test func theDelegateHearsOfRegions() {
            var requests: [(CGPoint, UIKeyModifierFlags)] = []
            styler.regions = { request, whole in
                requests.append((request.location, request.modifiers))
                if request.location.x < 50 {
                    return UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 40), identifier: "left")
                }
                // Another region with the same rectangle.
                return UIPointerRegion(rect: whole.rect, identifier: request.location.x < 75 ? "middle" : "right")
            }
            hover(10, 10, .shift)
            hover(20, 10)
            #expect(styler.take() == ["style left", "enter left"])
            #expect(requests.map(\.0) == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
            #expect(requests.map(\.1) == [.shift, []])
            hover(60, 10)
            hover(90, 10)
            #expect(
                styler.take() == [
                    "exit left", "style middle", "enter middle", "exit middle", "style right", "enter right",
                ]
            )
            hover(10, 60)
            #expect(styler.take() == ["exit right"])
            // A region elsewhere isn't below the pointer.
            styler.regions = { _, _ in UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 5, height: 5)) }
            hover(10, 10)
            #expect(styler.take() == [])
        }

        @Test func theInnermostInteractionWithARegionApplies() {
            let other = Styler()
            other.style = .hidden()
            outer.addInteraction(UIPointerInteraction(delegate: other))
            hover(10, 10)
            #expect(styler.take() == ["style whole", "enter whole"] && other.take() == [])
            styler.regions = { _, _ in nil }
            hover(11, 10)
            #expect(styler.take() == ["exit whole"] && other.take() == ["style whole", "enter whole"])
            #expect(host.cursor == .hidden)
            screen.window.screen.deliver(hoverAt: nil, time: screen.window.layer.device.clock.now)
            #expect(other.take() == ["exit whole"] && host.cursor == .arrow)
        }

        @Test func aDisabledInteractionLeavesThePointer() {
            styler.style = .hidden()
            #expect(interaction.isEnabled && interaction.view === inner && interaction.delegate === styler)
            hover(10, 10)
            #expect(host.cursor == .hidden)
            interaction.isEnabled = false
            #expect(host.cursor == .arrow && styler.take() == ["style whole", "enter whole", "exit whole"])
            hover(12, 10)
            #expect(styler.take() == [])
            interaction.isEnabled = true
            #expect(host.cursor == .hidden && styler.take() == ["style whole", "enter whole"])
            styler.style = UIPointerStyle(shape: .verticalBeam(length: 9))
            hover(10, 10)
            #expect(host.cursor == .hidden)
            interaction.invalidate()
            #expect(host.cursor == .text && styler.take() == ["exit whole", "style whole", "enter whole"])
            inner.removeInteraction(interaction)
            #expect(styler.take() == ["exit whole"] && interaction.view == nil)
            hover(10, 10)
            #expect(styler.take() == [] && host.cursor == .arrow)
        }

        @Test func changesOfTheDelegateAnimate() throws {
            var ends: [Bool] = []
            styler.animate = { [inner] animator in
                animator.addAnimations { inner.alpha = 0 }
                animator.addCompletion { ends.append($0) }
            }
            hover(10, 10)
            #expect(inner.alpha == 0 && ends.isEmpty)
            screen.advance(by: PointerMetrics.duration / 2)
            let shown = try #require(inner.layer.presentation()).opacity
            #expect(shown > 0 && shown < 1)
            screen.settle()
            #expect(ends == [true])
        }

        // MARK: Effects

        private func enter(_ effect: UIPointerEffect, _ shape: UIPointerShape? = nil) {
            styler.style = UIPointerStyle(effect: effect, shape: shape)
            hover(10, 10)
            screen.settle()
        }

        private func leave() {
            hover(-10, -10)
            screen.settle()
        }

        /// The color of a point in the coordinates of the inner view.
        private func color(_ x: Int, _ y: Int) throws -> Pixel {
            try #require(screen.picture().cgImage).pixel((100 + x) * 2, (100 + y) * 2)
        }

        private var preview: UITargetedPreview { UITargetedPreview(view: inner) }

        @Test func aLiftedViewGrowsAndHasAShadow() throws {
            inner.backgroundColor = .red
            enter(.lift(preview))
            let shown = try #require(inner.layer.presentation())
            #expect(abs(shown.frame.width - 108) < 0.01 && shown.shadowOpacity == PointerMetrics.shadowOpacity)
            #expect(try color(-2, 20) == .red)
            #expect(try color(106, 20) != .white)
            // The values of the client stay.
            #expect(inner.transform == .identity && inner.layer.shadowOpacity == 0 && host.cursor == nil)
            hover(-10, -10)
            screen.advance(by: PointerMetrics.duration / 2)
            let leaving = try #require(inner.layer.presentation()).frame.width
            #expect(leaving > 100 && leaving < 108)
            screen.settle()
            #expect(try color(-2, 20) == .white && inner.layer.animationKeys() ?? [] == [])
        }

        @Test func aHighlightedViewHasAPlatterBelowItsContents() throws {
            let dot = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
            dot.backgroundColor = .red
            inner.addSubview(dot)
            enter(.highlight(preview))
            #expect(try color(-3, 20) != .white && color(20, 20) != .white && color(50, 20) == .red)
            #expect(try color(-9, 20) == .white && inner.subviews == [dot])
            leave()
            #expect(try color(-3, 20) == .white && inner.layer.sublayers?.count == 1)
            // The shape is in points of the superview.
            enter(.highlight(preview), .roundedRect(CGRect(x: 30, y: 50, width: 80, height: 40)))
            #expect(try color(-15, 20) != .white && color(70, 20) == .white)
            leave()
            #expect(try color(-15, 20) == .white)
            // A delegate that returns no style has no effect.
            styler.style = nil
            hover(10, 10)
            screen.settle()
            #expect(try color(-3, 20) == .white && inner.layer.sublayers?.count == 1)
        }

        @Test func aHoverEffectHasTheParts() throws {
            let dot = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
            dot.backgroundColor = .red
            inner.addSubview(dot)
            enter(.hover(preview), .verticalBeam(length: 20))
            #expect(try host.cursor == .text && color(50, 20) != .red && color(20, 20) != .white)
            #expect(try #require(inner.layer.presentation()).frame.width > 100)
            leave()
            enter(.hover(preview, preferredTintMode: .underlay, prefersScaledContent: false))
            #expect(try color(50, 20) == .red && color(20, 20) != .white && color(-3, 20) == .white)
            #expect(inner.layer.presentation()?.frame.width ?? 100 == 100)
            leave()
            enter(.hover(preview, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false))
            #expect(try color(0, 20) == .white)
            #expect(inner.layer.presentation()?.shadowOpacity == PointerMetrics.shadowOpacity)
            leave()
            #expect(try color(50, 20) == .red && inner.layer.sublayers?.count == 1)
        }

        @Test func theAutomaticEffectDependsOnTheSize() {
            let preview = preview
            let small = PointerLook(.automatic(preview), size: CGSize(width: 100, height: 40))
            #expect(small == PointerLook(.highlight(preview), size: .zero) && small.isPlatter)
            let large = CGSize(width: 500, height: 300)
            let hover = PointerLook(.automatic(preview), size: large)
            #expect(hover == PointerLook(.hover(preview), size: large) && hover.tint == .overlay)
            #expect(abs(hover.growth * 500 - PointerMetrics.growth) < 0.001)
            #expect(PointerLook(.lift(preview), size: CGSize(width: 20, height: 20)).growth == 0.1)
            for effect: UIPointerEffect in [.automatic(preview), .highlight(preview), .lift(preview), .hover(preview)] {
                #expect(effect.preview === preview)
            }
        }

        @Test func withoutADelegateAViewHasTheAutomaticEffect() throws {
            inner.removeInteraction(interaction)
            let other = UIPointerInteraction(delegate: nil)
            inner.addInteraction(other)
            hover(10, 10)
            screen.settle()
            #expect(try color(-3, 20) != .white)
            leave()
            #expect(try color(-3, 20) == .white)
        }

        // MARK: Buttons

        @Test func aButtonHasAnEffectIfItIsEnabled() throws {
            let button = UIButton(frame: inner.frame)
            inner.removeFromSuperview()
            outer.addSubview(button)
            #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
            hover(10, 10)
            screen.settle()
            #expect(try color(-3, 20) == .white)
            button.isPointerInteractionEnabled = true
            hover(12, 10)
            screen.settle()
            #expect(try color(-3, 20) != .white)
            button.isEnabled = false
            hover(10, 10)
            screen.settle()
            #expect(try color(-3, 20) == .white)
            button.isEnabled = true
            button.isPointerInteractionEnabled = false
            var proposed: [(UIButton, CGRect?)] = []
            button.pointerStyleProvider = { button, effect, shape in
                proposed.append((button, shape.outline?.bounds))
                #expect(effect.preview.view === button && effect.preview.target.container === button.superview)
                return .hidden()
            }
            #expect(button.isPointerInteractionEnabled)
            hover(12, 10)
            #expect(host.cursor == .hidden && proposed.count == 1 && proposed.first?.0 === button)
            #expect(proposed.first?.1 == CGRect(x: 44, y: 44, width: 112, height: 52))
            button.pointerStyleProvider = { _, _, _ in nil }
            screen.settle()
            #expect(try host.cursor == .arrow && color(-3, 20) == .white)
        }
    }
}
