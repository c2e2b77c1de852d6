import UIKit

/// The arrow of a cell, in the cell's accessory view or at its leading edge.
@MainActor
final class RowArrow {
    /// The width of the leading margin that an arrow at the leading edge adds, in points.
    private static let leadingSpace: CGFloat = 22

    private unowned let cell: any RowCell
    private let placement: ExpansionIndicator.Placement
    private let chevron = ChevronView.make()
    /// The view that takes the place of the arrow in the layout of the cell.
    private let holder: ArrowHolder
    /// The center of the view that moves, the arrow or its holder, where it was last placed.
    private var placedCenter: CGPoint?

    /// Adds an arrow to a cell. Returns `nil` if the cell has an accessory of its own where the arrow would be.
    init?(in cell: any RowCell, at placement: ExpansionIndicator.Placement) {
        (self.cell, self.placement) = (cell, placement)
        holder = ArrowHolder(frame: chevron.bounds)
        holder.isUserInteractionEnabled = false
        holder.addSubview(chevron)
        if placement == .leading {
            cell.addSubview(holder)
            cell.contentView.directionalLayoutMargins.leading += Self.leadingSpace
        } else {
            guard cell.show(accessory: holder) else { return nil }
            // The cell places its accessory view in its layout, and the mark is laid out after that.
            holder.onMove = { [unowned holder] in
                holder.superview.flatMap(RowMark.existing(around:))?.setNeedsLayout()
            }
        }
    }

    /// Whether the arrow is in a cell at a placement, and the app hasn't replaced it.
    func isPlaced(at placement: ExpansionIndicator.Placement) -> Bool {
        self.placement == placement && (placement == .leading || cell.shows(accessory: holder))
    }

    /// Removes the arrow from the cell.
    func remove() {
        if placement == .leading {
            holder.removeFromSuperview()
            cell.contentView.directionalLayoutMargins.leading -= Self.leadingSpace
        } else {
            cell.remove(accessory: holder)
        }
    }

    /// Turns the arrow down, or to the trailing edge.
    func turn(isOpen: Bool) {
        // Set this even if it has the same value: an animator that reversed to its start may have rotated the view.
        chevron.isOpen = isOpen
    }

    /// Moves the arrow to its position. Call this method in the layout of the cell.
    ///
    /// The cell moves the accessory view with the middle of the row. Inside an animation the arrow moves by as much in
    /// the other direction, so that it stays beside the first line in every frame.
    func place() {
        guard placement != .center else { return }
        let line = FirstLine(of: cell).center
        if placement == .leading {
            let margin = cell.layoutMargins
            let half = holder.bounds.width / 2
            let x = half + indentation
            let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            holder.center = CGPoint(x: isMirrored ? cell.bounds.width - margin.right - x : margin.left + x, y: line)
        } else {
            chevron.center.y = holder.convert(CGPoint(x: 0, y: line), from: cell).y
        }
        placedCenter = moved.center
    }

    /// Restores the position and the direction that an animation of another row may have changed.
    func restore() {
        turn(isOpen: chevron.isOpen)
        if let placedCenter, moved.center != placedCenter { moved.center = placedCenter }
    }

    private var moved: UIView { placement == .leading ? holder : chevron }

    /// The width in points by which the content of the cell is indented, by its level or by an outline.
    private var indentation: CGFloat {
        cell.indentation + (RowMark.existing(in: cell)?.indentation ?? 0)
    }
}
