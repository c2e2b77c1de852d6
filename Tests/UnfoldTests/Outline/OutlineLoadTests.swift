import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests groups whose rows are loaded when they open.
@Suite(.serialized) @MainActor struct OutlineLoadTests {
    /// The loads that were started, and what was cancelled.
    private final class Loads {
        var started: [Int] = []
        var cancelled: [Int] = []
        var deliver: [Int: @MainActor (ExpansionTree<Int>) -> Void] = [:]
    }

    private func fixture(hasPlaceholder: Bool = true) -> (OutlineFixture, Loads) {
        let tree = ExpansionTree(ids: [10, 20, 30], isLazy: { $0 < 30 })
        let fixture = OutlineFixture(OutlineController(tree))
        let loads = Loads()
        if hasPlaceholder { fixture.outline.placeholder = { -$0 } }
        fixture.outline.loader.start = { id, deliver in
            loads.started.append(id)
            loads.deliver[id] = deliver
            return { loads.cancelled.append(id) }
        }
        return (fixture, loads)
    }

    @Test func rowsReplaceThePlaceholderInAMotion() throws {
        let (fixture, loads) = fixture()
        #expect(try fixture.cell(30).accessoryView == nil && fixture.cell(10).accessoryView != nil)
        _ = try fixture.jumps(tapping: 10)
        #expect(fixture.controller.rows == [10, -10, 20, 30] && loads.started == [10])
        #expect(fixture.outline.depth(of: -10) == 1 && fixture.flaw == nil)
        let report = fixture.screen.jumps(in: fixture.table) {
            loads.deliver[10]?(ExpansionTree(ids: [11, 12], isLazy: { $0 == 12 }))
            fixture.screen.settle()
        }
        #expect(report.largest < 0.01, "\(report)")
        #expect(fixture.controller.rows == [10, 11, 12, 20, 30] && fixture.flaw == nil)
        _ = try fixture.jumps(tapping: 12)
        #expect(loads.started == [10, 12] && fixture.outline.depth(of: -12) == 2)
        _ = try fixture.jumps(tapping: 10)
        #expect(loads.cancelled == [12], "a group that isn't shown doesn't load")
        _ = try fixture.jumps(tapping: 10)
        #expect(loads.started == [10, 12, 12] && fixture.controller.rows == [10, 11, 12, -12, 20, 30])
    }

    @Test func aGroupThatFoldsIsNotLoaded() throws {
        let (fixture, loads) = fixture(hasPlaceholder: false)
        for _ in 0..<2 { _ = try fixture.jumps(tapping: 10) }
        #expect(loads.started == [10] && loads.cancelled == [10] && fixture.controller.rows == [10, 20, 30])
        loads.deliver[10]?(ExpansionTree(ids: [11]))
        #expect(!fixture.outline.tree.isLoaded(10) && fixture.controller.rows == [10, 20, 30])
    }

    @Test func aLoadMayDeliverAtOnce() throws {
        let (fixture, loads) = fixture()
        fixture.outline.loader.start = { id, deliver in
            loads.started.append(id)
            deliver(ExpansionTree(ids: [id + 1]))
            return {}
        }
        _ = try fixture.jumps(tapping: 10)
        #expect(fixture.controller.rows == [10, 11, 20, 30] && loads.started == [10] && fixture.flaw == nil)
    }

    @Test func aTreeThatHasTheRowsEndsTheLoad() throws {
        let (fixture, loads) = fixture()
        _ = try fixture.jumps(tapping: 10)
        fixture.outline.setTree(ExpansionTree(ids: [10, 20]) { $0 == 10 ? [14] : nil })
        fixture.screen.settle()
        #expect(loads.cancelled == [10] && fixture.controller.rows == [10, 14, 20] && fixture.flaw == nil)
        loads.deliver[10]?(ExpansionTree(ids: [11]))
        #expect(fixture.controller.rows == [10, 14, 20])
    }

    /// A load that fails is tried again when the group opens the next time.
    @Test func aLoadThatFailsIsTriedAgain() async throws {
        struct Failure: Error {}
        let tree = ExpansionTree(ids: [10, 20], isLazy: { $0 == 10 })
        let fixture = OutlineFixture(OutlineController(tree))
        var calls = 0
        fixture.outline.load = { id in
            calls += 1
            if calls == 1 { throw Failure() }
            return ExpansionTree(ids: [id + 1])
        }
        for expected in 1...2 {
            fixture.expander.set(.expanded, for: 10, animated: false)
            for _ in 0..<100 where calls < expected { await Task.yield() }
            for _ in 0..<20 { await Task.yield() }
            fixture.screen.settle()
            if expected == 1 {
                #expect(fixture.controller.rows == [10, 20])
                fixture.expander.set(.collapsed, for: 10, animated: false)
            }
        }
        #expect(calls == 2 && fixture.controller.rows == [10, 11, 20])
    }

    private struct Unreadable: Error {}

    @Test func aGroupWhoseLoadFailsFolds() throws {
        let (fixture, loads) = fixture()
        var failed: [Int] = []
        fixture.outline.onLoadError = { id, _ in failed.append(id) }
        _ = try fixture.jumps(tapping: 10)
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.outline.loader.end(10, .failure(Unreadable()))
            fixture.screen.settle()
        }
        #expect(report.largest < 0.01 && fixture.controller.rows == [10, 20, 30] && failed == [10])
        #expect(fixture.expander[10] == .collapsed)
        _ = try fixture.jumps(tapping: 10)
        #expect(loads.started == [10, 10] && fixture.controller.rows == [10, -10, 20, 30], "it loads again")
        loads.deliver[10]?(ExpansionTree(ids: [11]))
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, 11, 20, 30] && failed == [10])
    }

    @Test func aRowTellsOfTheFailure() throws {
        let (fixture, loads) = fixture()
        fixture.outline.failure = { id, _ in -id - 1 }
        _ = try fixture.jumps(tapping: 10)
        fixture.outline.loader.end(10, .failure(Unreadable()))
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, -11, 20, 30] && loads.started == [10] && fixture.flaw == nil)
        let groups = fixture.controller.rows.map { fixture.outline.group(ofPlaceholder: $0) }
        #expect(groups == [nil, 10, nil, nil])
        fixture.outline.loader.end(10, .success(ExpansionTree(ids: [11])))
        #expect(!fixture.outline.tree.isLoaded(10), "a load ends once")
        fixture.outline.reload(20)
        fixture.outline.reload(10)
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, -10, 20, 30] && loads.started == [10, 10])
        #expect(fixture.outline.group(ofPlaceholder: -10) == 10 && fixture.outline.group(ofPlaceholder: -11) == nil)
        loads.deliver[10]?(ExpansionTree(ids: [11]))
        fixture.screen.settle()
        #expect(fixture.controller.rows == [10, 11, 20, 30] && fixture.outline.group(ofPlaceholder: -10) == nil)
    }

    @Test func theClientMayLoadAgainAtOnce() throws {
        let (fixture, loads) = fixture()
        fixture.outline.onLoadError = { [outline = fixture.outline] id, _ in outline.reload(id) }
        _ = try fixture.jumps(tapping: 10)
        fixture.outline.loader.end(10, .failure(Unreadable()))
        fixture.screen.settle()
        #expect(loads.started == [10, 10] && fixture.controller.rows == [10, -10, 20, 30])
    }
}
