import UIKit

/// A controller that records its appearance.
@MainActor protocol AppearanceWitness: UIViewController {
    var record: AppearanceRecord { get }
}

/// The calls by which a controller learned of its appearance.
@MainActor final class AppearanceRecord {
    private(set) var told = ToldAppearance()
    private let onCall: (AppearanceCall) -> Void

    init(onCall: @escaping (AppearanceCall) -> Void) {
        self.onCall = onCall
    }

    func tell(_ call: AppearanceCall, of controller: UIViewController) {
        told.tell(call)
        if call == .willAppear || call == .didAppear {
            if let parent = controller.parent as? any AppearanceWitness, !parent.record.told.isOnScreen {
                told.note("\(call) in a parent that is \(parent.record.told.stage)")
            }
        }
        if call == .didAppear, controller.viewIfLoaded?.window == nil { told.note("\(call) outside of a window") }
        onCall(call)
    }
}
