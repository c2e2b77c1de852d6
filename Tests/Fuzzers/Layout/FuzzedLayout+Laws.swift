import Fuzzing
import UIKit
import UIKitTesting

extension FuzzedLayout {
    static func makeScreen() -> TestScreen {
        // Constraints that contradict each other are part of the programs.
        LayoutReport.write = { _ in }
        return TestScreen(size: CGSize(width: 600, height: 600), scale: 2)
    }

    /// The law that doesn't hold after a step that lays out.
    func flaw(after step: LayoutStep?) -> Flaw? {
        switch step {
        case .compare: differenceFromFresh()
        case .settle: differenceAtRest() ?? differenceFromFresh()
        default: nil
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
