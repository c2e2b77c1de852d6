import Foundation

/// An observation of notifications by a method of an object.
///
/// Its properties don't change after it has started, and the center is thread-safe.
final class SelectorObservation: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let selector: Selector
    private let name: NSNotification.Name?
    private let sender: AnyObject?
    private weak var center: NotificationCenter?
    private var token: (any NSObjectProtocol)?

    init(of observer: AnyObject, selector: Selector, name: NSNotification.Name?, sender: Any?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.sender = sender.map { $0 as AnyObject }
    }

    func start(in center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: name, object: sender, queue: nil) { [weak self] notification in
            self?.handle(notification)
        }
    }

    private func handle(_ notification: Notification) {
        guard let observer else { return }
        Message(selector, notification).send(to: observer, for: "NotificationCenter.post(_:)")
    }

    /// Whether the observation is one in a center for a name and a sender, where `nil` stands for all of them.
    func matches(_ center: NotificationCenter, name: NSNotification.Name?, sender: AnyObject?) -> Bool {
        self.center === center && (name == nil || name == self.name) && (sender == nil || sender === self.sender)
    }

    func end() {
        guard let token else { return }
        center?.removeObserver(token as Any, name: nil, object: nil)
    }

    // They end with their observer, which has the only reference.
    deinit {
        end()
    }
}
