import CSwiftRuntime

extension UITableViewController: InheritedDataSource {
    func overrides(_ method: OptionalDataSourceMethod) -> Bool {
        unfold_table_controller_overrides(
            metadata(of: type(of: self)),
            metadata(of: UITableViewController.self),
            method.rawValue
        )
    }
}

extension UITableViewDiffableDataSource: InheritedDataSource {
    func overrides(_ method: OptionalDataSourceMethod) -> Bool {
        unfold_diffable_data_source_overrides(
            metadata(of: type(of: self)),
            metadata(of: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self),
            method.rawValue
        )
    }
}

private func metadata(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
}
