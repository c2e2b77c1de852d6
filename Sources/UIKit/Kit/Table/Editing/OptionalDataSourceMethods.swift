import CSwiftRuntime

/// The optional methods of a data source that return nothing, in the order of the protocol.
///
/// The default implementation of another method returns a value that means "not implemented". These can't, and what
/// the table offers depends on them before it may call them.
enum OptionalDataSourceMethod: Int32 {
    case commit, move
}

/// A data source of UIKit's own, whose implementation counts as not implemented until a subclass overrides it.
@preconcurrency @MainActor
protocol InheritedDataSource {
    func overrides(_ method: OptionalDataSourceMethod) -> Bool
}

extension UITableView {
    /// Whether the data source implements a method.
    func dataSourceImplements(_ method: OptionalDataSourceMethod) -> Bool {
        guard let dataSource else { return false }
        if let inherited = dataSource as? any InheritedDataSource { return inherited.overrides(method) }
        // The witness of a method that isn't implemented does nothing but call the default implementation.
        return unfold_data_source_implements(Conformer(dataSource: dataSource).witnesses, method.rawValue)
    }
}

/// A data source with its conformance.
private struct Conformer {
    let dataSource: any UITableViewDataSource

    /// The table of the implementations. A class existential is a reference, followed by its witness tables.
    var witnesses: UnsafeRawPointer {
        unsafeBitCast(self, to: (object: UnsafeRawPointer, witnesses: UnsafeRawPointer).self).witnesses
    }
}
