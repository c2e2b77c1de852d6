import Documents
import Gallery
import UIKit

/// The rows of the gallery for the user's own files: one that opens the dialog, and those that were opened last.
@MainActor
final class RecentRows: LeadingRows {
    private let files: RecentFiles
    private static let identifier = "file"

    init(_ files: RecentFiles) {
        self.files = files
    }

    var title: String { files.paths.isEmpty ? "Your files" : "Recent files" }
    /// Without recent files the examples come first.
    var comesFirst: Bool { !files.paths.isEmpty }
    var rowCount: Int { files.paths.count + 1 }

    func reload() { files.reload() }

    func cell(at row: Int, in tableView: UITableView) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.identifier)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.identifier)
        let path = files.paths.indices.contains(row) ? files.paths[row] : nil
        cell.textLabel?.text = path.map { DocumentSource.file($0).shortName } ?? "Open…"
        cell.detailTextLabel?.text = path.map { Self.folderName(of: $0) } ?? "Ctrl+O, or drop files on a window"
        cell.textLabel?.textColor = path == nil ? tableView.tintColor : .label
        cell.detailTextLabel?.textColor = .secondaryLabel
        for label in [cell.textLabel, cell.detailTextLabel] {
            label?.adjustsFontForContentSizeCategory = true
            label?.numberOfLines = 0
        }
        return cell
    }

    func select(_ row: Int) {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        if files.paths.indices.contains(row) {
            delegate?.open(.opening(.file(files.paths[row])))
        } else {
            delegate?.chooseFiles()
        }
    }

    /// Returns the folder of a file for users, with `~` for the home folder.
    private static func folderName(of path: FilePath) -> String {
        let text = path.readable
        let folder = text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        if folder == home { return "~" }
        return folder.hasPrefix(home + "/") ? "~" + folder.dropFirst(home.count) : folder.isEmpty ? "/" : folder
    }
}
