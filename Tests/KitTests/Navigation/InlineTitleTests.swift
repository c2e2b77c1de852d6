import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InlineTitleTests {
        @Test func aTitleInTheLineOfTheButtonsIsLarge() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = UIViewController()
            controller.title = "Title"
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.settle()
            #expect(navigation.navigationBar.frame.height > 100)
            controller.navigationItem.largeTitleDisplayMode = .inline
            screen.settle()
            #expect(navigation.navigationBar.frame.height == 54)
            let title = try #require(screen.element(labelled: "Title")).frame
            #expect(title.minX == 16 && title.height > 35 && title.width > 60)
            navigation.navigationBar.prefersLargeTitles = false
            screen.settle()
            let small = try #require(screen.element(labelled: "Title")).frame
            #expect(abs(small.midX - 195) < 1 && small.height < 25)
        }
    }
}
