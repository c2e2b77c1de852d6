import CoreGraphics
import Foundation

/// An anchor of any type. Equality ignores the type: an anchor that names its axis may equal one that does not.
@preconcurrency @MainActor
private protocol AnyLayoutAnchor: AnyObject, Sendable {
    var operand: LayoutOperand { get }
}

/// A position or size of a view or layout guide, from which constraints are made.
///
/// Properties such as `topAnchor` return anchors. An anchor does not retain its item. Two anchors are equal if they
/// denote the same attribute of the same item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, AnyLayoutAnchor {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// Creates an anchor of no item, of which no constraint can be made. It equals only itself.
    public override init() {
        operand = LayoutOperand(nil, .notAnAttribute)
        super.init()
    }

    /// Returns the anchor itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a constraint that makes this anchor equal to another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// Returns a constraint that makes this anchor less than or equal to another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// Returns a constraint that makes this anchor equal to another one plus a constant, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another one plus a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// Returns a constraint that makes this anchor less than or equal to another one plus a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnyLayoutAnchor else { return false }
        if other === self { return true }
        // Anchors are used on the main thread only, but NSObject declares the method without an actor.
        return MainActor.assumeIsolated { operand.attribute != .notAnAttribute && operand.isSame(as: other.operand) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(operand.item.map(ObjectIdentifier.init))
            hasher.combine(operand.attribute)
            hasher.combine(operand.startAttribute)
            return hasher.finalize()
        }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(operand.anchorName):\(address(of: self)) \"\(operand.layoutName)\">"
        }
    }
}
