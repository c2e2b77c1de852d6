import CoreGraphics
import Foundation

/// A rectangle that constraints can use like a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// A name for the guide in messages, empty by default.
    open var identifier = ""

    /// The part of the view that the guide represents.
    let role: Role
    private var ownerReference: LayoutReference?
    /// The view that owns the guide.
    var owner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = .to(newValue) }
    }
    nonisolated(unsafe) private var madeReference: LayoutReference?
    var mentions = LayoutMentions()
    var boxRecord: BoxRecord?
    /// The frame that constraints determine, as of the view's last layout.
    var placedFrame = CGRect.zero

    /// The rectangle that a guide follows besides the constraints that mention it.
    enum Role {
        /// The guide follows constraints only.
        case custom
        /// The guide follows the view's layout margins, safe area or bounds.
        case margins, safeArea, frame
        /// The guide is the part of the margins in which lines are short enough to read.
        case readable
        /// The guide is the part of the view above or below its safe area.
        case aboveSafeArea, belowSafeArea
        /// The guide is the content of a scroll view.
        case content
    }

    /// Creates a guide without a view.
    public override init() {
        role = .custom
        super.init()
    }

    init(_ role: Role, of view: UIView, identifier: String) {
        self.role = role
        super.init()
        owner = view
        self.identifier = identifier
    }

    deinit {
        madeReference?.clear()
    }

    var layoutReference: LayoutReference {
        if let madeReference { return madeReference }
        let made = LayoutReference(self)
        madeReference = made
        return made
    }

    /// The view that owns the guide. Setting it moves the guide to that view and deactivates the guide's constraints.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner, role == .custom else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    /// The guide's rectangle in its view's coordinates, in points, as of the view's last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch role {
        case .custom, .aboveSafeArea, .belowSafeArea: return placedFrame
        case .content: return CGRect(origin: .zero, size: owner.scrollableContent?.contentSize ?? .zero)
        case .margins, .readable, .safeArea, .frame: return owner.bounds.room(inside: owner.insets(of: role))
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

    // MARK: Debugging

    /// Whether the constraints leave the position or the size of the guide ambiguous.
    ///
    /// Use it for debugging only: it costs several layouts.
    open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

    /// Returns the active constraints that affect the guide on an axis, directly or through other
    /// items. Use it for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.constraintsAffecting(self, axis) ?? []
    }
}

extension UIView {
    /// Returns the insets of the guide with a role from the edges of the bounds.
    func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
        switch role {
        case .margins: layoutMargins
        case .readable: readableInsets
        case .safeArea: safeAreaInsets
        case .custom, .frame, .content, .aboveSafeArea, .belowSafeArea: .zero
        }
    }

    /// The margins, with more at both sides if lines would be too long to read.
    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let width = bounds.width - insets.left - insets.right
        let extra = max(0, width - LayoutMetrics.readableWidth(in: bounds.width)) / 2
        insets.left += extra
        insets.right += extra
        return insets
    }
}
