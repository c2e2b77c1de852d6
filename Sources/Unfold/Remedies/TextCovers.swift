import UIKit

/// The covers of the texts in one cell.
@MainActor
final class TextCovers {
    /// The labels of a cell before a motion.
    typealias Labels = [(label: UILabel, state: LabelState)]

    private var covers: [TextCover] = []

    /// Returns the labels in a cell, which may change their heights in a motion.
    static func labels(in cell: any RowCell) -> Labels {
        var labels: Labels = []
        collect(in: cell.contentView, into: &labels)
        return labels
    }

    private static func collect(in view: UIView, into labels: inout Labels) {
        // A detail is covered by its frame. A stack view animates the heights of the views that it hides and shows.
        for child in view.subviews where !(child is TextPane) && !(child is DetailFrame) {
            guard !child.isHidden || view is UIStackView else { continue }
            if let label = child as? UILabel {
                labels.append((label, LabelState(label)))
            } else {
                collect(in: child, into: &labels)
            }
        }
    }

    /// Covers the labels whose heights changed, and lets covers from earlier motions follow theirs.
    ///
    /// - Parameter labels: The labels before the motion, at the beginning of which the cell was laid out.
    func follow(_ labels: Labels) {
        for (label, state) in labels {
            if let cover = covers.first(where: { $0.label === label }) {
                cover.follow(state)
            } else if abs(label.bounds.height - state.frame.height) > 0.01, label.mask == nil, label.superview != nil,
                label.transform == .identity, state.isShown || LabelState(label).isShown
            {
                let cover = TextCover(label, from: state)
                covers.append(cover)
                cover.follow(state)
            }
        }
    }

    /// Shows all labels again.
    func removeAll() {
        for cover in covers { cover.remove() }
        covers = []
    }
}
