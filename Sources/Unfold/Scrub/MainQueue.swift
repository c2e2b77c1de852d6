import Foundation

/// A check for code without an actor, such as a `deinit`, of whether it runs on the main queue and
/// may assume the main actor.
///
/// Checking for the main thread isn't sufficient: without a run loop that serves the main queue,
/// the queue may run on any thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
