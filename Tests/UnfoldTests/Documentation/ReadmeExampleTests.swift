import Testing
import UIKit
import UIKitTesting

@Test @MainActor func aTappedCommentUnfoldsAndNothingJumps() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = CommentsViewController(style: .plain)
    screen.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 4, section: 0)))
    let folded = screen.presentedFrame(of: cell)

    let report = screen.jumps(in: controller.tableView) {
        screen.tap(cell)
        screen.advance(by: 0.1)
        #expect(screen.presentedFrame(of: cell).height > folded.height)  // on its way
        screen.settle()
    }
    #expect(report.isSmooth, "\(report)")
    #expect(screen.presentedFrame(of: cell).minY == folded.minY)
    #expect(controller.expander[5] == .expanded)
}
