import Reader
import UIKit

/// Rows on one line each, over the top of a table.
final class KeptRowsView: UIView {
    /// A row, with the number of rows around it.
    struct Line {
        let id: DocumentRowID
        let depth: Int
        let content: RowContent
    }

    /// Called with the row that the user chooses.
    var onChoose: (DocumentRowID) -> Void = { _ in }

    private var lines: [Line] = []
    private var lineHeight: CGFloat = 0
    private var cells: [DocumentCell] = []
    private let hairline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        clipsToBounds = true
        backgroundColor = RolePalette.background
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The rows that are shown, from top to bottom.
    var ids: [DocumentRowID] { lines.map(\.id) }

    /// Shows rows.
    func show(_ new: [Line], lineHeight: CGFloat, _ density: RowDensity, _ columns: ColumnLayout?) {
        let isSame =
            lineHeight == self.lineHeight && new.map(\.id) == ids && new.map(\.depth) == lines.map(\.depth)
            && zip(new, lines).allSatisfy { $0.content === $1.content }
        guard !isSame else { return }
        (lines, self.lineHeight) = (new, lineHeight)
        isHidden = new.isEmpty
        while cells.count < new.count {
            let cell = DocumentCell(style: .default, reuseIdentifier: nil)
            cell.isUserInteractionEnabled = false
            cells.append(cell)
            insertSubview(cell, belowSubview: hairline)
        }
        for (index, cell) in cells.enumerated() {
            cell.isHidden = index >= new.count
            guard index < new.count else {
                cell.show(nil)
                continue
            }
            cell.depth = new[index].depth
            cell.density = density
            cell.show(new[index].content, columns: columns)
            cell.apply(.expanded, reason: .configuration)
            cell.accessibilityHint = "Goes to this row"
        }
        frame.size.height = CGFloat(new.count) * lineHeight
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(x: 0, y: CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
        }
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        let index = Int(point.y / max(1, lineHeight))
        if lines.indices.contains(index) { onChoose(lines[index].id) }
    }
}
