import Foundation

extension NotificationCenter {
    /// Calls a method of an observer for notifications, with the notification as the argument, on the thread that posts
    /// it.
    ///
    /// The center doesn't retain the observer. Nothing is called after its death.
    ///
    /// - Parameters:
    ///   - aName: The name of the notifications, or `nil` for all names.
    ///   - anObject: The sender of the notifications, or `nil` for all senders.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let object = observer as AnyObject
        let observation = SelectorObservation(of: object, selector: aSelector, name: aName, sender: anObject)
        observation.start(in: self)
        let observations = SelectorObservations.of(object)
        observations.add(observation)
    }

    /// Ends all observations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the observations of an observer for a name and a sender, where `nil` stands for all of them.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservations.ifAny(of: observer)?.remove(from: self, name: aName, sender: anObject)
        // The token of an observation by a closure.
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
