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
public typealias RowExpander<ID: Hashable> = LevelExpander<ID, RowLevel>

/// An object that unfolds the rows of a table view to any number of levels, such as small, medium and big.
///
/// For rows that are either folded or unfolded, use ``RowExpander``.
///
/// ```swift
/// let expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }
/// ```
@MainActor
public final class LevelExpander<ID: Hashable, Level: ExpansionLevel> {
    /// The table view, or `nil` for the expander of a collection view. The expander has a weak reference to it.
    public var tableView: UITableView? { places.container as? UITableView }
    /// The levels of the rows and the policy. Setting this property updates the table immediately, and without an
    /// animation as ``setState(_:animated:)`` has one. Rows that the policy doesn't allow to be open fold, except in
    /// sections and groups, whose rows the table may get afterwards.
    ///
    /// ```swift
    /// expander.state = ExpansionState(policy: .accordion)  // all rows folded
    /// ```
    public var state: ExpansionState<ID, Level> {
        get { levels.current }
        set { replaceState(by: newValue) }
    }
    /// The rows to which the policy applies together. By default, these are all rows of the table.
    ///
    /// Setting this property folds the rows that the policy doesn't allow to be open together, without an animation.
    ///
    /// ```swift
    /// expander.scope = .section
    /// ```
    public var scope: ExpansionScope<ID> {
        get { levels.scope }
        set {
            levels.scope = newValue
            change(motion: .none) { [levels] in $0.enforcePolicy(groupedBy: levels.group) }
        }
    }
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
    public var anchor: ExpansionAnchor {
        get { runner.scroller.anchor }
        set { runner.scroller.anchor = newValue }
    }
    /// The distance that the table scrolls to show a row that unfolds. The default is ``ExpansionReveal/minimal``.
    ///
    /// ```swift
    /// expander.reveal = .top
    /// ```
    public var reveal: ExpansionReveal {
        get { runner.scroller.reveal }
        set { runner.scroller.reveal = newValue }
    }
    /// The indicator at the trailing edge of rows that unfold. The default is ``ExpansionIndicator/chevron``.
    ///
    /// ```swift
    /// expander.indicator = .none
    /// ```
    public var indicator: ExpansionIndicator {
        get { presenter.indicator }
        set {
            guard newValue != indicator else { return }
            presenter.indicator = newValue
            refresh()
        }
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
    public var locate: (@MainActor (ID) -> IndexPath?)? {
        get { places.locate }
        set { places.locate = newValue }
    }
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
    public var updateRows: (@MainActor ([ExpansionChange<ID, Level>]) -> IndexPath?)? {
        get { runner.updateRows }
        set { runner.updateRows = newValue }
    }
    /// A Boolean value that indicates whether ``toggle(at:)`` deselects the row. The default is `true`.
    ///
    /// Set it to `false` for a table whose selection stays, such as the list beside a detail view.
    ///
    /// ```swift
    /// expander.deselectsRows = false
    /// ```
    public var deselectsRows = true
    /// A closure that decides whether the user may change the level of a row.
    ///
    /// The expander calls it for a tap, which ``toggle(at:)`` handles, for gestures, keys and the accessibility action,
    /// before anything changes. It isn't called for changes that your code requests or that follow from the policy.
    ///
    /// ```swift
    /// expander.shouldChange = { change in change.newLevel == .collapsed || isUnlocked(change.id) }
    /// ```
    public var shouldChange: (@MainActor (ExpansionChange<ID, Level>) -> Bool)?
    /// A closure that is called when the motion of changes has ended.
    ///
    /// Its second argument indicates whether all rows rest at their new levels. It is `false` if a row was changed
    /// again meanwhile, or went back because a scrub was canceled. Without a motion the closure is called
    /// immediately.
    ///
    /// ```swift
    /// expander.didChange = { changes, isFinished in
    ///     if isFinished { save(expander.snapshot) }
    /// }
    /// ```
    public var didChange: (@MainActor ([ExpansionChange<ID, Level>], _ isFinished: Bool) -> Void)? {
        get { runner.didChange }
        set { runner.didChange = newValue }
    }
    /// A closure that is called with all changes of levels before the table shows them.
    ///
    /// Changes that the closure makes appear in the same animation.
    ///
    /// ```swift
    /// expander.willChange = { changes in
    ///     for change in changes where change.isOpening { markAsRead(change.id) }
    /// }
    /// ```
    public var willChange: (@MainActor ([ExpansionChange<ID, Level>]) -> Void)? {
        get { listeners.willChange }
        set { listeners.willChange = newValue }
    }
    @available(*, deprecated, renamed: "willChange")
    public var onChange: (@MainActor ([ExpansionChange<ID, Level>]) -> Void)? {
        get { willChange }
        set { willChange = newValue }
    }
    /// The strings that assistive technologies read for the rows.
    ///
    /// ```swift
    /// expander.strings.expand = NSLocalizedString("Show more", comment: "")
    /// ```
    public var strings: ExpansionStrings {
        get { presenter.strings }
        set {
            guard newValue != strings else { return }
            presenter.strings = newValue
            refresh()
        }
    }

    /// The outline that decides which rows the table has, if any. It owns the expander.
    var outline: ExpansionOutline<ID>? {
        get { places.outline }
        set { places.outline = newValue }
    }
    /// The remedies for the conduct of tables. Tests take some out.
    package var remedies: PlatformRemedies {
        get { places.remedies }
        set { places.remedies = newValue }
    }
    /// The table view or the collection view.
    var container: (any RowContainer)? { places.container }
    let places: RowPlaces<ID>
    let queue = ChangeQueue<ID, Level>()
    let listeners = ChangeListeners<ID, Level>()
    let levels: LevelStore<ID, Level>
    let presenter: RowPresenter<ID, Level>
    let runner: MotionRunner<ID, Level>
    let awaitedTop: AwaitedTopRow<ID>

    /// Creates an expander for the rows of a table view, with all rows folded.
    ///
    /// ```swift
    /// let expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view. The expander doesn't retain it. It may already be in use.
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - scope: The rows to which the policy applies together. By default, these are all rows of the table.
    ///   - id: A closure that returns the identifier of the row at an index path of the data
    ///     source, or `nil` for a row that never unfolds.
    public convenience init(
        _ tableView: UITableView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        self.init(in: tableView, policy, scope, id: id)
    }

    init(
        in container: any RowContainer,
        _ policy: ExpansionPolicy,
        _ scope: ExpansionScope<ID>,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        places = RowPlaces(container, identify: id)
        levels = LevelStore(policy, scope, places, queue)
        presenter = RowPresenter(levels, places)
        runner = MotionRunner(presenter, levels, places)
        awaitedTop = AwaitedTopRow(in: places)
        presenter.onAction = { [weak self] in self?.userChange($0, to: nil) ?? false }
        presenter.details.onArrival = { [weak self] in self?.showDetail(of: $0) }
        presenter.details.follower.isMoving = { [weak self] in self?.runner.motions.contains($0) ?? false }
        presenter.details.follower.resize = { [weak self] in self?.resize($0) }
        runner.refresh = { [weak self] in self?.refresh($0) }
    }

    /// Creates an expander for the rows of a table view with a diffable data source.
    ///
    /// The identifiers are those of the items. The data source and the expander can refer to each other:
    ///
    /// ```swift
    /// lazy var source = UITableViewDiffableDataSource<Int, Note.ID>(tableView: tableView) {
    ///     [unowned self] tableView, indexPath, id in
    ///     let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    ///     expander.configure(cell, at: indexPath)
    ///     return cell
    /// }
    /// lazy var expander = LevelExpander<Note.ID, RowLevel>(diffable: tableView)
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view. The expander doesn't retain it, and asks its data source when it needs to. As
    ///     long as the data source isn't a diffable one, no row has an identifier. It is a programming error if its
    ///     items neither are identifiers of the expander nor have one as their `id`, unless they are `AnyHashable`.
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - scope: The rows to which the policy applies together. By default, these are all rows of the table.
    public convenience init(
        diffable tableView: UITableView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table
    ) {
        self.init(diffableIn: tableView, policy, scope)
    }

    /// Creates an expander for the rows of a table view with a diffable data source whose items have identifiers.
    ///
    /// Items that are values often change while they stand for the same row. The expander recognizes the row by the
    /// identifier, which stays the same:
    ///
    /// ```swift
    /// lazy var expander = LevelExpander<Note.ID, RowLevel>(diffable: tableView) { (note: Note) in note.id }
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view. The expander doesn't retain it, and asks its data source when it needs to.
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - scope: The rows to which the policy applies together. By default, these are all rows of the table.
    ///   - id: A closure that returns the identifier of an item, or `nil` for a row that never unfolds.
    public convenience init<Item: Hashable>(
        diffable tableView: UITableView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        id: @escaping @MainActor (Item) -> ID?
    ) {
        self.init(diffableIn: tableView, policy, scope, id: id)
    }

    /// Creates an expander for rows whose text unfolds, without a cell class.
    ///
    /// A folded row shows the first lines of a label's text, an open row all of it. A row whose text fits into these
    /// lines has nothing to unfold.
    ///
    /// ```swift
    /// lazy var expander = LevelExpander<Int, RowLevel>(tableView, lines: 2, of: { $0.textLabel }) { $0.row }
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view. The expander doesn't retain it.
    ///   - policy: The policy that limits the number of open rows. The default allows any number.
    ///   - scope: The rows to which the policy applies together. By default, these are all rows of the table.
    ///   - lines: The number of lines that a folded row shows.
    ///   - label: A closure that returns the label of a cell, or `nil` for a cell without one.
    ///   - id: A closure that returns the identifier of the row at an index path, or `nil` for a row that never
    ///     unfolds.
    public convenience init(
        _ tableView: UITableView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        lines: Int,
        of label: @escaping @MainActor (UITableViewCell) -> UILabel?,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        self.init(tableView, policy: policy, scope: scope, id: id)
        presenter.appearance = CellAppearance(lines: lines, of: label)
    }
}

extension LevelExpander where ID: Sendable {
    /// The changes of levels from now on, as an asynchronous sequence. It ends with the expander.
    ///
    /// Each element has the rows that change together, as in ``willChange``. What isn't read yet is kept.
    ///
    /// ```swift
    /// for await changes in expander.changes { await upload(changes.map(\.id)) }
    /// ```
    public var changes: AsyncStream<[ExpansionChange<ID, Level>]> { listeners.makeStream() }
}
