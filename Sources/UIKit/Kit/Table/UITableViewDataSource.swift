import Foundation

/// The methods that provide the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    // These two are first, in the order of `OptionalDataSourceMethod`: the table finds them in the witness table.

    /// Deletes a row or inserts one, as the user asked for by a control or an action. The method changes the data, and
    /// then the rows of the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    /// Moves a row in the data, as the user moved it in the table.
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
    /// Returns whether a row can be edited, by controls or by actions. The default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved. By default every row can, if the data source implements the move.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a cell that shows a row, preferably from `dequeueReusableCell(withIdentifier:for:)`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections. By default there is one.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section's header. By default there is none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer. By default there is none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns the titles of the section index at the edge of the table. By default there is no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to scroll to for a title of the section index. By default it is the one with the number of
    /// the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    // The table compares the addresses of these two with what a witness calls. A release build that optimizes across
    // modules would call copies of them in the client's module otherwise.
    @inline(never) @_optimize(none)
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    @inline(never) @_optimize(none)
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
