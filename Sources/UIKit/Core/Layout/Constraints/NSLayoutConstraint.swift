import CoreGraphics
import Failures
import Foundation

/// A relation between attributes of two items, such as `first = multiplier × second + constant`, that layout satisfies.
///
/// An active constraint is retained by the nearest common ancestor of its items' views. It does not retain the items.
/// Changing `constant` is the cheapest change.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutOperand.nothing
    private(set) var second = LayoutOperand.nothing

    /// The relation between the two sides.
    open private(set) var relation = Relation.equal
    /// The factor by which the second attribute is multiplied.
    open private(set) var multiplier: CGFloat = 1
    /// A name for the constraint in messages.
    open var identifier: String?
    /// Whether an archive of the view contains the constraint, `false` by default. Archives are not supported.
    open var shouldBeArchived = false

    /// A reference to the view that holds the active constraint, and retains it.
    var holderReference: LayoutReference?
    /// The sequence number of the activation. Of constraints that contradict each other, the one
    /// that was activated last is broken.
    private(set) var activation = 0
    private static var activations = 0
    /// The state of the constraint in an engine.
    var installationRecord: InstallationRecord?

    nonisolated(unsafe) private var madeReference: ConstraintReference?

    deinit {
        madeReference?.clear()
    }

    /// A reference to the constraint that does not retain it.
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

    /// Whether an object is this constraint. Extensions may replace the method, since their methods can't override.
    nonisolated open dynamic override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }

    /// Creates an empty constraint. Use the other initializer or an anchor to make a constraint with items.
    public override init() {
        super.init()
    }

    /// Creates an inactive constraint `attr1 of view1 RELATION multiplier × attr2 of view2 + c`.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide, or `nil` for a constant size.
    ///   - attr2: The attribute of `view2`. Without a second item, it has no effect.
    /// - Precondition: Both attributes are positions, or both are sizes. Leading and trailing edges are not related to
    ///   left and right ones.
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
            (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) } ?? .nothing,
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

    /// The constant that is added to the second side, in points.
    ///
    /// It can be changed at low cost while the constraint is active. The change is animated in an animation block that
    /// ends with `layoutIfNeeded()`.
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
            installationRecord?.constantDidChange(of: self)
        }
    }

    /// The priority of the constraint, `.required` by default.
    ///
    /// - Precondition: The priority is from 0 to 1,000. While the constraint is active, it does not
    ///   change from or to `.required`.
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
            installationRecord?.priorityDidChange(of: self)
        }
    }

    /// Whether layout satisfies the constraint.
    ///
    /// - Precondition: When it is activated, both items are in the same view hierarchy.
    open var isActive: Bool {
        get { holderReference?.item != nil }
        set {
            guard newValue else {
                holderReference?.item?.deactivate(self)
                return
            }
            guard let item = first.item else { reportMissingAncestor() }
            item.activate(self)
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view or guide on the left side, or `nil` if that side is a distance between two anchors.
    open var firstItem: AnyObject? { first.isDistance ? nil : first.item }
    /// The view or guide on the right side, or `nil` if that side is a constant or a distance between two anchors.
    open var secondItem: AnyObject? { second.isDistance ? nil : second.item }
    /// The attribute on the left side, or `.notAnAttribute` if that side is a distance between two anchors.
    open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
    /// The attribute on the right side, or `.notAnAttribute` if that side is a constant or a distance between two
    /// anchors.
    open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }
    /// The left side as an anchor, which is equal to the item's own.
    ///
    /// The type does not name the axis. Unlike in Objective-C, a cast to a type that does, such as
    /// `as? NSLayoutXAxisAnchor`, returns `nil`, because Swift's generic types do not convert to each other.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The right side as an anchor, if there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
    }

    nonisolated open override var description: String {
        // Constraints are used on the main thread only, but NSObject declares the property without an actor.
        MainActor.assumeIsolated { layoutDescription }
    }

    // MARK: Visual format

    /// Returns the constraints that a visual format describes, such as `H:|-[find]-[findNext]-[findField(>=20)]-|`.
    ///
    /// The constraints are inactive. Parsing takes time linear in the length of the format. An invalid format stops the
    /// program with a message that shows the error and its position.
    ///
    /// - Parameters:
    ///   - format: Views in brackets, optionally between `|` for the superview. `-` is the system
    ///     spacing, `-20-` a spacing in points, and `-(>=8,<=20@750)-` a spacing with relations and
    ///     priorities. `(…)` after a view's name gives its width, or its height in a format that
    ///     begins with `V:`. A `-` next to `|` stands for the superview's margin.
    ///   - opts: The attributes by which the views are aligned across the format, and the direction of the format.
    ///   - metrics: The numbers, by their names in the format.
    ///   - views: The views and layout guides, by their names in the format.
    open class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let format = try VisualFormatParser.parse(format)
            return try VisualFormatConstraints(format: format, options: opts, metrics: metrics ?? [:], views: views)
                .make()
        } catch {
            programmerError(
                error.description,
                in: "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
                .invalidArgument
            )
        }
    }
}
