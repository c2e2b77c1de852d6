import Foundation
import Testing
import UIKit
import UIKitTesting

/// Elements that a view gives by their indices.
@Suite @MainActor struct ElementIndexTests {
    private final class Marks: UIView {
        lazy var marks = (0..<3).map { index in
            let mark = UIAccessibilityElement(accessibilityContainer: self)
            mark.accessibilityLabel = "Mark \(index)"
            mark.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40 * (2 - index), width: 40, height: 40)
            return mark
        }

        override func accessibilityElementCount() -> Int { marks.count }
        override func accessibilityElement(at index: Int) -> Any? { marks[index] }
    }

    @Test func areReadInTheirOrder() {
        let screen = TestScreen()
        let marks = Marks(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        let controller = UIViewController()
        controller.view.addSubview(marks)
        screen.show(controller)
        #expect(screen.accessibilityTree.compactMap(\.label) == ["Mark 0", "Mark 1", "Mark 2"])
    }

    @Test func areThoseOfTheListByDefault() {
        let (view, one, other) = (UIView(), UIView(), UIView())
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: one) == NSNotFound)
        view.accessibilityElements = [one, other]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === other && view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: other) == 1)
    }
}
