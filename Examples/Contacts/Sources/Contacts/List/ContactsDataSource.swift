import UIKit

/// The contacts with the titles of their sections, and the index beside them.
final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact.ID> {
    /// The titles of the index and the sections to which they lead. Without titles, there is no index.
    var index: [(title: String, section: Int)] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        index.isEmpty ? nil : index.map(\.title)
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        self.index.indices.contains(index) ? self.index[index].section : 0
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
