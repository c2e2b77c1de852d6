import Fuzzing
import UIKit
import UIKitTesting

extension FuzzedLayout {
    static func makeScreen() -> TestScreen {
        // Programs include constraints that contradict each other.
        LayoutReport.write = { _ in }
        return TestScreen(size: CGSize(width: 600, height: 600), scale: 2)
    }

    /// Returns the law that is broken after a step that performs layout.
    func flaw(after step: LayoutStep?) -> Flaw? {
        switch step {
        case .compare: hasAmbiguousMask ? nil : differenceFromFresh()
        case .settle: differenceAtRest() ?? (hasAmbiguousMask ? nil : differenceFromFresh())
        default: nil
        }
    }

    /// Whether a stack view arranges a view whose mask depends on the size of the stack view, which
    /// depends on the view. A frame determines how they share that size only at the size that the stack
    /// view has when the frame is set.
    private var hasAmbiguousMask: Bool {
        views.contains { view in
            guard let stack = view.superview as? UIStackView else { return false }
            return stack.arrangedSubviews.contains(view) && view.translatesAutoresizingMaskIntoConstraints
                && !view.autoresizingMask.isEmpty
        }
    }

    var watchedObjects: [WatchedObject] {
        [WatchedObject("the container", outer)]
            + views.enumerated().map { WatchedObject("view \($0)", $1) }
            + ties.enumerated().compactMap { index, tie in tie.map { WatchedObject("constraint \(index)", $0) } }
    }

    func tearDown() {
        outer.removeFromSuperview()
        screen.settle()
    }
}
