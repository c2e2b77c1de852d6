import CKiwi

/// A layout in kiwi's solver.
public final class KiwiSession: LayoutSession {
    private let functions: ckiwi_functions
    private let layout: KiwiLayout
    private let session: OpaquePointer?
    /// The constraints that a change removes, and those that it adds.
    private let unchanged: [Int32]
    private let changed: [Int32]

    public init(_ layout: KiwiLayout, in kiwi: Kiwi) {
        self.layout = layout
        functions = kiwi.functions
        session = kiwi.functions.open(layout.pointer)
        unchanged = layout.layout.changes.map { Int32($0.constraint) }
        changed = layout.layout.changes.indices.map { Int32(layout.layout.constraints.count + $0) }
    }

    deinit { functions.close(session) }

    public func suggest(_ values: [Double]) -> Double { functions.suggest(session, values, Int32(values.count)) }

    public func change(_ isChanged: Bool) -> Double {
        isChanged
            ? functions.replace(session, unchanged, changed, Int32(changed.count))
            : functions.replace(session, changed, unchanged, Int32(changed.count))
    }

    public func readd(_ constraint: Int) -> Double { functions.readd(session, Int32(constraint)) }

    public func values() -> [Double] {
        Array(unsafeUninitializedCapacity: layout.layout.variables.count) { buffer, count in
            functions.read(session, buffer.baseAddress)
            count = buffer.count
        }
    }
}
