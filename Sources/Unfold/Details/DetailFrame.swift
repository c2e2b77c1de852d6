import UIKit

/// Holds a detail in a cell's place for it: as high as the detail while the row is unfolded, and without height else.
final class DetailFrame: UIView {
    private(set) var content: UIView?
    private lazy var closed = heightAnchor.constraint(equalToConstant: 0)
    private var open: NSLayoutConstraint?

    private init(in host: UIView) {
        super.init(frame: .zero)
        clipsToBounds = true
        translatesAutoresizingMaskIntoConstraints = false
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

    /// The frame in a cell's place for a detail, made when it is first needed.
    static func of(_ host: UIView) -> DetailFrame {
        for view in host.subviews {
            if let frame = view as? DetailFrame { return frame }
        }
        return DetailFrame(in: host)
    }

    /// Puts a detail in, laid out in full and still covered, so that a motion which opens the row only uncovers it.
    func cover(_ detail: UIView, in cell: UITableViewCell) {
        guard detail !== content || detail.superview !== self else { return }
        UIView.performWithoutAnimation {
            replaceContent(by: detail)
            cell.layoutIfNeeded()
        }
    }

    /// Shows a detail, or makes room for none. The one that is there stays if there is no other: it is seen while the row
    /// closes.
    func show(_ detail: UIView?) {
        if let detail { replaceContent(by: detail) }
        // Without a detail of its own the frame has nothing to be as high as.
        if let open, detail != nil {
            closed.isActive = false
            open.isActive = true
        } else {
            open?.isActive = false
            closed.isActive = true
        }
    }

    /// Takes the detail out.
    func empty() {
        open?.isActive = false
        closed.isActive = true
        removeContent()
    }

    /// A row that has another cell by now has its detail there.
    private func removeContent() {
        if content?.superview === self { content?.removeFromSuperview() }
        (content, open) = (nil, nil)
    }

    private func replaceContent(by view: UIView) {
        guard view !== content || view.superview !== self else { return }
        UIView.performWithoutAnimation {
            open?.isActive = false
            removeContent()
            content = view
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                view.topAnchor.constraint(equalTo: topAnchor),
            ])
            open = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        }
    }
}
