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
///
/// The owner whose class can't be observed is held weakly instead (`DestructionCheck`).
final class AssociationTable: @unchecked Sendable {
    /// The table of the program.
    static let shared = DestructionCheck.passes(observing) ? observing : AssociationTable(observesDestruction: false)
    /// The table that observes the destruction of objects. There may be others that don't.
    private static let observing: AssociationTable = {
        unfold_set_destruction_observers(
            { object, metadata, state in AssociationTable.observing.begin(object, metadata, state) },
            { object, state in AssociationTable.observing.end(object, state) }
        )
        return AssociationTable(observesDestruction: true)
    }()

    private let observesDestruction: Bool
    private let lock = NSLock()
    private var valuesByOwner: [UnsafeRawPointer: AssociatedValues] = [:]
    /// The functions that destroy objects of the observed classes.
    private var destroyers: [UnsafeRawPointer: UnsafeRawPointer] = [:]

    /// The number of owners at which those are looked for that are gone, if they are held weakly.
    private var sweepCount = 64

    init(observesDestruction: Bool) {
        self.observesDestruction = observesDestruction
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
        var gone: [AssociatedValues] = []
        if let new {
            gone = sweep(before: owner)
            old = makeValues(of: owner).byKey.updateValue(new, forKey: key)
        } else {
            old = values(of: owner)?.byKey.removeValue(forKey: key)
        }
        lock.unlock()
        withExtendedLifetime((old, gone)) {}
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
        if values.isOrphaned { return nil }
        return values.isDying && unfold_destruction_state(owner.address) == nil ? nil : values
    }

    /// Removes and returns the values of owners that are gone, at the address of a new one and, now and then, at all.
    private func sweep(before owner: AssociationOwner) -> [AssociatedValues] {
        var gone: [AssociatedValues] = []
        if let values = valuesByOwner[owner.address], values.isOrphaned {
            gone.append(values)
            valuesByOwner[owner.address] = nil
        }
        guard valuesByOwner.count >= sweepCount else { return gone }
        for (address, values) in valuesByOwner where values.isOrphaned {
            gone.append(values)
            valuesByOwner[address] = nil
        }
        sweepCount = max(64, 2 * valuesByOwner.count)
        return gone
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
            if observesDestruction, let destroyer = unfold_observe_destruction(metadata) {
                destroyers[metadata] = destroyer
            } else {
                values.hold(Unmanaged<AnyObject>.fromOpaque(owner.address).takeUnretainedValue())
            }
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
