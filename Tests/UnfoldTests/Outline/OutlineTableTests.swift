import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests tables of outlines.
@Suite(.serialized) @MainActor struct OutlineTableTests {

    @Test(arguments: [false, true])
    func groupsOpenWithoutAJump(isDiffable: Bool) throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree(), isDiffable: isDiffable))
        fixture.screen.resize(to: CGSize(width: 320, height: 900))
        fixture.screen.settle()
        for (id, rows) in [
            (10, [10, 11, 12, 13, 20, 30, 40]), (11, [10, 11, 111, 112, 113, 12, 13, 20, 30, 40]),
            (30, [10, 11, 111, 112, 113, 12, 13, 20, 30, 31, 32, 33, 40]), (10, [10, 20, 30, 31, 32, 33, 40]),
            (10, [10, 11, 111, 112, 113, 12, 13, 20, 30, 31, 32, 33, 40]),
        ] {
            let report = try fixture.jumps(tapping: id)
            #expect(report.largest < 0.01, "\(report)")
            #expect(fixture.controller.rows == rows && fixture.flaw == nil, "\(id): \(fixture.flaw ?? "")")
        }
    }

    /// In each group one row is open.
    @Test func thePolicyAppliesInEachGroup() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree(), policy: .accordion))
        for id in [10, 11, 20] { _ = try fixture.jumps(tapping: id) }
        #expect(fixture.controller.rows == [10, 20, 21, 22, 23, 30, 40])
        #expect(Set(fixture.expander.state.unfolded) == [11, 20])
    }

    @Test func leavesDoNotUnfold() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree(roots: 1)))
        _ = try fixture.jumps(tapping: 10)
        fixture.screen.tap(try fixture.cell(12))
        fixture.screen.settle()
        #expect(fixture.expander[12] == .collapsed)
        #expect(try fixture.cell(12).accessoryView == nil && fixture.cell(10).accessoryView != nil)
        fixture.outline.expandAll()
        fixture.screen.settle()
        #expect(
            Set(fixture.expander.state.unfolded) == [10, 11]
                && fixture.controller.rows == [10, 11, 111, 112, 113, 12, 13]
        )
    }

    @Test func assistiveTechnologyHearsTheLevel() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        fixture.outline.expandAll(animated: false)
        fixture.screen.settle()
        #expect(try fixture.cell(10).accessibilityValue == nil)
        #expect(
            try fixture.cell(11).accessibilityValue == "Level 2" && fixture.cell(111).accessibilityValue == "Level 3"
        )
        #expect(fixture.flaw == nil)
    }

    @Test func marginsIndentTheContent() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        fixture.outline.expandAll(animated: false)
        fixture.screen.settle()
        #expect(try fixture.cell(111).indentationLevel == 2)
        fixture.outline.indentation = .none
        #expect(try fixture.cell(111).indentationLevel == 0)
        let margin = try fixture.cell(10).contentView.directionalLayoutMargins.leading
        for width: CGFloat in [20, 8, 20] {
            fixture.outline.indentation = .margins(width)
            for (id, depth) in [(10, 0), (11, 1), (111, 2)] {
                let leading = try fixture.cell(id).contentView.directionalLayoutMargins.leading
                #expect(leading == margin + width * CGFloat(depth), "\(id)")
            }
        }
    }

    /// A group far above closes, whose rows fill the screen: the group comes to the top.
    @Test func theGroupAroundTheScreenComesToTheTop() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.wideTree(roots: 30, rows: 60)))
        fixture.expander.set(.expanded, for: 150, animated: false)
        fixture.screen.settle()
        fixture.expander.show(190, level: nil, at: .middle, animated: false)
        fixture.screen.settle()
        fixture.table.contentOffset.y -= 1_000
        fixture.screen.settle()
        fixture.expander.collapseAll()
        fixture.screen.settle()
        #expect(abs(fixture.screen.presentedFrame(of: try fixture.cell(150)).minY) < 0.01)
    }

    @Test func aGroupFollowsAFinger() throws {
        for (progress, isOpen) in [(0.3, false), (0.8, true)] {
            let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
            let scrub = try #require(fixture.expander.scrub(10))
            scrub.progress = progress
            fixture.screen.advance(by: 0.1)
            isOpen ? scrub.end(velocity: 2) : scrub.cancel()
            fixture.screen.settle()
            #expect(fixture.controller.rows == (isOpen ? [10, 11, 12, 13, 20, 30, 40] : [10, 20, 30, 40]))
            #expect(fixture.flaw == nil, "\(fixture.flaw ?? "")")
        }
    }

    @Test func groupsOpenWithReducedMotion() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        fixture.screen.reducesMotion = true
        for rows in [[10, 11, 12, 13, 20, 30, 40], [10, 20, 30, 40]] {
            fixture.screen.tap(try fixture.cell(10))
            fixture.screen.settle()
            #expect(fixture.controller.rows == rows && fixture.flaw == nil, "\(fixture.flaw ?? "")")
        }
    }

    /// Groups open while another controller covers the table, and before it is shown.
    @Test func groupsOpenWithoutAWindow() throws {
        let controller = OutlineController(OutlineFixture.tree())
        controller.outline.expander.toggle(10)
        #expect(controller.rows == [10, 11, 12, 13, 20, 30, 40])
        let fixture = OutlineFixture(controller)
        #expect(fixture.flaw == nil, "\(fixture.flaw ?? "")")
        fixture.screen.show(UIViewController())
        fixture.screen.settle()
        fixture.expander.toggle(11)
        fixture.screen.show(controller)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, 11, 111, 112, 113, 12, 13, 20, 30, 40] && fixture.flaw == nil)
    }

    @Test func anOutlineIsReleasedWithItsController() {
        weak var outline: ExpansionOutline<Int>?
        weak var table: UITableView?
        autoreleasing {
            let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
            fixture.expander.toggle(10)
            fixture.screen.settle()
            (outline, table) = (fixture.outline, fixture.table)
            fixture.screen.show(UIViewController())
            fixture.screen.settle()
        }
        #expect(outline == nil && table == nil)
    }

    private func autoreleasing(_ work: () -> Void) { work() }

    @Test func levelsAreRestoredWithTheirRows() throws {
        let first = OutlineFixture(OutlineController(OutlineFixture.tree(roots: 12)))
        for id in [20, 21, 80] { first.expander.set(.expanded, for: id, animated: false) }
        first.screen.settle()
        first.table.contentOffset.y = 300
        first.screen.settle()
        let second = OutlineFixture(OutlineController(OutlineFixture.tree(roots: 12)))
        second.expander.restore(first.expander.snapshot)
        second.screen.settle()
        #expect(second.controller.rows == first.controller.rows && second.flaw == nil)
        #expect(abs(second.table.contentOffset.y - 300) < 0.01)
    }

    /// A tree that changes above the screen moves nothing on it.
    @Test(arguments: [false, true])
    func aTreeChangesWithoutAJump(isDiffable: Bool) throws {
        let fixture = OutlineFixture(
            OutlineController(OutlineFixture.wideTree(roots: 40, rows: 3), isDiffable: isDiffable)
        )
        for id in [10, 150] { fixture.expander.set(.expanded, for: id, animated: false) }
        fixture.table.contentOffset.y = 600
        fixture.screen.settle()
        var tree = fixture.outline.tree
        tree.remove(20)
        tree.setChildren(ExpansionTree(ids: [501, 502, 503, 504]), of: 10)
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.outline.setTree(tree)
            fixture.screen.settle()
        }
        #expect(report.largest < 0.01, "\(report)")
        #expect(fixture.controller.rows.prefix(6) == [10, 501, 502, 503, 504, 30] && fixture.flaw == nil)
    }

    /// The first tree of a diffable data source may come in a motion.
    @Test(arguments: [ExpansionRoots.rows, .sections])
    func aTreeComesInAMotion(roots: ExpansionRoots) {
        let controller = OutlineController(ExpansionTree(), roots: roots, isDiffable: true)
        let fixture = OutlineFixture(controller)
        fixture.expander.state.set(.expanded, for: 10)
        fixture.outline.setTree(OutlineFixture.tree())
        fixture.screen.settle()
        #expect(controller.rows == (roots == .rows ? [10, 11, 12, 13, 20, 30, 40] : [11, 12, 13]))
        #expect(fixture.flaw == nil, "\(fixture.flaw ?? "")")
        fixture.outline.setTree(ExpansionTree())
        fixture.screen.settle()
        #expect(controller.rows.isEmpty)
    }

    /// Random changes, also during motions: the rows are those of the model.
    @Test(arguments: LawCount.seeds(8))
    func theRowsAreThoseOfTheModel(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var nextID = 0
        var nodes = NestedNode.forest(&random, nextID: &nextID)
        let controller = OutlineController(ExpansionTree(nodes), isDiffable: random.below(2) == 0)
        let fixture = OutlineFixture(controller)
        for step in 0..<60 {
            var action = ""
            switch random.below(8) {
            case 0:
                nodes = NestedNode.edited(nodes, &random, nextID: &nextID)
                let isAnimated = random.below(3) > 0
                action = "tree, \(isAnimated)"
                fixture.outline.setTree(ExpansionTree(nodes), animated: isAnimated)
            case 1:
                action = "all"
                random.below(2) == 0 ? fixture.outline.expandAll() : fixture.expander.collapseAll()
            case 2:
                action = "scroll"
                let end = max(0, fixture.table.contentSize.height - 480)
                fixture.table.contentOffset.y = CGFloat(random.below(100)) / 100 * end
            case 3:
                action = "state"
                var state = ExpansionState<Int, RowLevel>()
                for node in nodes.flatMap(\.all) where random.below(2) == 0 { state.set(.expanded, for: node.id) }
                fixture.expander.state = state
            default:
                guard let id = nodes.flatMap(\.all).randomElement(using: &random)?.id else { continue }
                action = "toggle \(id)"
                fixture.expander.toggle(id)
            }
            random.below(3) == 0 ? fixture.screen.settle() : fixture.screen.advance(by: Double(random.below(20)) / 60)
            let open = Set(fixture.expander.state.unfolded)
            let expected = nodes.flatMap { $0.rows(open) }.map(\.id)
            guard controller.rows == expected else {
                Issue.record("seed \(seed), step \(step), \(action): \(controller.rows) instead of \(expected)")
                return
            }
            guard !fixture.screen.isMoving || step % 10 == 9 else { continue }
            fixture.screen.settle()
            if let flaw = fixture.flaw {
                Issue.record("seed \(seed), step \(step), \(action): \(flaw)")
                return
            }
        }
    }

    @Test func aNodeInsideFoldedGroupsIsRevealed() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        let report = fixture.screen.jumps(in: fixture.table) {
            #expect(fixture.expander.show(212, level: nil))
            fixture.screen.settle()
        }
        #expect(report.largest < 0.01, "\(report)")
        #expect(fixture.controller.rows == [10, 20, 21, 211, 212, 213, 22, 23, 30, 40])
        #expect(try fixture.cell(212).window != nil && fixture.flaw == nil)
        #expect(!fixture.expander.show(999) && !fixture.outline.reveal(999))
    }

    @Test func arrowKeysLeadThroughTheTree() throws {
        let fixture = OutlineFixture(OutlineController(OutlineFixture.tree()))
        fixture.table.addGestureRecognizer(ExpansionKeys(fixture.expander))
        let screen = fixture.screen
        screen.press(.keyboardTab)
        func press(_ key: UIKeyboardHIDUsage, _ focused: Int, line: Int = #line) throws {
            #expect(screen.press(key), "line \(line)")
            screen.settle()
            #expect(try fixture.cell(focused).isFocused, "line \(line)")
        }
        try press(.keyboardRightArrow, 10)
        #expect(fixture.controller.rows.count == 7)
        try press(.keyboardRightArrow, 11)
        try press(.keyboardRightArrow, 11)
        try press(.keyboardRightArrow, 111)
        #expect(!screen.press(.keyboardRightArrow), "a leaf has nothing to unfold")
        try press(.keyboardLeftArrow, 11)
        #expect(fixture.controller.rows.count == 10)
        try press(.keyboardLeftArrow, 11)
        #expect(fixture.controller.rows.count == 7)
        try press(.keyboardLeftArrow, 10)
        try press(.keyboardLeftArrow, 10)
        #expect(fixture.controller.rows.count == 4 && !screen.press(.keyboardLeftArrow))
    }
}
