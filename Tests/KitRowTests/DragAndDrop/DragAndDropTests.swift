import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DragAndDropTests {
        private let from = CGPoint(x: 50, y: 50)
        private let to = CGPoint(x: 150, y: 300)

        private func hold(_ screen: TestScreen, at point: CGPoint) {
            screen.touchDown(at: point)
            screen.advance(by: 0.6)
        }

        private func move(_ screen: TestScreen, from: CGPoint, to: CGPoint) {
            for step in 1...10 {
                let part = CGFloat(step) / 10
                screen.touchMove(
                    to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                )
                screen.advance(by: 1 / 60)
            }
        }

        @Test func aFingerDragsAnItemToADestination() throws {
            let fixture = DragFixture()
            let screen = fixture.show()
            hold(screen, at: from)
            // The item is lifted, and the drag begins when the finger moves.
            #expect(fixture.log == ["items", "lift"])
            move(screen, from: from, to: to)
            #expect(fixture.log.contains("begin") && fixture.log.last == "update")
            #expect(fixture.destinationLog.first == "enter")
            screen.touchUp()
            screen.settle()
            let ends = fixture.log.drop { $0 != "will end copy" }
            #expect(Array(ends) == ["will end copy", "perform 1", "conclude", "end", "did end copy"])
            #expect(fixture.overlays.isEmpty)
        }

        @Test func theMouseDragsAsSoonAsItPassesTheThreshold() {
            let fixture = DragFixture()
            let screen = fixture.show()
            screen.mouseDrag(from: from, to: to)
            screen.settle()
            #expect(fixture.log.last == "did end copy" && fixture.place == to)
        }

        @Test func aClickAndAShortTouchDragNothing() {
            let fixture = DragFixture()
            let screen = fixture.show()
            screen.click(at: from)
            screen.tap(at: from)
            screen.drag(from: from, to: to, duration: 0.2)
            screen.settle()
            #expect(fixture.log == [])
        }

        @Test func anItemThatIsNotMovedReturnsWithoutADrag() {
            let fixture = DragFixture()
            let screen = fixture.show()
            hold(screen, at: from)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["items", "lift", "cancels"] && fixture.overlays.isEmpty)
        }

        @Test func theItemFollowsTheFinger() throws {
            let fixture = DragFixture()
            let screen = fixture.show()
            hold(screen, at: from)
            move(screen, from: from, to: to)
            screen.advance(by: 0.5)
            let platter = try #require(fixture.overlays.first?.subviews.first { $0 is DragPlatter })
            let frame = screen.presentedFrame(of: platter)
            // The finger holds it where it held the view.
            #expect(abs(frame.midX - (to.x + 10)) < 1e-6 && abs(frame.midY - (to.y + 10)) < 1e-6)
            #expect(frame.size == fixture.source.bounds.size)
            screen.touchUp()
            screen.settle()
        }

        @Test(arguments: [UIDropOperation.cancel, .forbidden])
        func aRefusedItemSpringsBack(operation: UIDropOperation) throws {
            let fixture = DragFixture()
            fixture.operation = operation
            let screen = fixture.show()
            hold(screen, at: from)
            move(screen, from: from, to: to)
            let platter = try #require(fixture.overlays.first?.subviews.first { $0 is DragPlatter })
            screen.touchUp()
            var distances: [CGFloat] = []
            while platter.window != nil, distances.count < 60 {
                let frame = screen.presentedFrame(of: platter)
                distances.append(hypot(frame.midX - 60, frame.midY - 60))
                screen.advance(by: 1 / 60)
            }
            #expect(distances.last.map { $0 < 2 } == true)
            #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 })
            #expect(fixture.log.filter { $0.contains("end ") } == ["will end cancel", "did end cancel"])
            #expect(!fixture.log.contains("perform 1") && fixture.destinationLog.suffix(2) == ["exit", "end"])
        }

        @Test func escapeCancels() {
            let fixture = DragFixture()
            let screen = fixture.show()
            hold(screen, at: from)
            move(screen, from: from, to: to)
            #expect(screen.press(.keyboardEscape))
            screen.touchUp()
            screen.settle()
            #expect(fixture.log.filter { $0.contains("end ") } == ["will end cancel", "did end cancel"])
            #expect(fixture.overlays.isEmpty)
            // Keys are no longer taken.
            fixture.log = []
            screen.press(.keyboardEscape)
            #expect(fixture.log == [])
        }

        @Test func aDragThatLeavesADestinationExits() {
            let fixture = DragFixture()
            let screen = fixture.show()
            hold(screen, at: from)
            move(screen, from: from, to: to)
            move(screen, from: to, to: from)
            #expect(fixture.destinationLog.filter { $0 != "update" } == ["enter", "exit"])
            screen.touchUp()
            screen.settle()
            #expect(fixture.log.last == "did end cancel" && fixture.destinationLog.last == "end")
        }

        @Test func itemsThatMayNotMoveAreNotMoved() {
            let fixture = DragFixture()
            fixture.operation = .move
            fixture.allowsMove = false
            let screen = fixture.show()
            screen.mouseDrag(from: from, to: to)
            screen.settle()
            #expect(fixture.log.last == "did end cancel")
            fixture.allowsMove = true
            screen.mouseDrag(from: from, to: to)
            screen.settle()
            #expect(fixture.log.last == "did end move")
        }

        @Test func aDestinationThatCannotHandleTheItemsLeavesThemToTheViewAroundIt() {
            let fixture = DragFixture()
            fixture.accepts = { $0.canLoadObjects(ofClass: URL.self) }
            let screen = fixture.show()
            screen.mouseDrag(from: from, to: to)
            screen.settle()
            #expect(fixture.destinationLog == [] && fixture.log.last == "did end cancel")
            fixture.accepts = { $0.canLoadObjects(ofClass: String.self) && $0.localDragSession != nil }
            screen.mouseDrag(from: from, to: to)
            screen.settle()
            #expect(fixture.log.last == "did end copy")
        }

        @Test func theDestinationLoadsTheItems() async {
            let fixture = DragFixture()
            let screen = fixture.show()
            let texts: [String] = await withCheckedContinuation { continuation in
                fixture.onDrop = { session in
                    session.loadObjects(ofClass: String.self) { continuation.resume(returning: $0) }
                }
                screen.mouseDrag(from: from, to: to)
            }
            #expect(texts == ["item"])
        }

        @Test func aDisabledInteractionDragsNothing() {
            let fixture = DragFixture()
            let screen = fixture.show()
            let interaction = fixture.source.interactions.first as? UIDragInteraction
            interaction?.isEnabled = false
            screen.mouseDrag(from: from, to: to)
            #expect(fixture.log == [])
            interaction?.isEnabled = true
            hold(screen, at: from)
            move(screen, from: from, to: to)
            interaction?.isEnabled = false
            screen.settle()
            #expect(fixture.log.last == "did end cancel")
            screen.touchUp()
        }
    }
}

/// A view with an item, and a view that takes it. Both record their calls.
@MainActor
private final class DragFixture: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let destination = UIView(frame: CGRect(x: 20, y: 200, width: 280, height: 200))
    var log: [String] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var accepts: (any UIDropSession) -> Bool = { _ in true }
    var onDrop: (any UIDropSession) -> Void = { _ in }
    var place = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [source, destination] { view.addSubview(part) }
        source.addInteraction(UIDragInteraction(delegate: self))
        destination.addInteraction(UIDropInteraction(delegate: self))
    }

    func show() -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(self)
        screen.settle()
        return screen
    }

    var overlays: [UIView] { view.window?.subviews.filter { $0 is DragOverlay } ?? [] }
    var destinationLog: [String] { log.filter { ["enter", "update", "exit", "end"].contains($0) } }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        log.append("items")
        return [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.append("lift")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        log.append("cancels")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {
        log.append("will end \(operation)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        log.append("did end \(operation)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        accepts(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.append("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform \(session.items.count)")
        place = session.location(in: view)
        onDrop(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("end")
    }
}
