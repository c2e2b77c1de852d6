import ConstraintSolver
import CoreGraphics
import QuartzCore

/// The required constraint `UIView-Encapsulated-Layout-Height`, by which Apple's tables give rows their heights.
///
/// It holds in each layout, with the height that the table holds, and is left out while a fitting size is computed.
/// Of required constraints that contradict it, one of the client's is broken. Without the rule
/// `SystemConduct.requiredRowHeights` there is no such constraint, and content may be higher than its row.
@MainActor
struct EncapsulatedHeight {
    private var id: ConstraintID?
    private var height = 0.0

    var ids: [ConstraintID] { [id].compactMap { $0 } }

    /// Requires the height of a root.
    mutating func hold(_ height: Double, of box: LayoutBox, _ root: UIView, in engine: LayoutEngine) {
        guard root.hasEncapsulatedHeight, root.layer.device.conduct.contains(.requiredRowHeights) else { return }
        self.height = height
        if let id { return engine.solver.setConstant(height, of: id) }
        id = engine.solver.add(LinearConstraint([Term(box.vertical.length)], .equal, height))
        // The other required constraints give way, although they are older.
        engine.precedenceIsStale = true
    }

    /// Removes the constraint until the next layout.
    mutating func release(in engine: LayoutEngine) {
        guard let id else { return }
        engine.solver.remove(id)
        self.id = nil
        engine.reported = []
    }

    /// Returns the description of the constraint; `nil` if it has another identifier.
    func description(of id: ConstraintID, _ root: UIView?) -> String? {
        guard let root, id == self.id else { return nil }
        return
            "<NSLayoutConstraint:\(address(of: root)) 'UIView-Encapsulated-Layout-Height' \(root.layoutName).height == "
            + "\(CGFloat(height).layoutNumber)   (active)>"
    }
}
