import CSwiftRuntime
import Foundation

/// The question whether a table can observe the destruction of objects, which Swift doesn't promise.
///
/// Before a class gets another destroying function, its metadata is compared with what is known of its layout. Before
/// the first answer counts, the table also watches an object that it knows: it has to find its value in `deinit`, and
/// the value has to end with it. If one of these isn't so, nothing is written, or nothing more, and standard error says
/// it once. Objects are then held weakly: their values are gone for everybody when they are, but are released at some
/// later use of the table, and not found in `deinit`.
enum DestructionCheck {
    /// Returns whether a table finds and releases the values of an object that ends.
    ///
    /// - Parameter report: Called with a message if it doesn't.
    static func passes(
        _ table: AssociationTable,
        report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    ) -> Bool {
        let log = Log()
        let before = table.ownerCount
        destroyProbe(in: table, log)
        let isRight = log.foundValue && log.value == nil && table.ownerCount == before
        if !isRight {
            report(
                "The destruction of objects can't be observed in a program of this compiler. The values that are "
                    + "associated with an object are released some time after it, and aren't available in its deinit."
            )
        }
        return isRight
    }

    /// Ends an object with a value.
    @inline(never)
    private static func destroyProbe(in table: AssociationTable, _ log: Log) {
        let probe = Probe(table, log)
        guard let owner = AssociationOwner(probe) else { return }
        let value = Value()
        log.value = value
        table.set(value, for: log.key, of: owner, .OBJC_ASSOCIATION_RETAIN)
        // The object is destroyed by the function of its class, wherever the optimizer would put it.
        unfold_let_escape(owner.address)
        withExtendedLifetime(probe) {}
    }

    private final class Value {}

    private final class Log {
        var foundValue = false
        weak var value: Value?
        /// The key of the value.
        var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
    }

    private final class Probe {
        private let table: AssociationTable
        private let log: Log

        init(_ table: AssociationTable, _ log: Log) {
            self.table = table
            self.log = log
        }

        deinit {
            log.foundValue = AssociationOwner(self).map { table.value(for: log.key, of: $0) } is Value
        }
    }
}
