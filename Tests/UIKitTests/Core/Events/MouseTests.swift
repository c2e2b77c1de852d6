import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct MouseTests {
        @Test func aClickSelectsARowAndADragDoesNot() {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.mouseDrag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 62))
            screen.settle()
            #expect(fixture.table.indexPathForSelectedRow == nil)
            #expect(!fixture.log.contains { $0.hasPrefix("didSelect") })
            screen.click(at: CGPoint(x: 40, y: 60))
            screen.settle()
            #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        }

        @Test(arguments: [2, 3]) func anotherButtonSelectsNoRow(button: Int) {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.click(at: CGPoint(x: 40, y: 60), button: button)
            screen.settle()
            #expect(fixture.table.indexPathForSelectedRow == nil && !fixture.log.contains("didHighlight 1"))
        }

        @Test(arguments: [2, 3]) func anotherButtonOperatesNoControl(button: Int) {
            let screen = TestScreen()
            var count = 0
            let control = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
            control.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
            screen.window.addSubview(control)
            screen.click(at: CGPoint(x: 50, y: 30), button: button)
            #expect(count == 0)
            screen.click(at: CGPoint(x: 50, y: 30))
            #expect(count == 1)
        }

        @Test func aDragWithTheMouseDoesNotScroll() {
            let fixture = TableFixture(rows: 100)
            let screen = fixture.show()
            screen.mouseDrag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 40, y: 100))
            screen.settle()
            #expect(fixture.table.contentOffset.y == -fixture.table.adjustedContentInset.top)
            screen.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 40, y: 100), duration: 0.3)
            screen.settle()
            #expect(fixture.table.contentOffset.y > 100)
        }

        @Test(arguments: [false, true]) func aSecondaryButtonIsNoDragAndNoPress(isPress: Bool) {
            let screen = TestScreen()
            let recognizer = isPress ? UILongPressGestureRecognizer() : UIPanGestureRecognizer()
            var count = 0
            recognizer.addAction { _ in count += 1 }
            screen.window.addGestureRecognizer(recognizer)
            defer { screen.window.removeGestureRecognizer(recognizer) }
            screen.mouseDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10), duration: 1, button: 3)
            screen.mouseDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90), button: 3)
            #expect(count == 0)
            screen.mouseDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10), duration: 1)
            screen.mouseDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90))
            #expect(count > 0)
        }
    }
}
