import Foundation

/// A lock that is held for accesses to properties, and never while other code is called.
struct Lock: @unchecked Sendable {
    private let lock = NSLock()

    func callAsFunction<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Sets a property and returns the value that it had.
    func exchange<Value>(_ property: inout Value, _ value: Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        let former = property
        property = value
        return former
    }
}
