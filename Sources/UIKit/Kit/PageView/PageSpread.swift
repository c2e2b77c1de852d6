import CoreGraphics

/// Two pages beside each other, or above each other if pages follow each other downwards.
final class PageSpread: UIViewController {
    /// The first page, and the second one unless the first is the last of all.
    let pages: [UIViewController]
    private let isVertical: Bool

    init(_ pages: [UIViewController], isVertical: Bool) {
        self.pages = pages
        self.isVertical = isVertical
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard parent == nil else { return }
        for page in pages where page.parent === self {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent != nil else { return }
        for page in pages where page.parent !== self {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === view {
            let place = CGFloat(isMirrored && !isVertical ? 1 - index : index)
            page.view.frame =
                isVertical
                ? CGRect(x: 0, y: place * size.height / 2, width: size.width, height: size.height / 2)
                : CGRect(x: place * size.width / 2, y: 0, width: size.width / 2, height: size.height)
        }
    }
}
