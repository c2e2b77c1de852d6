import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Subviews and sublayers have one order, in which layers that belong to no view have places, too.
    @Suite @MainActor struct SubviewOrderTests {
        private let parent = UIView()
        private let views = (0..<5).map { _ in UIView() }
        private let bare = (0..<2).map { _ in CALayer() }

        private var layers: [CALayer] { parent.layer.sublayers ?? [] }

        @Test func aViewThatIsAddedIsInFrontOfBareLayers() {
            parent.addSubview(views[0])
            parent.layer.addSublayer(bare[0])
            parent.addSubview(views[1])
            #expect(layers == [views[0].layer, bare[0], views[1].layer])
            parent.insertSubview(views[2], belowSubview: views[1])
            #expect(layers == [views[0].layer, bare[0], views[2].layer, views[1].layer])
            parent.insertSubview(views[3], aboveSubview: views[0])
            #expect(layers == [views[0].layer, views[3].layer, bare[0], views[2].layer, views[1].layer])
            parent.sendSubviewToBack(views[1])
            #expect(layers.first === views[1].layer)
            parent.layer.addSublayer(bare[1])
            parent.bringSubviewToFront(views[0])
            #expect(layers.last === views[0].layer)
        }

        @Test func aLabelOverAGradientIsVisible() throws {
            let screen = TestScreen(size: CGSize(width: 120, height: 60), scale: 2)
            let controller = UIViewController()
            let card = CAGradientLayer()
            card.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
            card.colors = [UIColor.systemYellow.cgColor, UIColor.systemYellow.cgColor]
            controller.view.addSubview(UIView())
            controller.view.layer.addSublayer(card)
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
            box.backgroundColor = .black
            controller.view.addSubview(box)
            screen.show(controller)
            screen.settle()
            let pixel = try #require(screen.picture().cgImage).pixel(100, 50)
            #expect(pixel.red == 0 && pixel.green == 0 && pixel.blue == 0)
        }

        @Test(arguments: UInt64(1)...40) func anyChangeKeepsOneOrder(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for step in 0..<60 {
                let (view, other) = (views[Int.random(in: 0..<5, using: &random)], views.randomElement(using: &random)!)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: parent.addSubview(view)
                case 1: parent.insertSubview(view, at: Int.random(in: -1...6, using: &random))
                case 2: parent.insertSubview(view, belowSubview: other)
                case 3: parent.insertSubview(view, aboveSubview: other)
                case 4: parent.exchangeSubview(at: 0, withSubviewAt: Int.random(in: 0..<5, using: &random))
                case 5: parent.sendSubviewToBack(view)
                case 6: view.removeFromSuperview()
                default:
                    let place = UInt32.random(in: 0...6, using: &random)
                    parent.layer.insertSublayer(bare[step % 2], at: place)
                }
                let ofViews = layers.filter { layer in !bare.contains { $0 === layer } }
                #expect(ofViews == parent.subviews.map(\.layer), "seed \(seed), step \(step)")
            }
        }
    }
}
