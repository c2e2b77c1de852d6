import Foundation
import ObjectRuntime

/// The origin of an unwind segue, for controllers that look for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which the segue starts.
    open private(set) var source: UIViewController
    /// The method that the destination performs.
    open private(set) var unwindAction: Selector
    /// The object that started the segue.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
