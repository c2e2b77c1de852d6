@_exported import Expansion
import UIKit

/// Rows of a table that unfold, remembered by what they show and not by where they are.
///
/// The table keeps its delegate and its data source, whatever they are:
///
/// ```swift
/// lazy var expander = RowExpander<Comment.ID>(tableView, policy: .accordion) { [unowned self] in comments[$0.row].id }
/// ```
///
/// In `cellForRowAt`, when the cell has its contents:
///
/// ```swift
/// expander.configure(cell, at: indexPath)
/// ```
///
/// In `didSelectRowAt`:
///
/// ```swift
/// expander.toggle(at: indexPath)
/// ```
///
/// Rows that come, go, move, or are sorted or filtered keep their levels without a word to the expander.
public typealias RowExpander<ID: Hashable & Sendable> = LevelExpander<ID, Disclosure>

/// Rows of a table that unfold to any number of levels, such as small, medium and big. See ``RowExpander`` for rows that are
/// open or not.
///
/// ```swift
/// let expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }
/// ```
@MainActor
public final class LevelExpander<ID: Hashable & Sendable, Level: ExpansionLevel> {
    /// The table; not retained.
    public internal(set) weak var tableView: UITableView?
    /// The levels of the rows. Setting it shows other levels at once, without a motion.
    ///
    /// ```swift
    /// expander.state = ExpansionState(policy: .accordion)  // all rows folded
    /// ```
    public var state: ExpansionState<ID, Level> {
        get { current }
        set { replaceState(by: newValue) }
    }
    /// Which rows the policy counts together. All of the table at first.
    ///
    /// ```swift
    /// expander.scope = .section
    /// ```
    public var scope: ExpansionScope<ID>
    /// How rows unfold and fold. The system's spring at first.
    ///
    /// ```swift
    /// expander.motion = .curve(.easeInOut, duration: 0.25)
    /// ```
    public var motion = ExpansionMotion.system
    /// What stays where it is meanwhile. The touched row at first.
    ///
    /// ```swift
    /// expander.anchor = .topOfViewport
    /// ```
    public var anchor = ScrollAnchor.touchedRow
    /// How far the table scrolls to show a row that unfolds. No further than it takes, at first.
    ///
    /// ```swift
    /// expander.reveal = .top
    /// ```
    public var reveal = Reveal.minimal
    /// What shows at the end of a row that it unfolds. An arrow at first.
    ///
    /// ```swift
    /// expander.indicator = .none
    /// ```
    public var indicator = DisclosureIndicator.chevron {
        didSet { if indicator != oldValue { refresh() } }
    }
    /// Finds the row of an identity, `nil` if the table does not show it. Without it rows are looked through one by one,
    /// which takes time in proportion to their number; a diffable data source has `indexPath(for:)`.
    ///
    /// ```swift
    /// expander.locate = { dataSource.indexPath(for: $0) }
    /// ```
    public var locate: (@MainActor (ID) -> IndexPath?)?
    /// Inserts and deletes the rows that come and go with others, such as those of a group, in the motion that unfolds it.
    ///
    /// Called within `performBatchUpdates`, when the levels have changed: the data source is to change now, and the table
    /// to be told. A client that sets ``state`` itself reloads its table.
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
    /// It returns the last row that came, which is then revealed with the one that was asked to unfold; `nil` for none.
    public var updateRows: (@MainActor ([ExpansionChange<ID, Level>]) -> IndexPath?)?
    /// Hears of all that changes, before it is shown. What it changes is shown in the same motion.
    ///
    /// ```swift
    /// expander.onChange = { changes in
    ///     for change in changes where change.isOpening { markAsRead(change.id) }
    /// }
    /// ```
    public var onChange: (@MainActor ([ExpansionChange<ID, Level>]) -> Void)?

    /// What assistive technology says of the rows.
    ///
    /// ```swift
    /// expander.strings.expand = NSLocalizedString("Show more", comment: "")
    /// ```
    public var strings = ExpansionStrings() {
        didSet { if strings != oldValue { refresh() } }
    }

    let identify: @MainActor (IndexPath) -> ID?
    var current: ExpansionState<ID, Level>
    /// Counts the changes of `current`.
    var revision = 0
    let queue = ChangeQueue<ID, Level>()
    var fits = FitMemory<ID>()
    var detailStore: DetailStore<ID>?
    var latestMotions = LatestMotions<ID>()
    /// Where rows were last, which is looked at first.
    var places: [ID: IndexPath] = [:]
    /// The motions under way, which may be caught.
    var running: [RunningMotion<ID>] = []

    /// An expander for the rows of a table, all folded.
    ///
    /// - Parameters:
    ///   - tableView: the table, which is not retained. It may be in use already.
    ///   - policy: how many rows may be open together. Any number, unless said otherwise.
    ///   - scope: which rows the policy counts together.
    ///   - id: the identity of the row at an index path of the data source, `nil` for a row that never unfolds.
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
