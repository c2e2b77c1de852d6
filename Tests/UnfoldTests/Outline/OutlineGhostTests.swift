import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that rows which appear or disappear are seen only in the gap between the rows around them, in every frame.
@Suite(.serialized) @MainActor struct OutlineGhostTests {
    /// Returns the colors of a column of the screen that has no text, one for each point from top to bottom.
    private func column(_ fixture: OutlineFixture) throws -> [[UInt8]] {
        let image = try #require(fixture.screen.picture().cgImage)
        let scale = image.width / 320
        let bytes = UnsafeRawBufferPointer(start: image.pixels.base, count: image.bytesPerRow * image.height)
        return (0..<480).map { y in
            let start = (y * scale + scale / 2) * image.bytesPerRow + 200 * scale * 4
            return (0..<3).map { bytes[start + $0] }
        }
    }

    /// Returns a description of the first point outside of the gaps that has a color which the closed table doesn't
    /// have.
    private func ghost(_ fixture: OutlineFixture, below groups: Set<Int>, _ colors: Set<[UInt8]>) throws -> String? {
        var (top, blurred) = (CGFloat?.none, [ClosedRange<CGFloat>]())
        for id in fixture.outline.tree.roots {
            let frame = fixture.screen.presentedFrame(of: try fixture.cell(id))
            if let top { blurred.append(top - 1...max(top, frame.minY) + 1) }
            // Edges between pixels have a color in between.
            blurred += [frame.minY - 1...frame.minY + 1, frame.maxY - 1...frame.maxY + 1]
            top = groups.contains(id) ? frame.maxY : nil
        }
        // Below the last row there is nothing that slides.
        if let top { blurred.append(top - 1...480) }
        for (y, color) in try column(fixture).enumerated() {
            guard !colors.contains(color), !blurred.contains(where: { $0.contains(CGFloat(y) + 0.5) }) else { continue }
            return "\(color) at \(y), allowed in \(blurred)"
        }
        return nil
    }

    private func fixture(
        isOpaque: Bool,
        isDiffable: Bool = false,
        policy: ExpansionPolicy = .independent
    ) throws -> (OutlineFixture, colors: Set<[UInt8]>) {
        let controller = OutlineController(OutlineFixture.tree(roots: 3), policy: policy, isDiffable: isDiffable)
        controller.isOpaque = isOpaque
        let fixture = OutlineFixture(controller)
        controller.tableView.reloadData()
        fixture.screen.settle()
        let colors = Set(try column(fixture))
        // The table is seen, and in a table of opaque rows the groups.
        try #require(colors.count == (isOpaque ? 2 : 1))
        return (fixture, colors)
    }

    @Test(arguments: [true, false], [false, true])
    func aGroupOpensAndClosesWithoutGhosts(isOpaque: Bool, isDiffable: Bool) throws {
        let (fixture, colors) = try fixture(isOpaque: isOpaque, isDiffable: isDiffable)
        for id in [10, 10, 20, 20, 30, 30] {
            let cell = try fixture.cell(id)
            fixture.screen.tap(cell)
            for frame in 0..<50 {
                if let ghost = try ghost(fixture, below: [id], colors) {
                    Issue.record("\(id), frame \(frame): \(ghost)")
                    return
                }
                fixture.screen.advance(by: 1 / 120)
            }
            fixture.screen.settle()
            #expect(fixture.flaw == nil)
        }
    }

    /// A group that is closed while it opens, and opened while it closes.
    @Test(arguments: [true, false])
    func aGroupThatIsTappedInTheMotionHasNoGhosts(isOpaque: Bool) throws {
        let (fixture, colors) = try fixture(isOpaque: isOpaque)
        for tap in 0..<6 {
            fixture.screen.tap(try fixture.cell(10))
            for frame in 0..<(tap == 5 ? 60 : 8) {
                if let ghost = try ghost(fixture, below: [10], colors) {
                    Issue.record("tap \(tap), frame \(frame): \(ghost)")
                    return
                }
                fixture.screen.advance(by: 1 / 120)
            }
        }
        fixture.screen.settle()
        #expect(fixture.flaw == nil)
    }

    /// One group closes above while another one opens.
    @Test(arguments: [true, false])
    func anAccordionHasNoGhosts(isOpaque: Bool) throws {
        let (fixture, colors) = try fixture(isOpaque: isOpaque, policy: .accordion)
        for id in [10, 20, 10, 30, 20] {
            let before = Set(fixture.expander.state.unfolded)
            fixture.screen.tap(try fixture.cell(id))
            for frame in 0..<50 {
                if let ghost = try ghost(fixture, below: before.union([id]), colors) {
                    Issue.record("\(id), frame \(frame): \(ghost)")
                    return
                }
                fixture.screen.advance(by: 1 / 120)
            }
            fixture.screen.settle()
            #expect(fixture.flaw == nil)
        }
    }

    /// Groups that change places as the open one before the motion is over. The rows that come don't follow the earlier
    /// motion of their group, so this holds for opaque rows.
    @Test func anAccordionThatIsInterruptedHasNoGhosts() throws {
        let (fixture, colors) = try fixture(isOpaque: true, policy: .accordion)
        for (step, id) in [10, 20, 10, 30, 20].enumerated() {
            fixture.expander.toggle(id)
            for frame in 0..<10 {
                if let ghost = try ghost(fixture, below: [10, 20, 30], colors) {
                    Issue.record("step \(step), frame \(frame): \(ghost)")
                    return
                }
                fixture.screen.advance(by: 1 / 120)
            }
        }
        fixture.screen.settle()
        #expect(fixture.flaw == nil)
    }
}
