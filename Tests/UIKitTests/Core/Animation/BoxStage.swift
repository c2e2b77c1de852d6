import UIKit
import UIKitTesting

/// A screen with one box in its corner. It is created when a test first accesses it, so that no
/// other test's screen replaces it.
@MainActor
final class BoxStage {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        screen.window.addSubview(box)
        screen.settle()
    }
}
