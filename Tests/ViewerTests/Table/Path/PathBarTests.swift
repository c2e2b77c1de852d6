import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    @Suite @MainActor struct PathBarTests {
        private func frames(_ parts: [String], _ direction: UISemanticContentAttribute) -> [CGRect] {
            let screen = TestScreen(size: CGSize(width: 390, height: 100))
            let bar = PathBar(frame: CGRect(x: 0, y: 0, width: 390, height: PathBar.height))
            bar.semanticContentAttribute = direction
            let controller = UIViewController()
            controller.view.addSubview(bar)
            screen.show(controller)
            bar.show(parts)
            screen.settle()
            return bar.subviews.filter { $0 is UIButton && !$0.isHidden }.map(\.frame)
        }

        /// A path is an expression, whose parts are from left to right.
        @Test func aPathBeginsAtTheLeadingEdge() {
            let parts = ["a.json ", ".items", "[3]"]
            let (left, right) = (frames(parts, .forceLeftToRight), frames(parts, .forceRightToLeft))
            #expect(left.first?.minX == 12 && right.last?.maxX == 378)
            #expect(left.map(\.width) == right.map(\.width))
            #expect(zip(right, right.dropFirst()).allSatisfy { $0.maxX == $1.minX })
        }

        @Test func theEndOfALongPathIsShown() {
            let parts = (0..<30).map { ".a_long_name_\($0)" }
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let frames = frames(parts, direction)
                #expect(frames.allSatisfy { $0.minX >= 12 && $0.maxX <= 378 } && frames.count > 1)
            }
        }
    }
}
