import Foundation

/// Tells code of no actor, such as a `deinit`, whether it runs on the main queue and so may act as the main actor.
///
/// The thread does not tell: where no run loop serves the main queue, any thread may.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
