import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Tests that nothing of a screen stays in memory after it is left.
@Suite(.serialized) @MainActor struct ReleaseTests {
    /// A view or a view controller, unless it is deallocated.
    private struct Remains {
        weak var object: UIResponder?
    }

    @Test(arguments: [true, false])
    func examplesLeaveNothingBehind(settles: Bool) {
        for example in Example.all {
            #expect(remains(of: example, settles: settles) == [], "\(example.id)")
        }
    }

    /// Returns the types of the objects that are alive after an example was used and left.
    private func remains(of example: Example, settles: Bool) -> Set<String> {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        var remains: [Remains] = []
        do {
            let navigation = UINavigationController(rootViewController: example.makeViewController())
            screen.show(navigation)
            screen.advance(by: 1 / 60)
            for y in stride(from: CGFloat(100), to: 800, by: 70) {
                screen.tap(at: CGPoint(x: 150, y: y))
                screen.advance(by: 0.1)
                remains += views(of: navigation.view).map { Remains(object: $0) }
            }
            screen.drag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 200), duration: 0.2)
            screen.advance(by: settles ? 3 : 0.1)
            remains += views(of: navigation.view).map { Remains(object: $0) }
            remains += navigation.viewControllers.map { Remains(object: $0) }
        }
        screen.show(UIViewController())
        screen.advance(by: 3)
        return Set(remains.compactMap(\.object).map { String(describing: type(of: $0)) })
    }

    private func views(of view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(views)
    }
}
