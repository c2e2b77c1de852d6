import CoreGraphics
import Failures
import Foundation

/// A container that shows one page at a time, or two with the spine in the middle. The user scrolls to the next page
/// and the previous one, or turns with the arrow keys and Page Up and Page Down.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    private let storedStyle: TransitionStyle
    private let storedOrientation: NavigationOrientation
    private let spacing: CGFloat
    private lazy var scroll = PageScroll(of: self, isVertical: storedOrientation == .vertical, spacing: spacing)
    private let dots = UIPageControl()
    /// The visible page, or the spread with the visible pages.
    private var current: UIViewController?
    private var storedSpine: SpineLocation
    private var order = PageOrder()
    private var hasBacks = false
    /// Whether the delegate chooses the place of the spine, and may set pages for it.
    private var isChoosingSpine = false

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        storedStyle = style
        storedOrientation = navigationOrientation
        spacing = Self.number(options?[.interPageSpacing])
        let spine = (options?[.spineLocation]).map { $0 as? SpineLocation ?? SpineLocation(Int(Self.number($0))) }
        storedSpine = style == .scroll ? .none : spine.flatMap { $0 == SpineLocation.none ? nil : $0 } ?? .min
        super.init(nibName: nil, bundle: nil)
        setUpOrder()
    }

    private func setUpOrder() {
        order.isSpread = storedSpine == .mid
        order.isDoubleSided = hasBacks && storedStyle == .pageCurl
    }

    /// Creates the controller of a storyboard. Outside of one, its pages scroll from side to side.
    public required init?(coder: NSCoder) {
        let nibCoder = coder as? NibCoder
        storedStyle = nibCoder?.pageTransitionStyle ?? .scroll
        storedOrientation = nibCoder?.pageOrientation ?? .horizontal
        spacing = nibCoder?.pageSpacing ?? 0
        storedSpine = storedStyle == .scroll ? .none : nibCoder?.pageSpine ?? .min
        super.init(coder: coder)
        setUpOrder()
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    /// The object that provides the pages. Without one, the user can't turn pages. `nil` by default.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if current != nil { reload() } }
    }

    /// The object that is notified of the user's transitions. `nil` by default.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The transition between pages. Pages scroll in any case.
    open var transitionStyle: TransitionStyle { storedStyle }

    /// The direction in which pages follow each other.
    open var navigationOrientation: NavigationOrientation { storedOrientation }

    /// The place of the spine, which pages that scroll have none of. With `.mid`, two pages are visible. By default it
    /// is `.min`.
    open var spineLocation: SpineLocation { storedSpine }

    /// Whether every second page is the back of the one before it. A back is visible only beside a spine in the middle,
    /// so otherwise a turn leads to the next but one page. Pages that scroll have no backs. `false` by default, and
    /// always `true` with a spine in the middle.
    open var isDoubleSided: Bool {
        get { hasBacks || order.isSpread }
        set {
            guard !order.isSpread, newValue != hasBacks else { return }
            hasBacks = newValue
            order.isDoubleSided = newValue && storedStyle == .pageCurl
            if current != nil { reload() }
        }
    }

    /// The recognizers of the gestures that turn pages. Those of pages that scroll belong to a scroll view, so there
    /// are none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Orientation

    /// The orientations that the delegate returns, or else those of any controller.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let asked = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
        return asked.isEmpty ? super.supportedInterfaceOrientations : asked
    }

    /// The orientation that the delegate returns, or else that of any controller.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let asked = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return asked == .unknown ? super.preferredInterfaceOrientationForPresentation : asked
    }

    // MARK: Pages

    /// The visible page, or the visible pages with a spine in the middle.
    open var viewControllers: [UIViewController]? { pages(of: current) }

    private func pages(of page: UIViewController?) -> [UIViewController] {
        (page as? PageSpread)?.pages ?? page.map { [$0] } ?? []
    }

    /// Shows a page, or two with a spine in the middle.
    ///
    /// - Parameters:
    ///   - viewControllers: The page or the pages. A page of pages with two sides may be followed by its back.
    ///   - direction: The direction of the motion.
    ///   - completion: A closure that is called after the motion.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let count = viewControllers?.count ?? 0
        let mayHaveTwo = isChoosingSpine || order.isDoubleSided && !order.isSpread
        programmerError(
            unless: count == order.count || mayHaveTwo && (1...2).contains(count),
            "The number of view controllers provided (\(count)) doesn't match the number required (\(order.count)) for "
                + "the requested transition",
            in: "UIPageViewController.setViewControllers(_:direction:animated:completion:)",
            .invalidArgument
        )
        guard let viewControllers, let first = viewControllers.first else { return }
        if isChoosingSpine { order.isSpread = count == 2 }
        let page = order.isSpread ? spread(viewControllers) : first
        loadViewIfNeeded()
        let old = current
        current = page
        showDots(isReset: true)
        guard animated, let old, old !== page, view.window != nil else {
            reload()
            completion?(true)
            return
        }
        scroll.show(direction == .forward ? (nil, old, page) : (page, old, nil))
        begin(from: old, to: page)
        scroll.move(to: page, animated: true) { [self] in
            end(from: old, to: page)
            if current === page { reload() }
            completion?(true)
        }
    }

    /// Shows the visible page between its neighbors.
    private func reload() {
        guard isViewLoaded, let current else { return }
        scroll.show((neighbor(of: current, isForward: false), current, neighbor(of: current, isForward: true)))
        current.beginAppearance(view.window != nil, animated: false)
        if view.window != nil, storage.appearance == .appeared { current.endAppearance() }
        showDots(isReset: false)
    }

    /// Returns what is visible after a turn.
    private func neighbor(of page: UIViewController, isForward: Bool) -> UIViewController? {
        guard let dataSource else { return nil }
        let turned = order.turned(from: pages(of: page), isForward: isForward) { page in
            isForward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard !turned.isEmpty else { return nil }
        return order.isSpread ? spread(turned) : turned.first
    }

    /// Returns the spread with some pages, which may be in the scroll view already.
    private func spread(_ pages: [UIViewController]) -> UIViewController {
        let known = [current, scroll.pages.before, scroll.pages.current, scroll.pages.after]
        let old = known.lazy.compactMap { $0 as? PageSpread }.first { $0.pages == pages }
        return old ?? PageSpread(pages, isVertical: storedOrientation == .vertical)
    }

    // MARK: The spine

    open override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let (old, new) = (viewIfLoaded?.bounds.size ?? size, size)
        guard storedStyle == .pageCurl, (old.width > old.height) != (new.width > new.height) else { return }
        chooseSpine(for: new.width > new.height ? .landscapeRight : .portrait)
    }

    /// Asks the delegate for the place of the spine in a window of another shape.
    private func chooseSpine(for orientation: UIInterfaceOrientation) {
        guard let delegate else { return }
        isChoosingSpine = true
        let spine = delegate.pageViewController(self, spineLocationFor: orientation)
        isChoosingSpine = false
        guard spine != SpineLocation.none else { return }
        storedSpine = spine
        let shown = pages(of: current)
        setUpOrder()
        let fits = shown.count == order.count && order.isSpread == (current is PageSpread)
        guard let first = shown.first, !fits else { return }
        let second = order.isSpread ? dataSource?.pageViewController(self, viewControllerAfter: first) : nil
        current = order.isSpread ? spread([first] + [second].compactMap(\.self)) : first
        reload()
    }

    /// Adds a page to the scroll view.
    func take(_ page: UIViewController, in scroll: UIScrollView) {
        guard page.parent !== self else { return }
        addChild(page)
        scroll.addSubview(page.view)
        page.didMove(toParent: self)
    }

    /// Removes a page.
    func drop(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.beginAppearance(false, animated: false)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearance()
        page.removeFromParent()
    }

    // MARK: Appearance

    /// Pages beside the visible one have views, but don't appear.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current?.beginAppearance(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current?.endAppearance()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        current?.beginAppearance(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearance()
    }

    private func begin(from old: UIViewController?, to new: UIViewController) {
        old?.beginAppearance(false, animated: true)
        new.beginAppearance(true, animated: true)
    }

    private func end(from old: UIViewController?, to new: UIViewController) {
        new.endAppearance()
        old?.endAppearance()
    }

    // MARK: Turning

    /// The page that the user turned from.
    private var turning: UIViewController?

    func willTurn(to page: UIViewController) {
        turning = current
        delegate?.pageViewController(self, willTransitionTo: pages(of: page))
        begin(from: current, to: page)
    }

    /// Ends a transition of the user's.
    ///
    /// - Parameter page: The page that is visible; `nil` if it is the one from before.
    func turned(to page: UIViewController?) {
        guard let old = turning else { return }
        turning = nil
        if let page {
            current = page
            end(from: old, to: page)
            dot += step(from: old, to: page)
        } else {
            old.beginAppearance(true, animated: true)
            for other in children where other !== old { other.beginAppearance(false, animated: true) }
            for child in children { child.endAppearance() }
        }
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: pages(of: old),
            transitionCompleted: page != nil
        )
        if page != nil { reload() }
    }

    private func step(from old: UIViewController, to new: UIViewController) -> Int {
        let count = order.step
        return scroll.pages.after === new ? count : scroll.pages.before === new ? -count : 0
    }

    /// Turns to the next or the previous page for a key.
    private func turn(by step: Int) -> Bool {
        guard turning == nil, let page = step > 0 ? scroll.pages.after : scroll.pages.before else { return false }
        willTurn(to: page)
        scroll.move(to: page, animated: true) { [self] in turned(to: page) }
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !turns($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func turns(_ press: UIPress) -> Bool {
        guard let key = press.key, key.isUnmodified else { return false }
        let isVertical = navigationOrientation == .vertical
        let side = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch key.keyCode {
        case .keyboardLeftArrow where !isVertical: return turn(by: -side)
        case .keyboardRightArrow where !isVertical: return turn(by: side)
        case .keyboardUpArrow where isVertical, .keyboardPageUp: return turn(by: -1)
        case .keyboardDownArrow where isVertical, .keyboardPageDown: return turn(by: 1)
        default: return false
        }
    }

    // MARK: The page control

    /// The height of the page control in points (unverified).
    private static let dotsHeight: CGFloat = 37

    private func showDots(isReset: Bool) {
        let count = navigationOrientation == .vertical ? -1 : dataSource?.presentationCount(for: self) ?? -1
        dots.isHidden = count < 0
        guard count >= 0 else { return viewIfLoaded?.setNeedsLayout() ?? () }
        dots.numberOfPages = count
        if isReset { dot = dataSource?.presentationIndex(for: self) ?? 0 }
        dots.currentPage = dot
        viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        dots.isHidden = true
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = .label
        dots.addAction(
            UIAction { [weak self] _ in self?.choseDot() },
            for: .valueChanged
        )
        view.addSubview(scroll)
        view.addSubview(dots)
        reload()
    }

    /// Turns by a page towards the dot that the user has chosen.
    private func choseDot() {
        let isForward = dots.currentPage > dot
        dots.currentPage = dot
        _ = turn(by: isForward ? 1 : -1)
    }

    /// The dot of the visible page.
    private var dot = 0

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = dots.isHidden ? 0 : Self.dotsHeight + view.safeAreaInsets.bottom
        let isVertical = navigationOrientation == .vertical
        var frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
        // The space between pages is beyond the edges.
        frame = isVertical ? frame.insetBy(dx: 0, dy: -spacing / 2) : frame.insetBy(dx: -spacing / 2, dy: 0)
        scroll.frame = frame
        dots.frame = CGRect(x: 0, y: frame.maxY, width: view.bounds.width, height: Self.dotsHeight)
    }
}
