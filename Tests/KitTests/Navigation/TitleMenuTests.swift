import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TitleMenuTests {
        private final class Log {
            var entries: [String] = []
        }

        @Test func theTitleOpensTheMenuOfItsItem() throws {
            let screen = TestScreen(size: CGSize(width: 400, height: 500))
            let log = Log()
            let controller = UIViewController()
            controller.title = "Title"
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            screen.tap(at: CGPoint(x: 200, y: 37))
            screen.settle()
            #expect(screen.element(labelled: "Rename") == nil)
            controller.navigationItem.titleMenuProvider = { suggested in
                log.entries.append("menu \(suggested.count)")
                return UIMenu(children: [UIAction(title: "Rename") { _ in log.entries.append("rename") }])
            }
            screen.settle()
            screen.tap(at: CGPoint(x: 200, y: 37))
            screen.settle()
            #expect(log.entries == ["menu 0"])
            let row = try #require(screen.element(labelled: "Rename")).frame
            screen.tap(at: CGPoint(x: row.midX, y: row.midY))
            screen.settle()
            #expect(log.entries == ["menu 0", "rename"])
        }

        @Test func aBarBehavesAsOnATablet() {
            let bar = UINavigationBar()
            #expect(bar.preferredBehavioralStyle == .automatic)
            bar.preferredBehavioralStyle = .mac
            #expect(bar.preferredBehavioralStyle == .mac && bar.behavioralStyle == .pad)
        }
    }
}
