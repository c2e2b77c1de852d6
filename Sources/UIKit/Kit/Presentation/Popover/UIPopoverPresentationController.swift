import CoreGraphics
import Foundation

/// The presentation of a controller in a bubble with an arrow, beside a view or an item of a bar.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceItem = button
/// present(controller, animated: true)
/// ```
///
/// In a window of compact width it is adapted to a sheet, unless the delegate returns another style. A touch beside the
/// popover dismisses it, and so does the Escape key.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private lazy var bubble = PopoverView(presentedViewController.view)
    private var shownLayout: PopoverLayout?
    /// The size of the container for which the popover was placed last.
    private var placedSize: CGSize?

    /// Creates the presentation controller of a popover.
    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The object that adapts the popover and decides about its dismissal. `nil` by default.
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        didSet { adaptiveDelegate = delegate }
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    /// The sheet that a popover is adapted to in a window of compact width.
    open private(set) lazy var adaptiveSheetPresentationController =
        UISheetPresentationController(of: presentedViewController, style: .pageSheet)

    override func systemAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    override func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController {
        style == .pageSheet || style == .formSheet
            ? adaptiveSheetPresentationController : super.adaptiveController(for: style)
    }

    // MARK: The source

    /// The view or the item of a bar that the popover is beside. It takes precedence over `sourceView`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { change() }
    }

    /// The view that the popover is beside.
    open var sourceView: UIView? {
        didSet { change() }
    }

    /// The rectangle of the source view that the popover is beside, in points. `.null`, the default, means all of it.
    open var sourceRect = CGRect.null {
        didSet { change() }
    }

    /// The item of a bar that the popover is beside.
    @available(iOS, deprecated: 100000, message: "Use sourceItem")
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The directions that the arrow may have. All by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { change() }
    }

    /// The direction of the arrow; `.unknown` before the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { shownLayout?.direction ?? .unknown }

    /// Whether the popover may cover its source if there is no room beside it. `false` by default.
    open var canOverlapSourceViewRect = false {
        didSet { change() }
    }

    /// The least distances from the edges of the window, in points. 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { change() }
    }

    /// The color of the bubble; `nil`, the default, for that of the system.
    open var backgroundColor: UIColor? {
        didSet { bubble.color = backgroundColor }
    }

    /// The class of the view behind the content, which draws the bubble and its arrow; `nil`, the default, for that of
    /// the system. It is a subclass of `UIPopoverBackgroundView`, and created by its `init(frame:)`.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { change() }
    }

    private var backgroundClass: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    }

    /// Creates the background of the client, if it is of another class.
    private func makeBackground() {
        guard let backgroundClass else { return bubble.background = nil }
        if let background = bubble.background, type(of: background) == backgroundClass { return }
        bubble.background = ViewAllocation.allocate(backgroundClass)
    }

    /// The views beside the popover that take touches. `nil` by default. All other touches dismiss the popover.
    open var passthroughViews: [UIView]?

    private func change() {
        guard shownLayout != nil else { return }
        place()
    }

    // MARK: Layout

    /// The size of a popover whose controller prefers none, in points (unverified).
    private static let standardSize = CGSize(width: 320, height: 480)

    private var layout: PopoverLayout? {
        guard let container = containerView else { return nil }
        let margins = popoverLayoutMargins
        let safe = container.safeAreaInsets
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: max(margins.top, safe.top),
                left: max(margins.left, safe.left),
                bottom: max(margins.bottom, safe.bottom),
                right: max(margins.right, safe.right)
            )
        )
        let preferred = presentedViewController.preferredContentSize
        var size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
            height: preferred.height > 0 ? preferred.height : Self.standardSize.height
        )
        var shape = PopoverLayout.Shape()
        if let backgroundClass {
            let insets = backgroundClass.contentViewInsets()
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
            shape = PopoverLayout.Shape(
                arrowLength: backgroundClass.arrowHeight(),
                arrowHalf: backgroundClass.arrowBase() / 2,
                cornerRadius: 0
            )
        }
        return PopoverLayout(
            size: size,
            beside: source(in: container),
            permitted: permittedArrowDirections,
            in: room,
            overlaps: canOverlapSourceViewRect,
            shape: shape
        )
    }

    private func source(in container: UIView) -> CGRect {
        if let frame = sourceItem?.frame(in: container) { return frame }
        guard let view = sourceView else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    open override var presentedView: UIView? { bubble }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let layout else { return .zero }
        return layout.frame.union(CGRect(origin: layout.tip, size: .zero))
    }

    override func addChrome(to container: UIView) {
        bubble.takeContent()
        delegate?.prepareForPopoverPresentation(self)
        makeBackground()
        shownLayout = layout
        placedSize = container.bounds.size
        bubble.place = shownLayout
        showArrowInsets()
    }

    override func removeChrome() {
        shownLayout = nil
        showArrowInsets()
        bubble.removeFromSuperview()
        bubble.releaseContent()
    }

    /// Lets the delegate change the source of a popover that moves because the container has another size.
    private func reposition() {
        guard shownLayout != nil, let container = containerView, container.bounds.size != placedSize else { return }
        placedSize = container.bounds.size
        guard let delegate, sourceItem == nil, let view = sourceView else { return }
        let rect = sourceRect.isNull ? view.bounds : sourceRect
        var (newRect, newView) = (rect, view)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &newRect, in: &newView)
        if newView !== view { sourceView = newView }
        if newRect != rect || newView !== view { sourceRect = newRect }
    }

    override func place() {
        reposition()
        guard let layout else { return }
        makeBackground()
        shownLayout = layout
        showArrowInsets()
        bubble.frame = frameOfPresentedViewInContainerView
        bubble.place = layout
        bubble.layoutIfNeeded()
    }

    /// Leaves the arrow out of the safe area of the presented view.
    private func showArrowInsets() {
        // The background of a client surrounds the content, which isn't below the arrow.
        let insets = bubble.background == nil ? shownLayout?.arrowInsets ?? .zero : .zero
        guard presentedViewController.storage.containerInsets != insets else { return }
        presentedViewController.storage.containerInsets = insets
        presentedViewController.viewIfLoaded?.notifySafeAreaChanged()
    }

    override func preferredContentSizeDidChange() {
        UIView.animate(withDuration: 0.3) { self.place() }
    }

    override func standardAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        StandardTransition(isPresentation: isPresentation, fades: true)
    }

    // MARK: The user

    override var isDismissedByUser: Bool { true }

    override var isElevated: Bool { true }

    override var dimsTint: Bool { true }

    override var isModal: Bool { passthroughViews?.isEmpty ?? true }

    override func passesTouch(at point: CGPoint) -> Bool {
        guard let container = containerView else { return false }
        return passthroughViews?.contains { view in
            view.window === container.window && view.bounds.contains(view.convert(point, from: container))
        } ?? false
    }
}
