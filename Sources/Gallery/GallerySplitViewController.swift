import UIKit

/// The gallery with its examples beside it in a wide window, and on top of it in a narrow one.
public final class GallerySplitViewController: UISplitViewController {
    private let list: UINavigationController

    /// Creates the split view of a gallery.
    public init(_ gallery: GalleryViewController = GalleryViewController()) {
        list = GalleryViewController.inNavigationController(gallery)
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(list, for: .primary)
        setViewController(NoExampleViewController(), for: .secondary)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The navigation controller on top of the others, or that of the example beside the gallery.
    public var frontNavigationController: UINavigationController? {
        if isCollapsed { return list }
        let detail = viewController(for: .secondary)
        return detail as? UINavigationController ?? detail?.navigationController
    }
}

extension GallerySplitViewController: UISplitViewControllerDelegate {
    /// Nothing covers the gallery until an example is selected.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        viewController(for: .secondary) is NoExampleViewController ? .primary : proposedTopColumn
    }
}

/// The controller beside the gallery until an example is selected.
private final class NoExampleViewController: UIViewController {
    override func loadView() {
        let label = UILabel()
        label.text = "No table selected"
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        self.view = view
    }
}
