import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit

/// Tests the room inside insets, which may be larger than the rectangle.
struct CGRectRoomTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func roomIsTheRectangleInsideInsetsOrIsEmpty(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
        let rect = CGRect(x: length(-20...20), y: length(-20...20), width: length(0...40), height: length(0...40))
        let insets = UIEdgeInsets(
            top: length(0...30),
            left: length(0...30),
            bottom: length(0...30),
            right: length(0...30)
        )
        let (dx, dy) = (length(0...30), length(0...30))
        for (room, inset) in [
            (rect.room(inside: insets), rect.inset(by: insets)),
            (rect.room(dx: dx, dy: dy), rect.insetBy(dx: dx, dy: dy)),
        ] {
            #expect(room.width >= 0 && room.height >= 0 && rect.union(room) == rect)
            #expect(inset.isNull ? room.width == 0 || room.height == 0 : room == inset)
        }
    }

    /// A frame that is null ends the process.
    @Test(arguments: [1, 12, 40])
    @MainActor func smallScreensShowEverything(width: CGFloat) {
        let screen = TestScreen(size: CGSize(width: width, height: 30))
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done",
            style: .plain,
            target: nil,
            action: nil
        )
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let field = UITextField()
        field.borderStyle = .roundedRect
        for view in [field, UIPickerView(), UIDatePicker(), UIButton(configuration: .filled())] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: width / 4, height: 3)
            controller.view.addSubview(view)
        }
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            if style == .alert { alert.addTextField() }
            controller.present(alert, animated: true)
            screen.settle()
            #expect(alert.viewIfLoaded?.window != nil)
            controller.dismiss(animated: true)
            screen.settle()
        }
    }
}
