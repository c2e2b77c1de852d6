import UIKit

/// The first line of text in a cell.
@MainActor
struct FirstLine {
    /// The distance from the top of a cell without text to its arrow, in points: the middle of a row of 44 points.
    private static let middleWithoutText: CGFloat = 22

    /// The distance from the top of the cell to the middle of the line, in points.
    let center: CGFloat

    init(of cell: any RowCell) {
        let places = Self.labels(in: cell.contentView).map { Self.middle(of: $0, in: cell) }
        center = places.min() ?? min(cell.bounds.height / 2, Self.middleWithoutText)
    }

    private static func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            // The detail of a row is below its text.
            if subview.isHidden || subview is DetailFrame || subview is TextPane { return [UILabel]() }
            if let label = subview as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
            return labels(in: subview)
        }
    }

    /// Returns the height of the lines that a label shows, in points.
    private static func shownHeight(of label: UILabel) -> CGFloat {
        func height(_ bounds: CGRect) -> CGFloat {
            label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).height
        }
        // The height of all lines is known from the layout of the row. Which of them fit is only needed if some don't.
        let all = height(CGRect(x: 0, y: 0, width: label.bounds.width, height: CGFloat.greatestFiniteMagnitude))
        return all <= label.bounds.height ? all : height(label.bounds)
    }

    private static func middle(of label: UILabel, in cell: any RowCell) -> CGFloat {
        // A label that is higher than its text draws it in the vertical center.
        let top = (label.bounds.height - shownHeight(of: label)) / 2
        return label.convert(CGPoint(x: 0, y: top + label.font.lineHeight / 2), to: cell).y
    }
}
