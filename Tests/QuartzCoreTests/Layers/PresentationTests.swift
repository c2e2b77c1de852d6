import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct Presentation {
        final class Marked: CALayer {
            var mark = "none"
            var knob: CGFloat = 0

            override init() {
                super.init()
            }

            override init(layer: Any) {
                super.init(layer: layer)
                guard let layer = layer as? Marked else { return }
                mark = layer.mark
                knob = layer.knob
            }
        }

        @Test func isACopyOfTheSameClassWithWhatTheClassAdds() throws {
            TestClock.start()
            let layer = Marked()
            layer.mark = "here"
            layer.knob = 3
            let shown: Marked = try #require(layer.presentation())
            #expect(shown !== layer)
            #expect(type(of: shown) == Marked.self)
            #expect((shown.mark, shown.knob) == ("here", 3))
            #expect(shown.model() === layer)
            #expect(layer.model() === layer)
            #expect(type(of: Marked.allocate()) == Marked.self)
        }

        @Test func isLetGo() {
            TestClock.start()
            weak var gone: Marked?
            weak var copy: CALayer?
            do {
                let layer = Marked()
                gone = layer
                copy = layer.presentation()
            }
            #expect(copy == nil)
            #expect(gone == nil)
        }

        @Test func treesOfPresentationsAreThoseOnScreen() {
            TestClock.start()
            let (parent, layer) = (CALayer(), CALayer())
            parent.addSublayer(layer)
            parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            parent.position = CGPoint(x: 50, y: 50)
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            TestClock.advance(by: 0.3)
            layer.position = CGPoint(x: 90, y: 0)
            #expect(parent.presentation()?.sublayers?.first?.position == .zero)
            #expect(layer.presentation()?.superlayer?.model() === parent)
            #expect(parent.hitTest(CGPoint(x: 90, y: 2)) === layer)
            #expect(parent.hitTest(CGPoint(x: 2, y: 2)) === parent)
            #expect(parent.presentation()?.hitTest(CGPoint(x: 2, y: 2))?.model() === layer)
            #expect(parent.presentation()?.hitTest(CGPoint(x: 90, y: 2))?.model() === parent)
            let onScreen = layer.presentation()?.convert(CGPoint(x: 5, y: 5), to: parent.presentation())
            #expect(onScreen == .zero)
            #expect(layer.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 90, y: 0))
        }
    }
}
