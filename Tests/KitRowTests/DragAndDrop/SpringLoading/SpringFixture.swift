import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A controller with a view that can be dragged, in the top left corner, over others.
@MainActor
final class SpringFixture: UIViewController, UIDragInteractionDelegate {
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(source)
        source.addInteraction(UIDragInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
    }

    /// Puts the controller on a new screen.
    func show() -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(self)
        screen.settle()
        return screen
    }

    /// Lifts the item with a finger and carries it to a point, where the finger stays.
    static func carry(to point: CGPoint, on screen: TestScreen) {
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.6)
        screen.touchMove(to: CGPoint(x: 60, y: 60))
        screen.touchMove(to: point)
    }

    /// Carries the item to a point and holds it there until the view under it has been activated.
    static func hold(at point: CGPoint, on screen: TestScreen) {
        carry(to: point, on: screen)
        screen.advance(by: 1.5)
    }

    /// Lets the item go.
    static func drop(on screen: TestScreen) {
        screen.touchUp()
        screen.settle()
    }
}
