import CoreGraphics
import Failures
import Foundation

/// A relation between attributes of two items, `first = multiplier × second + constant`, that layout keeps to.
///
/// Activating a constraint gives it to the nearest view that both items are in, which retains it. The items are not
/// retained. Changing `constant` is the cheapest change.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutOperand.nothing
    private(set) var second = LayoutOperand.nothing

    /// How the sides compare.
    open private(set) var relation = Relation.equal
    /// What the second attribute is multiplied by.
    open private(set) var multiplier: CGFloat = 1
    /// A name for messages.
    open var identifier: String?
    /// Whether archives of the view hold the constraint; archives are not written here. `false` at first.
    open var shouldBeArchived = false

    private var holderReference: LayoutReference?
    /// The view that the constraint is in while active. It retains the constraint.
    var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.layoutReference }
    }
    /// Counts activations: of constraints that contradict each other the one that was activated last gives way.
    private(set) var activation = 0
    private static var activations = 0
    /// The constraint in an engine.
    var installation: LayoutInstallation?

    nonisolated(unsafe) private var madeReference: ConstraintReference?

    deinit {
        madeReference?.constraintIsGone()
    }

    /// What refers to the constraint without retaining it.
    var reference: ConstraintReference {
        if let madeReference { return madeReference }
        let made = ConstraintReference(self)
        madeReference = made
        return made
    }

    func countActivation() {
        Self.activations += 1
        activation = Self.activations
    }

    /// An empty constraint; one with items comes from the other initialisers and from anchors.
    public override init() {
        super.init()
    }

    /// A constraint `attr1 of view1 RELATION multiplier × attr2 of view2 + c`, not active.
    ///
    /// - Parameters:
    ///   - view1: a view or guide.
    ///   - view2: a view or guide, or `nil` for a constant size.
    /// - Precondition: the attributes are of one kind.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        guard let item = view1 as? any LayoutItem, view2 == nil || view2 is any LayoutItem else {
            programmerError(
                "Constraint items must each be a view or layout guide.",
                in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
                .invalidArgument
            )
        }
        self.init(
            LayoutOperand(item, attr1),
            relation,
            LayoutOperand(view2 as? any LayoutItem, attr2),
            multiplier: multiplier,
            constant: c
        )
    }

    convenience init(
        _ first: LayoutOperand,
        _ relation: Relation,
        _ second: LayoutOperand,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        (self.first, self.relation, self.second) = (first, relation, second)
        self.multiplier = multiplier
        storedConstant = constant
        checkPairing()
    }

    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// Points added to the second side. May change while active, at little cost; in an animation block that ends with
    /// `layoutIfNeeded()` the change is animated.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            programmerError(
                unless: newValue.isFinite,
                "Constant is not finite! That's illegal. constant:\(newValue)",
                in: "NSLayoutConstraint.constant"
            )
            storedConstant = newValue
            constantDidChange()
        }
    }

    /// How strongly the constraint is wanted. `.required` at first.
    ///
    /// - Precondition: from 0 to 1,000; an active constraint does not become required or cease to be.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            programmerError(
                unless: newValue.rawValue >= 0 && newValue <= .required,
                "It's illegal to set priority:\(newValue.rawValue). Priorities are from 0 to 1000, which is required.",
                in: "NSLayoutConstraint.priority"
            )
            programmerError(
                unless: !isActive || (newValue == .required) == (storedPriority == .required),
                """
                Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
                You passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).
                """,
                in: "NSLayoutConstraint.priority"
            )
            storedPriority = newValue
            priorityDidChange()
        }
    }

    /// Whether layout keeps to the constraint.
    ///
    /// - Precondition: to activate it, both items are in one hierarchy of views.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view or guide on the left side.
    open var firstItem: AnyObject? { first.item }
    /// The view or guide on the right side, if there is one.
    open var secondItem: AnyObject? { second.item }
    /// The attribute on the left side.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute on the right side; `.notAnAttribute` if there is none.
    open var secondAttribute: Attribute { second.attribute }
    /// The left side as an anchor, equal to the item's own. The type names no axis, and unlike Objective-C's, Swift's
    /// generic types know no way from it to one that does: `as? NSLayoutXAxisAnchor` gives `nil`.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The right side as an anchor, if there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
    }

    nonisolated open override var description: String {
        // Constraints are used on the main thread only; NSObject cannot say so.
        MainActor.assumeIsolated { layoutDescription }
    }
}
