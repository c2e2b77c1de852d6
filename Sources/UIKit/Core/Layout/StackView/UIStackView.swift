import CoreGraphics
import Failures

/// A view that arranges views in a row or a column, and adapts as they are added, removed, hidden and shown.
///
/// It uses constraints only. A change affects only the constraints that depend on it, and a client's own constraints
/// can complement them. The views determine the size of the stack.
///
/// To animate a change, hide or show views, or set any property, inside an animation block. If the layout outside
/// depends on the size of the stack, lay it out in the same block.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views in the stack's order, including hidden ones. Views are drawn in the order of `subviews`.
    open private(set) var arrangedSubviews: [UIView] = []

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private let installed = StackConstraintSet()
    /// The arrangement to which the constraints were last updated.
    private var arranged: StackArrangement?

    /// Creates a stack view without views, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    /// Creates a stack view without views. The archive is not read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        layoutMargins = .zero
    }

    /// Creates a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Inserts a view at an index. If the view is arranged already, the index is counted without it.
    ///
    /// A view that is not a subview becomes one, in front of the others.
    ///
    /// - Precondition: `stackIndex` is from 0 to the number of views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        programmerError(
            unless: stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                + "\(arrangedSubviews.count)",
            in: "UIStackView.insertArrangedSubview(_:at:)"
        )
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Removes a view from the arranged views. It remains a subview, which the stack does not arrange.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        installed.remove(all: view)
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The axis along which the views are arranged, horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the views along the axis, `.fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis, `.fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The spacing between views, in points, 0 by default. With equal spaces, it is the minimum.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the spaces of a column are measured from the last baseline of one view to the first baseline of the
    /// next. `false` by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside the layout margins. `false` by default. The margins of a stack view are
    /// zero by default (unverified).
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing between an arranged view and the next visible one. Does nothing for other views.
    ///
    /// - Parameters:
    ///   - spacing: The spacing in points. `spacingUseDefault` removes the custom spacing, and `spacingUseSystem`
    ///     stands for the system spacing.
    ///   - arrangedSubview: The view before the space.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview), spacing != customSpacing(after: arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after a view, or `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: UIView

    /// `true`, since a stack view has constraints even if no other view does.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// The view with the first baseline of the stack.
    ///
    /// In a column it belongs to the first view. In a row it belongs to the tallest view, or to the first one if
    /// views fill the row, or are aligned at the top or by first baselines.
    open override var forFirstBaselineLayout: UIView {
        baselineView(\.first, .leading, .firstBaseline, baseline: \.forFirstBaselineLayout)
    }

    /// The view with the last baseline of the stack.
    ///
    /// In a column it belongs to the last view. In a row it belongs to the tallest view, or to the last one if views
    /// fill the row, or are aligned at the bottom or by last baselines.
    open override var forLastBaselineLayout: UIView {
        baselineView(\.last, .trailing, .lastBaseline, baseline: \.forLastBaselineLayout)
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    /// Updates the constraints to the current arrangement.
    private func arrange() {
        let arrangement = arrangement
        // The system spacing between baselines depends on the view that has the baseline, which may be the tallest
        // one. It must not depend on the previous layout.
        LayoutEngine.withIntrinsicSizes { installed.update(to: arrangement, of: self) }
        arranged = arrangement
        layoutEngine?.orderDidChange()
        if measuresContents { layoutEngine?.measuresStacks = true }
    }

    override var arranger: UIStackView? { self }

    /// Updates the constraints if the fitting size of a view has changed.
    func remeasure() {
        guard measuresContents, arrangement != arranged else { return }
        arrange()
    }

    /// The arranged views in the order of the arrangement, and then the other subviews.
    ///
    /// The order of subviews depends on when they were added.
    override var childrenInLayoutOrder: [UIView] {
        let areArranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
        return arrangedSubviews + children.filter { !areArranged.contains(ObjectIdentifier($0)) }
    }

    /// The stack's own constraints, in an order that depends only on the arrangement.
    var arrangingConstraints: [NSLayoutConstraint] { installed.constraints }
}
