import UIKit

/// A view that contains a detail in the host view of a cell.
///
/// It is as high as the detail while the row is unfolded, and has no height otherwise. The detail's bottom is
/// constrained only while the row is unfolded, so a folded row clips a detail that keeps its full layout.
final class DetailFrame: UIView {
    private(set) var content: UIView?
    private lazy var closed = heightAnchor.constraint(equalToConstant: 0)
    private var open: [NSLayoutConstraint] = []
    /// Weaker than the priority with which labels keep their height.
    ///
    /// A table makes a row that sizes itself a point higher for its separator. This view takes that point, folded and
    /// unfolded, so that what is above it doesn't move when the row unfolds.
    private static let fittingPriority = UILayoutPriority(UILayoutPriority.defaultLow.rawValue - 1)

    /// Whether a detail may exceed the frame while the row is too low for it.
    var isSoft = true
    /// A closure that is called when a layout leaves the detail with another height than the frame.
    var onMismatch: ((DetailFrame) -> Void)?
    /// The height of a detail for which the row was last resized.
    private var resizedHeight: CGFloat?

    private init(in host: UIView) {
        super.init(frame: .zero)
        clipsToBounds = true
        translatesAutoresizingMaskIntoConstraints = false
        closed.priority = Self.fittingPriority
        host.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: host.leadingAnchor),
            trailingAnchor.constraint(equalTo: host.trailingAnchor),
            topAnchor.constraint(equalTo: host.topAnchor),
            bottomAnchor.constraint(equalTo: host.bottomAnchor),
            closed,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the frame in a host view. Creates it if needed.
    static func of(_ host: UIView) -> DetailFrame {
        for view in host.subviews {
            if let frame = view as? DetailFrame { return frame }
        }
        return DetailFrame(in: host)
    }

    /// Returns whether the frame contains a detail. It doesn't when another frame has taken the detail.
    func contains(_ detail: UIView) -> Bool {
        detail === content && detail.superview === self
    }

    /// Whether the frame is open, and its height is not that of the detail, but for the point of a separator.
    var hasMismatch: Bool {
        guard let content, contains(content), !closed.isActive else { return false }
        return abs(content.bounds.height - bounds.height) > 1.01
    }

    /// Notes that the row is resized for the height of the detail.
    ///
    /// - Returns: Whether it wasn't resized for this height before: a row with a fixed height never fits.
    func noteResize() -> Bool {
        guard let content, content.bounds.height != resizedHeight else { return false }
        resizedHeight = content.bounds.height
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if hasMismatch { onMismatch?(self) } else { resizedHeight = nil }
    }

    /// Adds a detail and lays it out at full height while the frame is closed.
    ///
    /// An animation that opens the row then only uncovers the detail. It doesn't animate the detail's layout.
    func cover(_ detail: UIView, in cell: any RowCell) {
        guard !contains(detail) else { return }
        UIView.performWithoutAnimation {
            replaceContent(by: detail)
            cell.layoutIfNeeded()
        }
    }

    /// Opens the frame for a detail, or closes it if the detail is `nil`.
    ///
    /// Closing keeps the previous detail in place, because it is visible while the row folds.
    func show(_ detail: UIView?) {
        if let detail { replaceContent(by: detail) }
        // Without a detail in it, the frame has no other constraint that determines its height.
        if !open.isEmpty, detail != nil {
            closed.isActive = false
            NSLayoutConstraint.activate(open)
        } else {
            NSLayoutConstraint.deactivate(open)
            closed.isActive = true
        }
    }

    /// Closes the frame and removes the detail.
    func empty() {
        NSLayoutConstraint.deactivate(open)
        closed.isActive = true
        removeContent()
    }

    /// Removes the detail, unless it is already in the frame of another cell that shows the row.
    private func removeContent() {
        if content?.superview === self { content?.removeFromSuperview() }
        (content, open) = (nil, [])
    }

    private func replaceContent(by view: UIView) {
        guard !contains(view) else { return }
        UIView.performWithoutAnimation {
            NSLayoutConstraint.deactivate(open)
            removeContent()
            content = view
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                view.topAnchor.constraint(equalTo: topAnchor),
            ])
            let fits = view.bottomAnchor.constraint(equalTo: bottomAnchor)
            fits.priority = Self.fittingPriority
            let holds = view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
            // A row may be laid out before it has the height for its detail, or the detail may grow later. The detail
            // exceeds the frame then, which clips it. It must not be squeezed, as labels are that resist it less.
            if isSoft { holds.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1) }
            open = [holds, fits]
        }
    }
}
