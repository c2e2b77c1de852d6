import Foundation

// The deprecated functions of Darwin for atomic integers, which old packages use. The memory belongs to the client, so
// that one lock stands for the instructions of the processor.
private let lock = NSLock()

private func add<Value: FixedWidthInteger>(_ amount: Value, _ value: UnsafeMutablePointer<Value>) -> Value {
    lock.withLock {
        value.pointee &+= amount
        return value.pointee
    }
}

private func swap<Value: Equatable>(_ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>) -> Bool {
    lock.withLock {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

/// Adds to an integer, and returns the sum.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    add(amount, value)
}

/// Adds to an integer, and returns the sum.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    add(amount, value)
}

/// Adds 1 to an integer, and returns the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, value) }
/// Adds 1 to an integer, and returns the sum.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(1, value) }
/// Subtracts 1 from an integer, and returns the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, value) }
/// Subtracts 1 from an integer, and returns the difference.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, value) }

/// Replaces an integer if it has an expected value, and returns whether it had.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}

/// Replaces an integer if it has an expected value, and returns whether it had.
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
