import Foundation
import ObjectRuntime

/// The origin of an unwind segue, for controllers that look for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which the segue starts.
    open var source: UIViewController { start }
    /// The method that the destination performs.
    open var unwindAction: Selector { action }
    /// The object that started the segue.
    open var sender: Any? { origin }

    private let start: UIViewController
    private let action: Selector
    private let origin: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        start = source
        action = unwindAction
        origin = sender
        super.init()
    }
}
