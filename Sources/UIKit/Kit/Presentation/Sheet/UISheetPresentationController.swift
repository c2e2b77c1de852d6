import CoreGraphics
import Foundation

/// The presentation of a controller as a sheet, which rests at detents and is dragged between them.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    private lazy var sheet = makeSheet()
    private let dimming = UIView()
    private var dragging: SheetDragging?
    private var isShown = false
    /// The place while the sheet is dragged.
    private var dragged: SheetMotion.Place?
    /// Whether the controller or the delegate prevents a dismissal by the drag in progress.
    private var isHeld = false

    init(of presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: nil)
    }

    /// Creates the presentation controller of a page sheet.
    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        style = .pageSheet
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The object that decides about the dismissal, and that is notified of the detent. `nil` by default.
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        didSet { adaptiveDelegate = delegate }
    }

    open override var presentationStyle: UIModalPresentationStyle { style }

    // MARK: Detents

    /// The heights at which the sheet rests, from the smallest to the largest. `[.large()]` by default. A form in a
    /// wide window has one height.
    open var detents: [Detent] = [.large()] {
        didSet { change() }
    }

    /// The detent at which the sheet is. `nil`, the default, means the first one. The user changes it by dragging. Set
    /// it in `animateChanges(_:)` to animate the change.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { change() } }
    }

    /// The largest detent at which the content below isn't dimmed and takes touches. `nil`, the default, dims it at all
    /// detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { change() }
    }

    /// Requests the heights of the detents again.
    open func invalidateDetents() {
        change()
    }

    /// Animates changes of properties.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: SheetMotion.spring.perceptualDuration, options: [.allowUserInteraction]) {
            changes()
            self.sheet.layoutIfNeeded()
        }
    }

    // MARK: Look

    /// Whether the mark at the top is visible. `false` by default.
    open var prefersGrabberVisible = false {
        didSet { change() }
    }

    /// The radius of the corners in points; `nil`, the default, for the standard one.
    open var preferredCornerRadius: CGFloat? {
        didSet { change() }
    }

    /// Whether dragging scrolled content up, while it is at its top, moves the sheet to a larger detent. `true` by
    /// default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is at the bottom edge in a window of compact height, instead of covering it. `false` by
    /// default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { change() }
    }

    /// Whether a sheet at the bottom edge is as wide as the controller prefers. `false` by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { change() }
    }

    /// Whether a page sheet has its own size, instead of that of a form. `true` by default.
    open var prefersPageSizing = true {
        didSet { change() }
    }

    /// The view over the middle of which the sheet is, as far as there is room. `nil`, the default, means the middle of
    /// the window. A sheet at the bottom edge follows it horizontally.
    open var sourceView: UIView? {
        didSet { if sourceView !== oldValue { change() } }
    }

    private var source: CGPoint? {
        guard let sourceView, let containerView, sourceView.window === containerView.window else { return nil }
        return sourceView.convert(CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY), to: containerView)
    }

    private func change() {
        guard isShown, presentation != nil else { return }
        place()
    }

    // MARK: Layout

    private var layout: SheetLayout {
        let traits = traitCollection
        let isForm = style == .formSheet || !prefersPageSizing
        return SheetLayout(
            bounds: containerView?.bounds ?? .zero,
            safeArea: containerView?.safeAreaInsets ?? .zero,
            isCard: isForm && traits.horizontalSizeClass == .regular,
            coversContainer: traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight,
            preferred: presentedViewController.preferredContentSize,
            widthFollowsPreference: widthFollowsPreferredContentSizeWhenEdgeAttached,
            source: source,
            floats: dragged == nil
        )
    }

    /// The detents that are available, with the heights of the sheet, in ascending order.
    private var resolved: [(identifier: Detent.Identifier, height: CGFloat)] {
        let layout = layout
        let context = DetentContext(traitCollection, maximum: layout.maximumDetentValue)
        let all = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, layout.height(of: $0)) }
        }
        return all.isEmpty ? [(.large, layout.largest)] : all.sorted { $0.1 < $1.1 }
    }

    private var selected: (identifier: Detent.Identifier, height: CGFloat) {
        let resolved = resolved
        return resolved.first { $0.identifier == selectedDetentIdentifier } ?? resolved[0]
    }

    /// The height of the sheet in points.
    private var currentHeight: CGFloat { dragged?.height ?? selected.height }

    /// The height of the part of the sheet above the bottom edge, in points.
    var visibleHeight: CGFloat { currentHeight - (dragged?.offset ?? 0) }

    var isAtLargestDetent: Bool { selected.identifier == resolved.last?.identifier }

    /// Whether the sheet can be dragged: a form can't, apart from the drag that dismisses it.
    var isDraggable: Bool { presentation?.isEnding == false }

    open override var presentedView: UIView? { sheet }

    open override var frameOfPresentedViewInContainerView: CGRect { layout.frame(height: currentHeight) }

    private func makeSheet() -> SheetView {
        let sheet = SheetView(presentedViewController.view)
        sheet.grabber.onOperate = { [weak self] in self?.step(nil) }
        sheet.grabber.onStep = { [weak self] in self?.step($0) }
        dragging = SheetDragging(of: self, on: sheet)
        return sheet
    }

    override func addChrome(to container: UIView) {
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        container.insertSubview(dimming, at: 0)
        if sheet.content.superview !== sheet { sheet.insertSubview(sheet.content, at: 0) }
        place(sheet: false)
    }

    override func removeChrome() {
        dimming.removeFromSuperview()
        isShown = false
        dragged = nil
        sheet.removeFromSuperview()
        sheet.releaseContent()
    }

    override func showChrome(_ isShown: Bool) {
        self.isShown = isShown
        dimming.alpha = dimmingAlpha
    }

    override func place() { place(sheet: true) }

    private func place(sheet isPlaced: Bool) {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.alpha = dimmingAlpha
        let layout = layout
        let height = currentHeight
        sheet.scale = layout.scale(height: height)
        sheet.bottomInset = layout.bottomInset(height: height)
        if isPlaced {
            sheet.frame = layout.frame(height: height).offsetBy(dx: 0, dy: dragged?.offset ?? 0)
        }
        sheet.radius = preferredCornerRadius ?? (layout.coversContainer ? 0 : PresentationMetrics.sheetCornerRadius)
        sheet.isAtEdge = !layout.isCard && layout.margin(height: height) == 0
        sheet.grabber.isHidden = !prefersGrabberVisible
        container.accessibilityViewIsModal = isModal
    }

    /// The opacity of the layer over the content below. It grows from the largest undimmed detent to the next one, and
    /// fades while a drag moves the sheet out.
    private var dimmingAlpha: CGFloat {
        guard isShown else { return 0 }
        return dimming(atHeight: currentHeight) * (visibleHeight / max(currentHeight, 1))
    }

    private func dimming(atHeight height: CGFloat) -> CGFloat {
        let resolved = resolved
        guard let undimmed = resolved.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return PresentationMetrics.dimming
        }
        guard undimmed + 1 < resolved.count else { return 0 }
        let (low, high) = (resolved[undimmed].height, resolved[undimmed + 1].height)
        let share = (height - low) / max(high - low, 1)
        return PresentationMetrics.dimming * min(max(share, 0), 1)
    }

    override func preferredContentSizeDidChange() {
        animateChanges { place() }
    }

    // MARK: The user

    override var isDismissedByUser: Bool { true }

    override var isElevated: Bool { true }

    override var isModal: Bool { dimmingAlpha > 0 || largestUndimmedDetentIdentifier == nil }

    override var dimsTint: Bool { isModal }

    override func passesTouch(at point: CGPoint) -> Bool { !isModal }

    /// Moves the sheet along with a drag, which resists below the smallest detent if the sheet can't be dismissed.
    func drag(to height: CGFloat) {
        let isStart = dragged == nil
        if isStart { isHeld = !mayBeDismissed }
        let motion = SheetMotion(heights: resolved.map(\.height), isDismissible: !isHeld)
        // A sheet that floats comes to the edges when its drag starts.
        if isStart, layout.margin(height: currentHeight) > 0 {
            animateChanges {
                dragged = SheetMotion.Place(height: currentHeight)
                place()
            }
        }
        dragged = motion.place(for: height)
        place()
    }

    /// Lets the sheet come to rest after a drag.
    func release(velocity: CGFloat) {
        guard let place = dragged else { return }
        let resolved = resolved
        let motion = SheetMotion(heights: resolved.map(\.height), isDismissible: true)
        switch motion.target(from: place, velocity: velocity) {
        case .dismissed where !isHeld && dismissByUser(): dragged = nil
        case .dismissed: settle(at: resolved[0].identifier)
        case .detent(let index): settle(at: resolved[index].identifier)
        }
        if isHeld, place.offset > 0 { adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self) }
    }

    private func settle(at identifier: Detent.Identifier) {
        let isOther = identifier != selected.identifier
        animateChanges {
            dragged = nil
            if isOther { selectedDetentIdentifier = identifier }
            place()
        }
        if isOther { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }

    /// Moves to the next detent up or down; `nil` is the next one up, or the smallest after the largest.
    private func step(_ isUp: Bool?) {
        let resolved = resolved
        guard let index = resolved.firstIndex(where: { $0.identifier == selected.identifier }) else { return }
        let next = isUp.map { $0 ? min(index + 1, resolved.count - 1) : max(index - 1, 0) }
        settle(at: resolved[next ?? (index + 1) % resolved.count].identifier)
    }
}
