@_exported import Expansion
import UIKit

/// An expander for rows that are either folded or unfolded.
///
/// The expander stores the levels of rows by the identifiers of the rows and not by their index paths. It works with
/// any table view and doesn't replace the delegate or the data source:
///
/// ```swift
/// lazy var expander = RowExpander<Comment.ID>(tableView, policy: .accordion) { [unowned self] in comments[$0.row].id }
/// ```
///
/// Configure each cell in `tableView(_:cellForRowAt:)` after you set its content:
///
/// ```swift
/// expander.configure(cell, at: indexPath)
/// ```
///
/// Toggle the row in `tableView(_:didSelectRowAt:)`:
///
/// ```swift
/// expander.toggle(at: indexPath)
/// ```
///
/// When rows are inserted, deleted, moved, sorted or filtered, they keep their levels. The expander
/// doesn't have to be notified.
public typealias RowExpander<ID: Hashable & Sendable> = LevelExpander<ID, RowLevel>

/// An object that unfolds the rows of a table view to any number of levels, such as small, medium and big.
///
/// For rows that are either folded or unfolded, use ``RowExpander``.
///
/// ```swift
/// let expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }
/// ```
@MainActor
public final class LevelExpander<ID: Hashable & Sendable, Level: ExpansionLevel> {
    /// The table view. The expander has a weak reference to it.
    public internal(set) weak var tableView: UITableView?
    /// The levels of the rows and the policy. Setting this property updates the table immediately,
    /// without an animation.
    ///
    /// ```swift
    /// expander.state = ExpansionState(policy: .accordion)  // all rows folded
    /// ```
    public var state: ExpansionState<ID, Level> {
        get { current }
        set { replaceState(by: newValue) }
    }
    /// The rows to which the policy applies together. By default, these are all rows of the table.
    ///
    /// ```swift
    /// expander.scope = .section
    /// ```
    public var scope: ExpansionScope<ID>
    /// The animation of rows that unfold and fold. The default is ``ExpansionMotion/system``.
    ///
    /// ```swift
    /// expander.motion = .curve(.easeInOut, duration: 0.25)
    /// ```
    public var motion = ExpansionMotion.system
    /// The content that stays in place while rows unfold and fold. The default is ``ExpansionAnchor/touchedRow``.
    ///
    /// ```swift
    /// expander.anchor = .topOfViewport
    /// ```
    public var anchor = ExpansionAnchor.touchedRow
    /// The distance that the table scrolls to show a row that unfolds. The default is ``ExpansionReveal/minimal``.
    ///
    /// ```swift
    /// expander.reveal = .top
    /// ```
    public var reveal = ExpansionReveal.minimal
    /// The indicator at the trailing edge of rows that unfold. The default is ``ExpansionIndicator/chevron``.
    ///
    /// ```swift
    /// expander.indicator = .none
    /// ```
    public var indicator = ExpansionIndicator.chevron {
        didSet { if indicator != oldValue { refresh() } }
    }
    /// A closure that returns the index path of the row with an identifier, or `nil` if the table
    /// doesn't have the row.
    ///
    /// Without this closure, the expander looks at all rows, which takes time proportional to their number. With a
    /// diffable data source, call its `indexPath(for:)` method.
    ///
    /// ```swift
    /// expander.locate = { dataSource.indexPath(for: $0) }
    /// ```
    public var locate: (@MainActor (ID) -> IndexPath?)?
    /// A closure that inserts and deletes the rows that appear and disappear with others, such as
    /// the rows of a group.
    ///
    /// The expander calls the closure inside `performBatchUpdates(_:completion:)`, after the levels have changed.
    /// Update the data source and the table view in it. The rows animate together with the row that unfolds. The
    /// expander doesn't call the closure when you set ``state``; reload the table view in that case.
    ///
    /// ```swift
    /// expander.updateRows = { [unowned self] _ in
    ///     let isOpen = expander["Fruit"] == .expanded
    ///     rows = isOpen ? ["Fruit", "Apples", "Pears"] : ["Fruit"]
    ///     let inside = [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
    ///     guard isOpen else {
    ///         tableView.deleteRows(at: inside, with: .fade)
    ///         return nil
    ///     }
    ///     tableView.insertRows(at: inside, with: .fade)
    ///     return inside.last
    /// }
    /// ```
    ///
    /// The closure takes the changes and returns the index path of the last row that was inserted, or `nil` if there
    /// is none. The table scrolls to show the inserted rows with the row that unfolds.
    public var updateRows: (@MainActor ([ExpansionChange<ID, Level>]) -> IndexPath?)?
    /// A closure that is called with all changes of levels before the table shows them.
    ///
    /// Changes that the closure makes appear in the same animation.
    ///
    /// ```swift
    /// expander.onChange = { changes in
    ///     for change in changes where change.isOpening { markAsRead(change.id) }
    /// }
    /// ```
    public var onChange: (@MainActor ([ExpansionChange<ID, Level>]) -> Void)?

    /// The strings that assistive technologies read for the rows.
    ///
    /// ```swift
    /// expander.strings.expand = NSLocalizedString("Show more", comment: "")
    /// ```
    public var strings = ExpansionStrings() {
        didSet { if strings != oldValue { refresh() } }
    }

    /// A closure that returns the identifier of the row at an index path.
    let identify: @MainActor (IndexPath) -> ID?
    var current: ExpansionState<ID, Level>
    /// The number of changes of `current`.
    var revision = 0
    let queue = ChangeQueue<ID, Level>()
    var fits = FitMemory<ID>()
    var detailStore: DetailStore<ID>?
    var latestMotions = LatestMotions<ID>()
    /// The last known index paths of rows.
    var places: [ID: IndexPath] = [:]
    /// The animations in flight, which can be caught.
    var running: [RunningMotion<ID>] = []

    /// Creates an expander for the rows of a table view, with all rows folded.
    ///
    /// - Parameters:
    ///   - tableView: The table view. The expander doesn't retain it. It may already be in use.
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - scope: The rows to which the policy applies together. By default, these are all rows of the table.
    ///   - id: A closure that returns the identifier of the row at an index path of the data
    ///     source, or `nil` for a row that never unfolds.
    public init(
        _ tableView: UITableView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        self.tableView = tableView
        self.scope = scope
        identify = id
        current = ExpansionState(policy: policy)
    }
}
