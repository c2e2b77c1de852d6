import CoreGraphics
import Failures

/// A view that puts views in a row or a column, and makes room as they come, go and hide.
///
/// It does so by constraints alone: those that a change does not touch stay as they are, and a client's own constraints
/// join them. The stack is as large as its views make it. To animate, hide or show views, or change any property, inside
/// an animation block; where something outside depends on the stack's size, lay that out in the block too.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views in the stack's order, hidden ones included. Not the order in which they are drawn.
    open private(set) var arrangedSubviews: [UIView] = []

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private let installed = StackConstraintSet()
    /// The arrangement that the constraints are for.
    private var arranged: StackArrangement?

    /// A stack of no views at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
    }

    /// A stack from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layoutMargins = .zero
    }

    /// A row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Puts a view at a place in the order, counted without the view itself if it is there already. It becomes a subview
    /// in front of the others, or stays where it is as one.
    ///
    /// - Precondition: `stackIndex` is 0 to the number of views.
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

    /// Takes a view out of the order. It stays a subview, which the stack does not place any more.
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

    /// Whether the views are in a row or a column. A row at first.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the stack's length. `.fill` at first.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views are across the axis. `.fill` at first.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between views, at least so many where spaces are equal. 0 at first.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether spaces of a column are from the last baseline of one view to the first of the next. `false` at first.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are inside the layout margins, which are zero at first (unverified). `false` at first.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets how many points are between a view and the next one that is not hidden. Does nothing for other views.
    ///
    /// - Parameter spacing: `spacingUseDefault` takes the setting back; `spacingUseSystem` is the system's spacing.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview), spacing != customSpacing(after: arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// What was set for the space behind a view; `spacingUseDefault` if nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: UIView

    /// `true`: a stack has constraints even if nothing around it does.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// In a column the first view's. In a row that of the tallest view, or of the first one where views are aligned at the
    /// top or by first baselines.
    open override var forFirstBaselineLayout: UIView {
        baselineView(\.first, .leading, .firstBaseline, baseline: \.forFirstBaselineLayout)
    }

    /// In a column the last view's. In a row that of the tallest view, or of the last one where views are aligned at the
    /// bottom or by last baselines.
    open override var forLastBaselineLayout: UIView {
        baselineView(\.last, .trailing, .lastBaseline, baseline: \.forLastBaselineLayout)
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    /// Brings the constraints in line with the arrangement.
    private func arrange() {
        let arrangement = arrangement
        // The system's spacing between baselines is a matter of fonts, and of which view has the baseline.
        LayoutEngine.withoutSizes { installed.update(to: arrangement, of: self) }
        arranged = arrangement
        layoutEngine?.orderDidChange()
        if measuresContents { layoutEngine?.measuresStacks = true }
    }

    /// Arranges the views again if one of those that are as long as their contents has other contents now.
    func remeasure() {
        guard measuresContents, arrangement != arranged else { return }
        arrange()
    }

    /// The arranged views first, in the order of the arrangement: that of the subviews is a matter of what came when.
    override var childrenInLayoutOrder: [UIView] {
        let areArranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
        return arrangedSubviews + children.filter { !areArranged.contains(ObjectIdentifier($0)) }
    }

    /// The stack's own constraints, in an order that depends on the arrangement only.
    var arrangingConstraints: [NSLayoutConstraint] { installed.constraints }
}
