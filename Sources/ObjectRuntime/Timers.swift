import Failures
import Foundation

/// A class whose objects can be made without arguments, where the class itself has no such initializer.
public protocol _IdleCreation {}

extension Timer: _IdleCreation {}

extension _IdleCreation {
    /// Creates a timer that never fires, as the default of a property that gets a real timer later.
    public init() {
        let object = Timer(timeInterval: 0, repeats: false) { _ in }
        object.invalidate()
        guard let timer = object as? Self else { invariantFailure("\(Self.self) is not a timer class") }
        self = timer
    }
}
