import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BackButtonTests {
        private func button(_ attribute: UISemanticContentAttribute) throws -> (arrow: UIImageView, title: UILabel) {
            let button = BackButton {}
            button.semanticContentAttribute = attribute
            button.title = "Back to it"
            button.frame = CGRect(origin: .zero, size: button.sizeThatFits(CGSize(width: 300, height: 44)))
            button.layoutIfNeeded()
            return (
                try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first),
                try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
            )
        }

        /// The arrow is before the title, and points away from it, in both directions.
        @Test func theArrowPointsBack() throws {
            _ = TestScreen()
            let left = try button(.forceLeftToRight)
            #expect(left.arrow.frame.maxX < left.title.frame.minX)
            let right = try button(.forceRightToLeft)
            #expect(right.arrow.frame.minX > right.title.frame.maxX)
            #expect(left.arrow.image != right.arrow.image)
            #expect(left.arrow.frame.height > 12)
            for part in [left, right] {
                #expect(part.title.sizeThatFits(part.title.bounds.size).width <= part.title.bounds.width + 0.5)
                #expect(abs(part.arrow.frame.midY - 22) < 0.01)
            }
        }

        @Test func aScreenWithABackButtonComesToRest() {
            let screen = TestScreen()
            var failures: [String] = []
            screen.onFailure = { failures.append($0) }
            let navigation = UINavigationController(rootViewController: UIViewController())
            screen.show(navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            screen.settle()
            #expect(failures.isEmpty)
        }
    }
}
