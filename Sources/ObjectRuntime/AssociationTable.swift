import CSwiftRuntime
import Failures
import Foundation

/// The associated values of all objects, by their addresses.
///
/// An object has no reference to its values, and its class doesn't cooperate with this table. So the class is
/// observed from the first association on (`unfold_observe_destruction`), and the values of an object leave the table
/// when the object is destroyed.
///
/// The memory of a destroyed object may belong to a new object before the table is notified of the destruction. So the
/// values are marked as dying before, and other threads replace those that are.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private let lock = NSLock()
    private var valuesByOwner: [UnsafeRawPointer: AssociatedValues] = [:]
    /// The functions that destroy objects of the observed classes.
    private var destroyers: [UnsafeRawPointer: UnsafeRawPointer] = [:]

    private init() {
        unfold_set_destruction_observers(
            { object, metadata, state in AssociationTable.shared.begin(object, metadata, state) },
            { object, state in AssociationTable.shared.end(object, state) }
        )
    }

    // Values are released and copied outside the lock, because that runs code of clients, which may use the table.

    func set(
        _ value: Any?,
        for key: UnsafeRawPointer,
        of owner: AssociationOwner,
        _ policy: objc_AssociationPolicy
    ) {
        let new = value.map { AssociatedValues.Value($0, policy) }
        lock.lock()
        var old: AssociatedValues.Value?
        if let new {
            old = makeValues(of: owner).byKey.updateValue(new, forKey: key)
        } else {
            old = values(of: owner)?.byKey.removeValue(forKey: key)
        }
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    func value(for key: UnsafeRawPointer, of owner: AssociationOwner) -> Any? {
        lock.lock()
        let value = values(of: owner)?.byKey[key]
        lock.unlock()
        return value?.current
    }

    func removeValues(of owner: AssociationOwner) {
        lock.lock()
        let values = values(of: owner)
        let old = values?.byKey
        values?.byKey = [:]
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    /// The number of objects with associated values.
    var ownerCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return valuesByOwner.count
    }

    // MARK: With the lock

    private func values(of owner: AssociationOwner) -> AssociatedValues? {
        guard let values = valuesByOwner[owner.address] else { return nil }
        return values.isDying && unfold_destruction_state(owner.address) == nil ? nil : values
    }

    private func makeValues(of owner: AssociationOwner) -> AssociatedValues {
        if let values = values(of: owner) { return values }
        let values = AssociatedValues()
        valuesByOwner[owner.address] = values
        if let state = unfold_destruction_state(owner.address) {
            // The first association, in the object's `deinit`.
            values.isDying = true
            state.pointee = Unmanaged.passRetained(values).toOpaque()
        } else if let metadata = owner.metadata, destroyers[metadata] == nil {
            guard let destroyer = unfold_observe_destruction(metadata) else {
                invariantFailure("The destruction of objects with associated values cannot be observed")
            }
            destroyers[metadata] = destroyer
        }
        return values
    }

    // MARK: Destruction

    private func begin(
        _ object: UnsafeRawPointer,
        _ metadata: UnsafeRawPointer,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> UnsafeRawPointer {
        lock.lock()
        defer { lock.unlock() }
        if let values = valuesByOwner[object], !values.isDying {
            values.isDying = true
            state.pointee = Unmanaged.passRetained(values).toOpaque()
        }
        guard let destroyer = destroyers[metadata] else { invariantFailure("A class is observed that no object has") }
        return destroyer
    }

    private func end(_ object: UnsafeRawPointer, _ state: UnsafeMutableRawPointer?) {
        guard let state else { return }
        let values = Unmanaged<AssociatedValues>.fromOpaque(state).takeRetainedValue()
        lock.lock()
        if valuesByOwner[object] === values { valuesByOwner[object] = nil }
        lock.unlock()
        // The values are released here, after the lock.
    }
}
