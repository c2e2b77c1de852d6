import Foundation

/// An observation of a property by its key path. It ends with this object.
public final class NSKeyValueObservation: NSObject {
    private let observation: PropertyObservation

    init(_ observation: PropertyObservation) { self.observation = observation }

    /// Ends the observation.
    public func invalidate() { observation.end() }

    deinit { observation.end() }
}
