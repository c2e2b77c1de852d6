import CoreGraphics

/// The parts of layout by constraints that views call.
///
/// Layout is built on views, and implements this protocol for all of them. Views use nothing else of it.
@preconcurrency @MainActor
protocol ConstraintLayout: AnyObject {
    // MARK: Layout

    /// Updates and solves the constraints if the view is a root. Called before each view is laid out.
    func prepareLayout()
    /// Moves the subviews and guides to the frames that constraints determine.
    func placeItems()
    /// Lays out the views that need it, and repeats that while layout changes the constraints.
    func finishLayout()
    /// Returns the size that satisfies the constraints of the view's hierarchy.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize

    /// Marks the view, and its superviews up to the layout root, for an update of constraints.
    func markConstraintUpdate(_ updates: ConstraintUpdates)
    /// Calls `updateConstraints()` on the views that are marked, subviews before their superviews.
    func performConstraintUpdates()

    // MARK: Constraints and guides

    /// The active constraints that the view holds.
    var heldConstraints: [NSLayoutConstraint] { get }
    /// Activates a constraint in this view, in place of the view that held it.
    func hold(_ constraint: NSLayoutConstraint)
    /// Deactivates a constraint if this view holds it.
    func release(_ constraint: NSLayoutConstraint)
    /// The priorities with which the view keeps the size of its contents.
    var contentPriorities: ContentPriorities { get }
    /// Changes the priorities with which the view keeps the size of its contents.
    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void)

    /// The guides that clients added.
    var ownGuides: [UILayoutGuide] { get }
    /// Becomes the owning view of a guide.
    func own(_ layoutGuide: UILayoutGuide)
    /// Ends being the owning view of a guide, and deactivates the constraints that mention it.
    func disown(_ layoutGuide: UILayoutGuide)
    /// Returns the guide with a role, and makes one if there is none.
    func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide
    /// The guide for readable content, which is made on first access.
    var readableGuide: UILayoutGuide { get }
    /// The guide for the keyboard, which is made on first access.
    var keyboardGuide: UIKeyboardLayoutGuide { get }
    /// Makes a guide with the largest rectangle of an aspect ratio in the middle of the safe area.
    func makeAspectFitGuide() -> any UILayoutGuide & UILayoutGuideAspectFitting
    /// Returns the guide for the part of the view above or below its safe area, and makes one if there is none.
    func layoutSupport(_ role: UILayoutGuide.Role) -> any UILayoutSupport

    /// Returns whether the constraints leave the position or the size of a view or guide ambiguous.
    func isAmbiguous(_ item: any LayoutItem) -> Bool
    /// Changes the frame to another one that the constraints allow.
    func exerciseAmbiguity()
    /// Returns the active constraints that affect a view or guide on an axis.
    func constraintsAffecting(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]

    // MARK: Changes

    /// Moves the view's constraints to the engine of its root. Called after the view was added to a superview.
    func joinLayout()
    /// Separates the constraints of the view's hierarchy from those around it. Called before the view is removed.
    func leaveLayout()
    /// Called after a subview got another position among its siblings.
    func layoutOrderDidChange(of view: UIView)
    /// Sets whether the frame and the autoresizing mask are translated into constraints.
    func setTranslatesAutoresizingMask(_ translates: Bool)
    /// Called after the autoresizing mask changed.
    func maskDidChange()
    /// Called after the intrinsic content size may have changed.
    func contentDidChange()
    /// Called after the frame or the bounds changed. The origin is that of the bounds before the change.
    func geometryDidChange(from origin: CGPoint)
    /// Called after the margins or the safe area changed.
    func insetsDidChange()
    /// Moves the guides for the keyboard of the view and its subviews. Called after the input views came or went.
    ///
    /// - Returns: Whether there are any.
    func moveKeyboardGuides() -> Bool
    /// Called after the layout direction may have changed.
    func layoutDirectionDidChange()
    /// Called after the insets of the alignment rectangle have changed.
    func alignmentDidChange()
}

extension UIView {
    var constraintLayout: any ConstraintLayout { self }
}

extension LayoutReference {
    /// The item, if it is a view.
    var view: UIView? {
        // In a closure, each access would check the actor.
        guard let viewObject else { return nil }
        return unsafeDowncast(viewObject, to: UIView.self)
    }
}

/// A view that arranges subviews by constraints of its own.
@preconcurrency @MainActor
protocol ViewArranger: UIView {
    /// Returns whether a view is among the views that are arranged.
    func arranges(_ view: UIView) -> Bool
    /// Invalidates the constraints, which are updated before the next layout.
    func arrangementDidChange()
    /// Invalidates the constraints if they depend on the intrinsic size of a view, which has changed.
    func contentDidChange(of view: UIView)
}
