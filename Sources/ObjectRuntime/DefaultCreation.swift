import Failures
import Foundation

/// A class whose objects can be made without arguments, where Foundation's initializers on Linux all have some.
///
/// An initializer of a class can't return an existing object. The initializer of a protocol can.
public protocol _DefaultCreation {
    /// A new object of the class.
    static func _makeDefault() -> Any
}

extension _DefaultCreation {
    /// Creates an object with the least that it can have: a string without characters, a timer that never fires.
    public init() {
        guard let made = Self._makeDefault() as? Self else {
            invariantFailure("\(Self.self) has an initializer of its own")
        }
        self = made
    }
}

extension Timer: _DefaultCreation {
    /// A timer that never fires, as the default of a property that gets a real timer later.
    public static func _makeDefault() -> Any {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        timer.invalidate()
        return timer
    }
}
