import CoreGraphics
import Foundation

/// An anchor whose type does not matter: one that names its axis may equal one that does not.
@MainActor
private protocol AnyLayoutAnchor: AnyObject, Sendable {
    var operand: LayoutOperand { get }
}

/// A position or size of a view or guide, to make constraints of. Comes from properties such as `topAnchor`.
///
/// Does not retain the item. Two anchors are equal if they are the same attribute of one item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyLayoutAnchor {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// This anchor is where the other one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    /// This anchor is where the other one is, or beyond it.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    /// This anchor is where the other one is, or before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    /// This anchor is the other one plus so many points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// This anchor is at least the other one plus so many points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// This anchor is at most the other one plus so many points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnyLayoutAnchor else { return false }
        // Anchors are used on the main thread only; NSObject cannot say so.
        return MainActor.assumeIsolated { operand.isSame(as: other.operand) }
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
