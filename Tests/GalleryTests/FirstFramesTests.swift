import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    /// Tests that the tables that use Unfold are at rest from the first frame after the launch on.
    @Suite @MainActor struct FirstFramesTests {
        nonisolated static let conducts: [PlatformConduct] = [.kind, .asOnIOS, .asOnIOS.union(.uncertain)]

        @Test(arguments: 0..<13, conducts) func rowsAreAtRest(index: Int, conduct: PlatformConduct) throws {
            let example = (Example.unfolding + Example.unfoldingOnly)[index]
            // The rows of the feed come only by hand, so that the table comes to rest.
            let controller =
                example.id == "live-feed" ? LiveFeedViewController(interval: nil) : example.makeViewController()
            let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
            let views = [controller.view].compactMap { $0 } + controller.view.everythingInside
            let table = try #require(views.lazy.compactMap { $0 as? UITableView }.first)
            let report = screen.jumps(in: table) {
                screen.show(controller)
                screen.settle()
            }
            #expect(report.isSmooth && report.rows > 3 && report.contents > 3, "\(example.id): \(report)")
        }
    }
}
