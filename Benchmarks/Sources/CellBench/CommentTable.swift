import UIKit

/// A table's data source, and what a table does to find out the height of a row: a cell that is there already is given
/// another row's texts, and asked.
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

    /// From `cellForRowAt` to the height.
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
