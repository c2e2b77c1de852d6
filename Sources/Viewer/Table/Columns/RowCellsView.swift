import Documents
import UIKit

/// The cells of a row below the columns, except that of the flexible column.
final class RowCellsView: UIView {
    /// The greatest number of characters of a cell that are laid out. No column is as wide.
    private static let lengthLimit = 300

    private var labels: [UILabel] = []
    private var places: [ColumnLayout.Place] = []
    /// The cells at the places.
    private var cells: [RecordCell?] = []

    /// Shows cells; `nil` shows none.
    func show(_ content: RowContent?, in layout: ColumnLayout?, font: UIFont, highlight: Highlight?) {
        places = layout.map { layout in layout.places.filter { $0.column != layout.flexible } } ?? []
        cells = places.map { content?.cell(at: $0) }
        while labels.count < places.count {
            let label = UILabel()
            addSubview(label)
            labels.append(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= places.count
            guard index < places.count else { continue }
            let cell = cells[index]
            label.font = font
            label.textColor = RolePalette.color(cell?.role)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            label.textAlignment = places[index].alignment(isRightToLeft: isRightToLeft)
            let text = String(cell?.text.prefix(Self.lengthLimit) ?? "")
            let marks = highlight?.ranges(text) ?? []
            let tabs = TextTabs.attributes(of: text, font: font, alignment: label.textAlignment)
            if marks.isEmpty, tabs.isEmpty {
                label.text = text
            } else {
                let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: label.textColor ?? .label]
                let marked = NSMutableAttributedString(string: text, attributes: own.merging(tabs) { $1 })
                highlight?.mark(marks, in: marked)
                label.attributedText = marked
            }
        }
        setNeedsLayout()
    }

    /// Whether a cell has marks.
    func hasMarks(_ highlight: Highlight?) -> Bool {
        guard let highlight else { return false }
        return cells.contains { !highlight.ranges(String($0?.text.prefix(Self.lengthLimit) ?? "")).isEmpty }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        UIView.performWithoutAnimation {
            for (place, label) in zip(places, labels) {
                let x = isRightToLeft ? bounds.width - place.start - place.width : place.start
                label.frame = CGRect(x: x, y: 0, width: place.width, height: bounds.height)
            }
        }
    }
}
