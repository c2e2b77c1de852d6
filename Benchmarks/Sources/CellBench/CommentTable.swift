import UIKit

/// A table's data source that measures row heights as a table does: it gives an existing cell
/// another row's texts, and requests the fitting size.
@MainActor
final class CommentTable: NSObject, UITableViewDataSource {
    private let comments: [(title: String, text: String)]
    private let lines: Int
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    private let cell: CommentCell

    var count: Int { comments.count }

    init(comments: [(title: String, text: String)], lines: Int) {
        self.comments = comments
        self.lines = lines
        cell = CommentCell(style: .default, reuseIdentifier: "comment")
        super.init()
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell.prepareForReuse()
        let comment = comments[indexPath.row]
        cell.title.text = comment.title
        cell.subtitle.text = comment.text
        cell.subtitle.numberOfLines = lines
        return cell
    }

    /// Returns the height of a row, measured from `cellForRowAt` on.
    func height(_ row: Int) -> Double {
        let cell = tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return Double(size.height)
    }
}
