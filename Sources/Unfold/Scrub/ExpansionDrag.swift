import UIKit

/// A gesture recognizer with which a finger unfolds and folds a row by dragging a handle.
///
/// The handle follows the finger. A finger on the handle of a row that is animating catches the row
/// immediately, at the position where the handle is visible.
///
/// ```swift
/// tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? SpringCell)?.handle })
/// ```
public final class ExpansionDrag<ID: Hashable, Level: ExpansionLevel>: RowGesture<ID, Level> {
    /// The vertical distance that the finger moves before it drags a row that is at rest, in points.
    private static var slop: CGFloat { 6 }

    private let handle: @MainActor (any RowCell) -> UIView?
    private var finger: UITouch?
    private var row: ID?
    private var startPlace: CGFloat = 0
    private var startProgress: CGFloat = 0

    /// Creates a gesture recognizer for the rows of an expander.
    ///
    /// Add it to the table view of the expander.
    ///
    /// ```swift
    /// tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? SpringCell)?.handle })
    /// ```
    ///
    /// - Parameters:
    ///   - expander: The expander, which is retained.
    ///   - handle: A closure that returns the part of a cell that the finger drags, or `nil` for a
    ///     cell without a handle.
    public init(
        _ expander: LevelExpander<ID, Level>,
        handle: @escaping @MainActor (UITableViewCell) -> UIView?
    ) {
        self.handle = { ($0 as? UITableViewCell).flatMap(handle) }
        super.init(expander)
    }

    /// Creates a gesture recognizer for the cells of a class, in a table view or a collection view.
    ///
    /// ```swift
    /// let drag = ExpansionDrag(expander, of: NoteItem.self) { $0.handle }
    /// collectionView.addGestureRecognizer(drag)
    /// ```
    ///
    /// - Parameters:
    ///   - expander: The expander, which is retained.
    ///   - cells: The class of the cells.
    ///   - handle: A closure that returns the part of a cell that the finger drags, or `nil` for a
    ///     cell without a handle.
    public init<Cell: UIView>(
        _ expander: LevelExpander<ID, Level>,
        of cells: Cell.Type,
        handle: @escaping @MainActor (Cell) -> UIView?
    ) {
        self.handle = { ($0 as? Cell).flatMap(handle) }
        super.init(expander)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first else { return giveUp() }
        guard let id = expander.places.id(seenAt: touch.location(in: nil), in: handle) else { return giveUp() }
        (finger, row, startPlace) = (touch, id, place(of: touch))
        if let caught = expander.catchMotion(of: id) {
            startProgress = caught.progress
            begin(caught, at: event.timestamp)
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger else { return }
        if let scrub {
            guard scrub.distance != 0 else { return }
            follow(to: startProgress + (place(of: finger) - startPlace) / scrub.distance, at: event.timestamp)
        } else if abs(place(of: finger) - startPlace) >= Self.slop, state == .possible {
            // The progress starts where the gesture begins. Otherwise the row would jump by the slop.
            (startPlace, startProgress) = (place(of: finger), 0)
            begin(row.flatMap { expander.scrub($0) }, at: event.timestamp)
        }
    }

    public override func reset() {
        super.reset()
        (finger, row) = (nil, nil)
    }

    /// Returns the vertical position of a touch in the window, where it doesn't change when the table scrolls.
    private func place(of touch: UITouch) -> CGFloat {
        touch.location(in: nil).y
    }
}
