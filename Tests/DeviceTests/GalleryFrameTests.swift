import Gallery
import Testing
import UIKit

/// Tests that the rows of the gallery's tables stay adjacent while one of them unfolds.
@Suite(.serialized) @MainActor struct GalleryFrameTests {
    /// The tables in which a selection unfolds rows by Unfold.
    nonisolated static let names = [
        "tap-to-reveal-unfold", "comments-unfold", "messages-unfold", "main-and-detail-unfold", "three-sizes-unfold",
        "plain-cells", "diffable", "catchable-spring",
    ]
    /// The tables in which a selection inserts or deletes rows, which appear and disappear in a gap.
    nonisolated static let outlines = ["outline", "nested-groups"]

    @Test(arguments: names + outlines)
    func rowsStayAdjacent(name: String) async throws {
        let example = try #require(Example.all.first { $0.id == name })
        let controller = try #require(example.makeViewController() as? UITableViewController)
        let stage = try await FrameStage(controller)
        let frames = RowFrames(of: controller.tableView)
        let before = controller.tableView.contentSize.height
        controller.tableView(controller.tableView, didSelectRowAt: [0, 0])
        await stage.frames(for: 1.2) { frames.observe() }
        #expect(controller.tableView.contentSize.height != before, "nothing unfolds")
        if !Self.outlines.contains(name) { #expect(frames.largestGap < 0.12) }
        frames.forget()
        frames.observe()
        #expect(frames.largestGap < 0.12)
    }
}
