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
        return WitnessReading.isReliable && WitnessReading.implements(method, dataSource)
    }
}
