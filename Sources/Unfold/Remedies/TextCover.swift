import UIKit

/// The text of a label that is uncovered or covered while the label changes its height.
///
/// A label draws its text for one size only. UIKit may show that picture squeezed while the label grows, and at once
/// while it shrinks. So during a motion the label is hidden, and a view in its place shows a copy of its text with all
/// lines of the higher state. The view clips the copy, and its frame animates with the row like that of any view.
@MainActor
final class TextCover {
    let label: UILabel
    private let pane = TextPane()
    private let copy = UILabel()

    /// Creates a cover where a label was.
    ///
    /// - Parameter start: The state of the label before the motion.
    init(_ label: UILabel, from start: LabelState) {
        self.label = label
        UIView.performWithoutAnimation {
            pane.clipsToBounds = true
            pane.isUserInteractionEnabled = false
            pane.accessibilityElementsHidden = true
            pane.frame = start.frame
            pane.alpha = start.alpha
            pane.addSubview(copy)
            label.superview?.insertSubview(pane, aboveSubview: label)
            // An empty mask hides the label, whose other properties belong to the app.
            label.mask = UIView()
        }
    }

    /// Shows the text of a state, if it is higher than what the cover shows, and moves to where the label is.
    ///
    /// The caller runs this in the animation of the row.
    func follow(_ state: LabelState) {
        let now = LabelState(label)
        UIView.performWithoutAnimation { show(now.frame.height > state.frame.height ? now : state) }
        if pane.frame != now.frame { pane.frame = now.frame }
        if pane.alpha != now.alpha { pane.alpha = now.alpha }
    }

    /// Shows the label again.
    func remove() {
        UIView.performWithoutAnimation {
            pane.removeFromSuperview()
            label.mask = nil
        }
    }

    private func show(_ state: LabelState) {
        guard state.frame.height > copy.bounds.height || copy.attributedText != label.attributedText else { return }
        copy.font = label.font
        copy.textColor = label.textColor
        copy.highlightedTextColor = label.highlightedTextColor
        copy.isHighlighted = label.isHighlighted
        copy.isEnabled = label.isEnabled
        copy.shadowColor = label.shadowColor
        copy.shadowOffset = label.shadowOffset
        copy.textAlignment = label.textAlignment
        copy.lineBreakMode = label.lineBreakMode
        copy.lineBreakStrategy = label.lineBreakStrategy
        copy.backgroundColor = label.backgroundColor
        copy.semanticContentAttribute = label.semanticContentAttribute
        copy.attributedText = label.attributedText
        copy.numberOfLines = state.numberOfLines
        copy.frame = CGRect(origin: .zero, size: state.frame.size)
    }
}

/// The view that clips the copy of a text.
final class TextPane: UIView {}

/// The place and the lines of a label.
@MainActor
struct LabelState {
    let frame: CGRect
    let numberOfLines: Int
    let alpha: CGFloat
    /// Whether neither the label nor the stack views around it hide it.
    let isShown: Bool

    init(_ label: UILabel) {
        (frame, numberOfLines, alpha) = (label.frame, label.numberOfLines, label.alpha)
        var view: UIView? = label
        while let current = view, !current.isHidden, !(current is any RowCell) { view = current.superview }
        isShown = view is any RowCell
    }
}
