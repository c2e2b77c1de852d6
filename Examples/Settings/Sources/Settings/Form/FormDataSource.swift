import UIKit

/// A data source with the headers and footers of sections.
final class FormDataSource: UITableViewDiffableDataSource<String, String> {
    var sections: [FormSection] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}
