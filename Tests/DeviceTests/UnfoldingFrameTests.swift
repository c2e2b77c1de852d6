import Testing
import UIKit
import Unfold

/// Tests the motion of rows by the frames of their presentation layers, on a device and on Linux.
@Suite(.serialized) @MainActor struct UnfoldingFrameTests {
    /// A distance that no one sees, in points: a third of a pixel of a display with three pixels per point.
    private static let tolerance: CGFloat = 0.12

    private func select(_ row: Int, in controller: UITableViewController) {
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test func aRowGrowsInPlaceWithoutAStepBack() async throws {
        let controller = ParagraphsViewController(style: .plain)
        let stage = try await FrameStage(controller)
        let frames = RowFrames(of: controller.tableView)
        frames.observe()
        select(1, in: controller)
        await stage.frames(for: 0.8) { frames.observe() }
        let heights = frames.values(\.height, of: [0, 1])
        let first = try #require(heights.first)
        let last = try #require(heights.last)
        #expect(last > first + 20)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 >= $0 - Self.tolerance }, "\(heights)")
        #expect(heights.contains { $0 > first + 2 && $0 < last - 2 }, "The change is not animated: \(heights)")
        let tops = frames.values(\.minY, of: [0, 1])
        #expect((tops.max() ?? 0) - (tops.min() ?? 0) < Self.tolerance)
        #expect(frames.largestGap < Self.tolerance)
    }

    @Test func theSelectedRowStaysWhileTheOneAboveFolds() async throws {
        let controller = ParagraphsViewController(style: .plain)
        let stage = try await FrameStage(controller)
        controller.tableView.scrollToRow(at: [0, 8], at: .top, animated: false)
        await stage.frames(for: 0.2) {}
        select(9, in: controller)
        await stage.frames(for: 0.8) {}
        let frames = RowFrames(of: controller.tableView)
        frames.observe()
        select(11, in: controller)
        await stage.frames(for: 0.8) { frames.observe() }
        let tops = frames.values(\.minY, of: [0, 11])
        #expect((tops.max() ?? 0) - (tops.min() ?? 0) < Self.tolerance, "\(tops)")
        #expect(controller.expander[9] == .collapsed && controller.expander[11] == .expanded)
        #expect(frames.largestGap < Self.tolerance)
    }

    @Test func aRowThatIsTurnedRoundHalfWayGoesBackFromWhereItIs() async throws {
        let controller = ParagraphsViewController(style: .plain)
        let stage = try await FrameStage(controller)
        let frames = RowFrames(of: controller.tableView)
        frames.observe()
        select(1, in: controller)
        await stage.frames(for: 0.12) { frames.observe() }
        let caught = try #require(frames.values(\.height, of: [0, 1]).last)
        select(1, in: controller)
        await stage.frames(for: 0.8) { frames.observe() }
        let heights = frames.values(\.height, of: [0, 1])
        let steps = zip(heights, heights.dropFirst()).map { abs($1 - $0) }
        #expect(heights.last == heights.first)
        // On a display that drops frames, a step is longer; a snap is the whole way.
        #expect((steps.max() ?? 0) < max(caught - (heights.first ?? 0), 20), "\(heights)")
        #expect(frames.largestGap < Self.tolerance)
    }

    @Test func theCellStaysAndIsNeverTranslucent() async throws {
        let controller = ParagraphsViewController(style: .plain)
        let stage = try await FrameStage(controller)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]))
        var opacities: [Float] = []
        select(1, in: controller)
        await stage.frames(for: 0.8) { opacities.append(cell.layer.presentation()?.opacity ?? 1) }
        #expect(opacities.allSatisfy { $0 == 1 })
        #expect(controller.tableView.cellForRow(at: [0, 1]) === cell)
    }

    @Test func nothingMovesWhenARowIsInsertedAbove() async throws {
        let controller = FeedViewController(style: .plain)
        let stage = try await FrameStage(controller)
        controller.tableView.scrollToRow(at: [0, 10], at: .top, animated: false)
        await stage.frames(for: 0.2) {}
        let frames = RowFrames(of: controller.tableView)
        let before = frames.current.values.map(\.minY).sorted()
        controller.receive()
        await stage.frames(for: 0.6) { frames.observe() }
        for shown in frames.history {
            let tops = shown.values.map(\.minY).sorted()
            for top in before where top > 0 && top < 500 {
                #expect(tops.contains { abs($0 - top) < Self.tolerance }, "\(top) in \(tops)")
            }
        }
    }
}
