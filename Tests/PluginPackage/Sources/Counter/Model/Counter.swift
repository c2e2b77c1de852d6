import Foundation
import ObjectiveC

/// A counter that is driven by selectors.
open class Counter: NSObject {
    @objc public dynamic private(set) var count = 0

    /// The methods that can be performed, in the order of their menu.
    public var actions: [Selector] { [#selector(increase), #selector(add(_:))] }

    @objc private func increase() { count += step.count }
    @objc private func add(_ number: NSNumber) { count += number.intValue }

    public var step = Step(1)
}
