import Fuzzing
import UIKit
import UIKitTesting

extension FuzzedLayout {
    static func makeScreen() -> TestScreen {
        TestScreen(size: CGSize(width: 600, height: 600), scale: 2)
    }

    /// Returns the law that is broken after a step that performs layout.
    func flaw(after step: LayoutStep?) -> Flaw? {
        LayoutMessages.drop {
            switch step {
            case .compare: hasAmbiguousMask ? nil : differenceFromFresh()
            case .settle: differenceAtRest() ?? (hasAmbiguousMask ? nil : differenceFromFresh())
            default: nil
            }
        }
    }

    /// Whether a view with a mask is in a superview whose size constraints give. The frame says how the view shares
    /// that size only at the size that the superview has when the frame is set, and the constraints may depend on the
    /// view.
    private var hasAmbiguousMask: Bool {
        views.contains { view in
            guard let superview = view.superview, superview !== container, !view.autoresizingMask.isEmpty else {
                return false
            }
            return view.translatesAutoresizingMaskIntoConstraints
                && !superview.translatesAutoresizingMaskIntoConstraints
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
