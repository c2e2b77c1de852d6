import UIKit
import UIKitTesting

extension Mistake {
    private static func recording() -> Recording {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        return screen.record { screen.advance(by: 0.1) }
    }

    private static func onScreen(_ name: String, _ act: @escaping (TestScreen) throws -> Void) -> Mistake {
        Mistake(name) { try? act(TestScreen(size: CGSize(width: 20, height: 20), scale: 1)) }
    }

    static let screens = [
        onScreen("a view that was not traced") { _ = $0.trace(["view": UIView()], for: 0)["missing"] },
        onScreen("time that goes back") { $0.advance(by: -1) },
        onScreen("no frame in a second") { $0.framesPerSecond = 0 },
        onScreen("a tap on a view that is not there") { $0.tap(UIView()) },
        onScreen("a scroll that takes no time") { $0.scroll(by: .zero, at: .zero, duration: 0) },
        onScreen("a recording of no frames") { _ = $0.record(every: 0) {} },
        Mistake("a screen without pixels") { _ = TestScreen(size: CGSize(width: 1, height: 1), scale: 0) },
        Mistake("a screen without width") { _ = TestScreen(size: CGSize(width: 0, height: 1)) },
        Mistake("a film strip without pictures") { _ = try? recording().filmStrip(frames: 0) },
        Mistake("a film strip of no times") { _ = try? recording().filmStrip(at: []) },
        Mistake("a film strip whose pictures overlap") { _ = try? recording().filmStrip(at: [0], gap: -1) },
        Mistake("an animation without pixels") { _ = try? recording().webpData(scale: 0) },
    ]
}
