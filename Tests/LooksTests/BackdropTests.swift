import CoreGraphics
import Foundation
import QuartzCore
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit

/// Tests views that show what is behind them.
@Suite(.serialized) @MainActor
struct BackdropTests {
    private let stage = LookStage(false, size: CGSize(width: 200, height: 200))

    private func box(_ frame: CGRect, _ color: UIColor, in view: UIView) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        view.addSubview(box)
        return box
    }

    private func glass(_ frame: CGRect, in view: UIView, radius: CGFloat = 8) -> BackdropView {
        let glass = BackdropView(frame: frame)
        glass.blur = .init(radius: radius)
        view.addSubview(glass)
        return glass
    }

    private func count(_ view: BackdropView) -> Int { view.backdrop?.pictureCount ?? 0 }

    @Test func viewsBehindAreBlurred() throws {
        let root: UIView = stage.controller.view
        _ = box(CGRect(x: 0, y: 0, width: 100, height: 200), .red, in: root)
        _ = box(CGRect(x: 100, y: 0, width: 100, height: 200), .blue, in: root)
        _ = glass(CGRect(x: 20, y: 50, width: 160, height: 100), in: root)
        _ = box(CGRect(x: 90, y: 90, width: 4, height: 4), .green, in: root)
        let picture = try stage.show(UIView())
        let (red, blue) = (picture(60, 70), picture(140, 70))
        #expect(red.distance(to: LookPixel(red: 255, green: 0, blue: 0)) < 2 && blue.blue > 253)
        let middle = picture(100, 70)
        #expect(abs(middle.red - 127) < 25 && abs(middle.blue - 127) < 25, "\(middle)")
        #expect(picture(100, 40).distance(to: LookPixel(red: 0, green: 0, blue: 255)) < 2, "outside it is sharp")
        #expect(picture(92, 92).green > 200, "what is in front isn't blurred")
    }

    /// Nothing is blurred while what is behind stands still, whatever moves elsewhere.
    @Test func nothingIsBlurredWhileNothingBehindMoves() throws {
        let root: UIView = stage.controller.view
        let behind = box(CGRect(x: 0, y: 40, width: 30, height: 30), .red, in: root)
        let apart = box(CGRect(x: 0, y: 180, width: 10, height: 10), .red, in: root)
        let glass = glass(CGRect(x: 50, y: 50, width: 60, height: 40), in: root)
        let front = box(CGRect(x: 60, y: 60, width: 10, height: 10), .blue, in: root)
        _ = try stage.show(UIView())
        #expect(count(glass) == 1)
        for step in 0..<10 {
            apart.frame.origin.x = CGFloat(step)
            front.frame.origin.x = 60 + CGFloat(step)
            stage.screen.advance(by: 1 / 60)
            _ = stage.screen.picture()
        }
        #expect(count(glass) == 1)
        behind.frame.origin.x = 20
        stage.screen.advance(by: 1 / 60)
        _ = stage.screen.picture()
        _ = stage.screen.picture()
        #expect(count(glass) == 2)
        glass.frame.origin.x = 51
        stage.screen.advance(by: 1 / 60)
        _ = stage.screen.picture()
        #expect(count(glass) == 3)
    }

    /// A screen after any changes looks like a new one that is made as it is at the end.
    @Test func aScreenAfterChangesLooksLikeANewOne() throws {
        let seed = UInt64.random(in: 0...(.max))
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let (model, fresh) = (Model(), Model())
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                model.change(using: &random)
                if Bool.random(using: &random) { _ = model.stage.screen.picture() }
            }
            fresh.take(model)
            let (one, other) = (model.picture, fresh.picture)
            #expect(one == other, "seed \(seed)")
            if one != other { return }
        }
    }

    /// Some views and a view of glass in views of their own, of which some are scaled, clipped or hidden.
    @MainActor
    private final class Model {
        let stage = LookStage(false, size: CGSize(width: 200, height: 200))
        private let parents = (0..<3).map { _ in UIView() }
        private let boxes = (0..<4).map { _ in UIView() }
        private let glass = BackdropView(frame: .zero)
        private var views: [UIView] { parents + boxes + [glass] }

        init() {
            let root: UIView = stage.controller.view
            let colors: [UIColor] = [.red, .green, .blue, .orange]
            for parent in parents { root.addSubview(parent) }
            for (index, box) in boxes.enumerated() {
                box.backgroundColor = colors[index]
                parents[index % 3].addSubview(box)
            }
            parents[1].addSubview(glass)
            glass.blur = .init(radius: 6)
            glass.backgroundColor = UIColor(white: 1, alpha: 0.5)
            for view in views { view.frame = CGRect(x: 20, y: 20, width: 120, height: 120) }
            stage.screen.show(stage.controller)
            stage.screen.settle()
        }

        func change(using random: inout SeededGenerator) {
            let view = views.randomElement(using: &random) ?? glass
            func place() -> CGFloat { CGFloat(Int.random(in: -40...160, using: &random)) }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: view.center = CGPoint(x: place(), y: place())
            case 1: view.bounds.size = CGSize(width: abs(place()) + 1, height: abs(place()) + 1)
            case 2: view.transform = view.transform.scaledBy(x: 1.25, y: 0.8)
            case 3: view.isHidden.toggle()
            case 4: view.clipsToBounds.toggle()
            default: view.layer.cornerRadius = abs(place()) / 8
            }
        }

        func take(_ other: Model) {
            for (view, source) in zip(views, other.views) {
                (view.bounds, view.center, view.transform) = (source.bounds, source.center, source.transform)
                (view.isHidden, view.clipsToBounds) = (source.isHidden, source.clipsToBounds)
                view.layer.cornerRadius = source.layer.cornerRadius
            }
        }

        var picture: [UInt8] {
            stage.screen.settle()
            return stage.screen.picture().cgImage.map { Array($0.pixels.bytes) } ?? []
        }
    }

    /// The content that scrolls below a bar fades, unless the client hides the effect. It is hidden up to a line with
    /// the hard style.
    @Test(arguments: [false, true]) func contentFadesBelowABar(isDark: Bool) throws {
        let bar = try BarStage(isDark)
        let scroll = try #require(bar.page.view as? UIScrollView)
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2_000))
        stripe.backgroundColor = .red
        scroll.addSubview(stripe)
        func pixel(_ y: CGFloat) throws -> LookPixel {
            bar.stage.screen.settle()
            return try LookPicture(bar.stage.screen)(180, y)
        }
        let red = try pixel(300)
        #expect(try pixel(5).distance(to: red) > 150, "it is faded behind the bar")
        let (near, far) = (try pixel(70).distance(to: red), try pixel(95).distance(to: red))
        #expect(near > far && far > 0 && near < 150, "\(near), \(far)")
        #expect(try pixel(110) == red)
        scroll.topEdgeEffect.style = .hard
        #expect(try pixel(62).distance(to: red) > 150)
        #expect(try pixel(66) == red)
        scroll.topEdgeEffect.isHidden = true
        #expect(try pixel(5) == red)
        scroll.topEdgeEffect.isHidden = false
        scroll.topEdgeEffect.style = .automatic
        #expect(try pixel(70).distance(to: red) == near)
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        #expect(try pixel(66) == red, "content at its top isn't faded")
    }

    /// An app whose content the bar does not follow, such as a table that is upside down, asks for a background there.
    @Test func contentFadesAtItsTopIfTheAppAsksForABackground() throws {
        let stage = LookStage(false)
        let page = UIViewController()
        page.title = "Title"
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.contentInsetAdjustmentBehavior = .never
        let stripe = UIView(frame: table.frame)
        stripe.backgroundColor = .red
        table.addSubview(stripe)
        page.view.addSubview(table)
        stage.screen.show(UINavigationController(rootViewController: page))
        func pixel(_ y: CGFloat) throws -> LookPixel {
            stage.screen.settle()
            return try LookPicture(stage.screen)(180, y)
        }
        let red = try pixel(300)
        #expect(try pixel(5) == red)
        page.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        #expect(try pixel(5).distance(to: red) > 150)
        #expect(try pixel(300) == red)
        page.navigationItem.scrollEdgeAppearance = nil
        #expect(try pixel(5) == red)
    }

    /// A subtitle is below the title, in the line of the buttons and below a large title, for which the bar grows.
    @Test func aTitleHasASubtitle() throws {
        let stage = LookStage(false)
        let page = UIViewController()
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        stage.screen.show(navigation)
        stage.screen.settle()
        let alone = stage.frame(try stage.label("Title"))
        page.navigationItem.subtitle = "Subtitle"
        stage.screen.settle()
        let (title, subtitle) = (stage.frame(try stage.label("Title")), stage.frame(try stage.label("Subtitle")))
        #expect(title.minY < alone.minY && subtitle.minY >= title.maxY - 0.5 && abs(subtitle.midX - title.midX) < 1)
        #expect(subtitle.maxY <= 54)
        let height = navigation.navigationBar.bounds.height
        navigation.navigationBar.prefersLargeTitles = true
        stage.screen.settle()
        let grown = navigation.navigationBar.bounds.height
        page.navigationItem.largeTitle = "Large"
        page.navigationItem.largeSubtitle = "Below"
        stage.screen.settle()
        #expect(try stage.frame(stage.label("Below")).minY >= stage.frame(try stage.label("Large")).maxY - 1)
        page.navigationItem.subtitle = nil
        page.navigationItem.largeSubtitle = nil
        stage.screen.settle()
        #expect(navigation.navigationBar.bounds.height < grown && grown > height + 60)
    }
}
