import CoreGraphics
import Foundation

/// A row of dots, one for each page, of which that of the current page is highlighted.
///
/// A tap in the half after the middle leads to the next page, and in the other half to the previous one. A finger that
/// moves leads to the page below it. While the control has the focus, the horizontal arrows and the Home and End keys
/// change the page. Each change by the user sends `.valueChanged`. Setting the page in code sends nothing.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private let ground = UIView()
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var page = 0
    /// The view of the progress in the indicator of the current page.
    private var progressView: UIView?
    /// The place where the finger touched the control.
    private var start: CGPoint?

    /// Creates a control without pages, with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ground.isUserInteractionEnabled = false
        ground.backgroundColor = .tertiarySystemFill
        addSubview(ground)
        showDots()
    }

    // MARK: Pages

    /// The number of pages. 0 by default. A current page beyond the last one becomes the last one.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            page = min(page, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            showDots()
            progress?.visibilityMayHaveChanged()
        }
    }

    /// The index of the current page, clamped to the pages. 0 by default. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set {
            let new = min(max(newValue, 0), max(0, numberOfPages - 1))
            guard new != page else { return }
            page = new
            progress?.pageDidChange(to: new)
            showDots()
        }
    }

    /// The progress that the indicator of the current page shows. `nil` by default. Indicators with images show none.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            oldValue?.visibilityMayHaveChanged()
            progress?.control = self
            progress?.controlDidChange(at: page)
            invalidateIntrinsicContentSize()
            showDots()
            progress?.visibilityMayHaveChanged()
        }
    }

    /// The length that the progress adds to the indicator of the current page, in points.
    private var extraLength: CGFloat { showsProgress ? PageMetrics.progressLength - PageMetrics.dotSide : 0 }

    /// Whether the control is invisible while there is only one page. `false` by default.
    open var hidesForSinglePage = false {
        didSet { showDots() }
    }

    /// Changes the page for the user.
    private func choose(_ page: Int) {
        let old = self.page
        currentPage = page
        if self.page != old { sendActions(for: .valueChanged) }
    }

    // MARK: Appearance

    /// The color of the indicators. `nil`, the default, means a pale label color.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(.pageIndicatorTintColor)
            showDots()
        }
    }

    /// The color of the indicator of the current page. `nil`, the default, means the label color.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(.currentPageIndicatorTintColor)
            showDots()
        }
    }

    /// The image of all indicators. `nil`, the default, means a dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The image of the indicator of the current page. `nil`, the default, means that of the other indicators.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Sets the image of the indicator of a page. It takes precedence over `preferredIndicatorImage`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for the indicator of a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of the indicator of a page while it is the current one. It takes precedence over
    /// `preferredCurrentPageIndicatorImage`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for the indicator of a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        showDots()
    }

    /// The background of the indicators. `.automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showDots() }
    }

    /// The direction in which the indicators follow each other. `.natural` by default.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether a finger can move through the pages. `true` by default.
    open var allowsContinuousInteraction = true

    /// The interaction that changes the page. `.none` between interactions.
    open var interactionState: InteractionState { interaction }

    private var interaction = InteractionState.none {
        didSet {
            guard interaction != oldValue else { return }
            showDots()
            progress?.visibilityMayHaveChanged()
        }
    }

    private func image(of index: Int) -> UIImage? {
        let plain = images[index] ?? preferredIndicatorImage
        return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? plain : plain
    }

    private func showDots() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView()
            dot.contentMode = .center
            dots.append(dot)
            addSubview(dot)
        }
        let isHidden = hidesForSinglePage && numberOfPages <= 1
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == page
            let color =
                isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            dot.image = image(of: index)
            dot.tintColor = color
            dot.backgroundColor = dot.image == nil ? color : nil
            dot.layer.cornerRadius = dot.image == nil ? PageMetrics.dotSide / 2 : 0
            if isCurrent, showsProgress { dot.backgroundColor = pageIndicatorTintColor ?? .tertiaryLabel }
            dot.alpha = isHidden ? 0 : isEnabled ? 1 : PageMetrics.dimmedAlpha
        }
        let showsGround =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        ground.alpha = showsGround && !isHidden ? 1 : 0
        showProgressView()
        setNeedsLayout()
    }

    private func showProgressView() {
        guard showsProgress else {
            progressView?.removeFromSuperview()
            progressView = nil
            return
        }
        let view = progressView ?? UIView()
        progressView = view
        view.isUserInteractionEnabled = false
        view.layer.cornerRadius = PageMetrics.dotSide / 2
        view.backgroundColor = currentPageIndicatorTintColor ?? .label
        if view.superview !== dots[page] { dots[page].addSubview(view) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let progress else { return }
        showDots()
        progress.visibilityMayHaveChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showDots()
    }

    // MARK: Layout

    override var initialContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }

    /// Returns the size in points in which the indicators of a number of pages fit.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let isVertical = direction == .topToBottom || direction == .bottomToTop
        var size = PageRow.size(count: pageCount, of: indicatorSize, isVertical: isVertical)
        if isVertical { size.height += extraLength } else { size.width += extraLength }
        return size
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the largest indicator.
    private var indicatorSize: CGSize {
        let all =
            [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
            + images.values + currentImages.values
        let dot = CGSize(width: PageMetrics.dotSide, height: PageMetrics.dotSide)
        return all.map(\.size).reduce(dot) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private var row: PageRow {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return PageRow(
            count: numberOfPages,
            size: indicatorSize,
            bounds: bounds,
            direction: direction == .natural ? isRightToLeft ? .rightToLeft : .leftToRight : direction,
            long: showsProgress ? (page: page, extra: extraLength) : nil
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = row
        for (index, dot) in dots.enumerated() {
            let frame = row.frame(of: index)
            let side = PageMetrics.dotSide
            dot.frame =
                dot.image == nil && !(showsProgress && index == page)
                ? CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side) : frame
        }
        if let progress, showsProgress {
            progressView?.frame = row.fill(of: dots[page].frame, progress: CGFloat(progress.currentProgress))
        }
        let size = size(forNumberOfPages: numberOfPages)
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        ground.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        ground.layer.cornerRadius = min(width, height) / 2
    }

    /// The layout direction is a trait.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        start = touch.location(in: self)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if let start, allowsContinuousInteraction {
            let distance = abs(row.way(to: point) - row.way(to: start))
            if distance > PageMetrics.slop { interaction = .continuous }
        }
        if interactionState == .continuous { choose(row.page(at: point)) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .none, isTouchInside, let touch {
            interaction = .discrete
            choose(row.way(to: touch.location(in: self)) < 0 ? page - 1 : page + 1)
        }
        (start, interaction) = (nil, .none)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        (start, interaction) = (nil, .none)
    }

    /// A single tap operates the control rather than a gesture recognizer of a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    override func keyActivated() {}

    override func adjust(with key: AdjustingKey) -> Bool {
        switch key {
        case .increase: choose(page + 1)
        case .decrease: choose(page - 1)
        case .first: choose(0)
        case .last: choose(numberOfPages - 1)
        }
        return true
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = numberOfPages > 0 && !(hidesForSinglePage && numberOfPages == 1)
        defaults.value = "page \(page + 1) of \(numberOfPages)"
        defaults.traits = [.adjustable, .updatesFrequently]
        return defaults
    }

    open override func accessibilityActivate() -> Bool { true }

    open override func accessibilityIncrement() {
        if isEnabled { choose(page + 1) }
    }

    open override func accessibilityDecrement() {
        if isEnabled { choose(page - 1) }
    }
}

extension UIPageControl {
    /// Whether the indicator of the current page shows a progress.
    var showsProgress: Bool {
        progress != nil && window != nil && interactionState == .none && dots.indices.contains(currentPage)
            && !(hidesForSinglePage && numberOfPages <= 1) && dots[currentPage].image == nil
    }

    func progressDidChange() {
        setNeedsLayout()
    }

    /// Shows another page, as the user does.
    func advance(to page: Int) {
        choose(page)
    }
}
