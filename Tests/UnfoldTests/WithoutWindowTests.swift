import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests levels that change while the table isn't in a window.
@Suite(.serialized) @MainActor struct WithoutWindowTests {
    @Test func aRowLooksLikeItsLevelWhenItIsSeenAgain() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.open(1)
        let folded = try fixture.cell(3).frame.height
        let parent = try #require(fixture.table.superview)
        fixture.table.removeFromSuperview()
        fixture.expander.set(.expanded, for: 3)
        fixture.expander.toggle(5)
        fixture.expander.toggle(3)
        parent.addSubview(fixture.table)
        fixture.screen.settle()
        #expect(try fixture.cell(3).frame.height > folded)
        #expect(fixture.flaw() == nil && Array(fixture.expander.state.unfolded) == [3])
    }

    @Test func rowsComeAndGoWithOthers() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = CallbackController(style: .plain)
        screen.show(controller)
        screen.settle()
        screen.show(UIViewController())
        controller.expander.set(.expanded, for: 2)
        #expect(controller.updates.map { $0.map(\.id) } == [[2]])
        screen.show(controller)
        screen.settle()
        #expect(controller.cell(2)?.level == .expanded && controller.cell(2)?.frame.height == 130)
    }

    @Test func detailsAreLetGo() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        weak var detail: UIView?
        controller.expander.details = RowDetails { _ in
            let view = DetailController.detail()
            detail = view
            return view
        }
        controller.expander.set(.expanded, for: 2, animated: false)
        screen.settle()
        #expect(detail != nil)
        screen.show(UIViewController())
        controller.expander.set(.collapsed, for: 2)
        #expect(detail == nil)
        controller.expander.set(.expanded, for: 2)
        controller.expander.state = ExpansionState()
        #expect(detail == nil)
    }
}
