import UIKit

/// The rows that come into view in a motion, which move with the rows beside them.
///
/// A table may place such a row at once where it will be, or begin with an estimate of its height, and it lays the new
/// cell out for the first time inside the animation.
@MainActor
struct EnteringRows {
    @MainActor private struct Place {
        let top: CGFloat
        let animations: Int

        init(_ cell: any RowCell) {
            (top, animations) = (cell.frame.minY, cell.layer.animationKeys()?.count ?? 0)
        }
    }

    private let shown: [ObjectIdentifier: ClosedRange<CGFloat>]
    /// The cells that were on the screen, after the update.
    private var updated: [ObjectIdentifier: Place] = [:]

    /// How far the rows are seen from their places, because an earlier motion goes on.
    private var residues: [ObjectIdentifier: CGFloat] = [:]
    /// Whether the rows that come have cells of their own making, which know nothing of that motion.
    private let areNew: Bool

    /// Notes the rows on the screen before a motion.
    ///
    /// - Parameter resizes: Whether rows only take other heights.
    init(_ container: any RowContainer, resizes: Bool) {
        areNew = resizes && !container.keepsLeavingCells
        var shown: [ObjectIdentifier: ClosedRange<CGFloat>] = [:]
        for path in container.indexPathsForVisibleRows ?? [] {
            guard let cell = container.rowCell(at: path) else { continue }
            let rect = container.rectForRow(at: path)
            shown[ObjectIdentifier(cell)] = rect.minY...rect.maxY
            guard areNew, let seen = cell.layer.presentation()?.frame else { continue }
            residues[ObjectIdentifier(cell)] = seen.maxY - cell.frame.maxY
        }
        self.shown = shown
    }

    /// Notes the rows after the update, before the layout.
    ///
    /// The layout may find out heights of rows above the screen. The rows and the scroll position then change alike,
    /// without an animation.
    mutating func noteUpdate(in container: any RowContainer) {
        // Asking the table for its visible cells would lay it out.
        for cell in container.rowCellsInside where shown[ObjectIdentifier(cell)] != nil {
            updated[ObjectIdentifier(cell)] = Place(cell)
        }
    }

    /// Lets the rows that came move with their neighbors. The caller runs this in the animation, after the layout.
    func settle(in container: any RowContainer) {
        guard let paths = container.indexPathsForVisibleRows else { return }
        let cells = paths.compactMap { path in container.rowCell(at: path).map { (path: path, cell: $0) } }
        // Where only headers were on the screen, the table moves the rows, and they keep their own heights.
        guard !shown.isEmpty else { return cells.forEach { Self.removeAnimations(of: ["bounds"], in: $0.cell) } }
        for (index, row) in cells.enumerated() where shown[ObjectIdentifier(row.cell)] == nil {
            let isResized = Self.hasAnimation(of: "bounds", row.cell.layer)
            guard areNew || isResized || row.cell.layer.animationKeys()?.isEmpty != false else { continue }
            Self.removeAnimations(of: ["bounds", "position"], in: row.cell)
            guard let distance = distance(ofNeighborOf: index, in: cells, container), distance != 0 else { continue }
            let top = row.cell.frame.minY
            UIView.performWithoutAnimation { row.cell.frame.origin.y = top + distance }
            row.cell.frame.origin.y = top
        }
    }

    /// Returns the distance of the nearest row that was on the screen from its new place to the old one, at the edge
    /// that faces a row.
    private func distance(
        ofNeighborOf index: Int,
        in cells: [(path: IndexPath, cell: any RowCell)],
        _ container: any RowContainer
    ) -> CGFloat? {
        if let above = cells[..<index].last(where: { shown[ObjectIdentifier($0.cell)] != nil }),
            let old = shown[ObjectIdentifier(above.cell)]
        {
            let residue = residues[ObjectIdentifier(above.cell)] ?? 0
            return old.upperBound - container.rectForRow(at: above.path).maxY + shift(of: above.cell) + residue
        }
        guard let below = cells[index...].first(where: { shown[ObjectIdentifier($0.cell)] != nil }),
            let old = shown[ObjectIdentifier(below.cell)]
        else { return nil }
        return old.lowerBound - container.rectForRow(at: below.path).minY + shift(of: below.cell)
    }

    /// Returns the distance by which a cell moved after the update without an animation.
    private func shift(of cell: any RowCell) -> CGFloat {
        guard let place = updated[ObjectIdentifier(cell)] else { return 0 }
        let present = Place(cell)
        return present.animations > place.animations ? 0 : present.top - place.top
    }

    private static func hasAnimation(of property: String, _ layer: CALayer) -> Bool {
        (layer.animationKeys() ?? []).contains { isAdditive($0, of: [property], layer) }
    }

    /// Removes the animations that the configuration and the first layout of a cell added inside an animation.
    private static func removeAnimations(of properties: [String], in view: UIView) {
        let layer = view.layer
        for key in layer.animationKeys() ?? [] where isAdditive(key, of: properties, layer) {
            layer.removeAnimation(forKey: key)
        }
        // The opacity of the cell itself belongs to the table, which fades rows in.
        for child in view.subviews { removeAnimations(of: ["bounds", "position", "opacity"], in: child) }
    }

    private static func isAdditive(_ key: String, of properties: [String], _ layer: CALayer) -> Bool {
        guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, animation.isAdditive,
            let path = animation.keyPath
        else { return false }
        // UIKit animates `bounds` as a whole or by its parts.
        return properties.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
}
