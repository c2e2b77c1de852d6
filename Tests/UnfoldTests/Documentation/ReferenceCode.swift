import UIKit
import Unfold

/// The examples of the reference of `Unfold`.
@MainActor
enum ReferenceCode {
    struct Mail: Identifiable {
        let id: Int
        let thread: Int
    }

    enum TileSize: String, ExpansionLevel { case small, medium, big }

    final class RemarkCell: UITableViewCell, UnfoldingCell {
        let message = UILabel()

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            message.numberOfLines = level == .collapsed ? 3 : 0
        }

        var truncatable: [UILabel] { [message] }
    }

    final class CloudCell: UITableViewCell, UnfoldingCell, DetailedCell {
        let name = UILabel()
        let detailHost = UIView()  // below the name, pinned to both sides and to the bottom

        func apply(_ level: RowLevel, reason: ExpansionReason) {}
    }

    final class FilmCell: UITableViewCell, UnfoldingCell {
        let player = WritingACellCode.Player()

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            switch (reason, level) {
            case (.motion, .expanded): player.play()
            case (.motion, .collapsed), (.configuration, _): player.pause()
            }
        }
    }

    final class TagsView: UIView {
        func height(inWidth width: CGFloat) -> CGFloat { width / 8 }
    }

    final class TagsCell: UITableViewCell, UnfoldingCell {
        let tags = TagsView()

        typealias Level = TileSize

        func apply(_ level: TileSize, reason: ExpansionReason) {}

        func fitsFolded(inRowOf width: CGFloat) -> Bool? { tags.height(inWidth: width) <= 40 }
    }

    final class SpringCell: UITableViewCell {
        let handle = UIView()
    }

    final class ChartView: UIView {
        convenience init(_ values: [Int]?) {
            self.init(frame: CGRect(x: 0, y: 0, width: values?.count ?? 0, height: 1))
        }
    }

    final class MapView: UIView {
        convenience init(_ places: [Int]) { self.init(frame: CGRect(x: 0, y: 0, width: places.count, height: 1)) }
    }

    @MainActor
    final class Heights: NSObject, UITableViewDelegate {
        let expander: RowExpander<Int>

        init(_ expander: RowExpander<Int>) { self.expander = expander }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            expander.level(at: indexPath).isFolded ? 44 : 132
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class BasketViewController: UITableViewController {
        var rows = ["Fruit"]
        lazy var expander = RowExpander<String>(tableView) { [unowned self] in rows[$0.row] }

        override func viewDidLoad() {
            super.viewDidLoad()
            expander.updateRows = { [unowned self] _ in
                let isOpen = expander["Fruit"] == .expanded
                rows = isOpen ? ["Fruit", "Apples", "Pears"] : ["Fruit"]
                let inside = [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
                guard isOpen else {
                    tableView.deleteRows(at: inside, with: .fade)
                    return nil
                }
                tableView.insertRows(at: inside, with: .fade)
                return inside.last
            }
        }
    }

    static func expanders(_ tableView: UITableView, _ mails: [Int: Mail], _ inbox: [Int]) -> [AnyObject] {
        let tiles = {
            let expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }
            return expander
        }
        let expander = RowExpander<Mail.ID>(tableView, policy: .accordion, scope: .group { mails[$0]?.thread }) {
            inbox[$0.row]
        }
        expander.scope = .section  // one in each section
        expander.scope = .table  // one in all of them
        return [tiles(), expander]
    }

    static func cell(
        _ tableView: UITableView,
        _ indexPath: IndexPath,
        _ comment: Comment,
        _ expander: RowExpander<Int>
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        (cell as? CommentCell)?.message.text = comment.text
        expander.configure(cell, at: indexPath)
        return cell
    }

    static func looks(_ expander: RowExpander<Int>, isEditing: Bool) {
        expander.state = ExpansionState(policy: .accordion)  // all rows folded
        expander.scope = .section
        expander.motion = .spring(duration: 0.5, bounce: 0.2)
        expander.motion = .curve(.easeInOut, duration: 0.25)
        expander.motion = .none
        expander.motion = .system
        expander.anchor = .touchedRow  // the default
        expander.anchor = .topOfViewport
        expander.anchor = .bottomOfViewport
        expander.anchor = .none
        expander.reveal = .minimal  // the default
        expander.reveal = .top
        expander.reveal = .none
        expander.indicator = isEditing ? .none : .chevron
        expander.indicator = .none
    }

    static func words(_ expander: RowExpander<Int>) {
        expander.strings.expand = NSLocalizedString("Show more", comment: "")
        expander.strings.collapse = NSLocalizedString("Show less", comment: "")
        expander.strings.expanded = NSLocalizedString("Open", comment: "")
        expander.strings.collapsed = NSLocalizedString("Closed", comment: "")
        expander.strings.level = NSLocalizedString("Level %d", comment: "")
        expander.strings = ExpansionStrings()
    }

    static func closures(_ expander: RowExpander<Int>, _ dataSource: UITableViewDiffableDataSource<Int, Int>) {
        expander.locate = { dataSource.indexPath(for: $0) }
        let markAsRead = { (id: Int) in print(id) }
        expander.willChange = { changes in
            for change in changes where change.isOpening { markAsRead(change.id) }
        }
    }

    static func sequence(_ expander: RowExpander<Int>, upload: @MainActor ([Int]) async -> Void) async {
        for await changes in expander.changes { await upload(changes.map(\.id)) }
    }

    static func states(_ expander: RowExpander<Int>) {
        expander.setState(ExpansionState(defaultLevel: .expanded))  // all rows open, and those that come
    }

    static func levels(_ tableView: UITableView, _ expander: RowExpander<Int>, _ comment: Comment, _ unread: [Comment])
        -> Bool
    {
        let (found, last, comments) = (comment, comment, [comment.id: comment])
        expander.toggle(comment.id)
        expander.set(.expanded, for: comment.id)
        expander.set(.collapsed, for: comment.id, animated: false)
        expander.setAll(.expanded, for: unread.map(\.id))
        expander.expandAll(animated: false)
        expander.collapseAll()
        expander.prune { comments[$0] != nil }
        expander.show(found.id, at: .middle)
        expander.show(last.id, level: nil)  // only scrolls
        if let indexPath = expander.indexPath(for: comment.id) { tableView.reloadRows(at: [indexPath], with: .fade) }
        let isOpen = expander[comment.id] == .expanded
        return isOpen
    }

    static func place(_ tableView: UITableView, _ expander: RowExpander<Int>, _ new: Comment) -> [Comment] {
        var messages = [Comment]()
        messages.insert(new, at: 0)
        expander.keepingPlace { tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        return messages
    }

    static func details(_ expander: RowExpander<Int>, _ values: [Int: [Int]], isLarge: Bool) {
        let load: @Sendable (Int) async throws -> [Int] = { [$0] }
        expander.details = RowDetails { id in ChartView(values[id]) }
        expander.details = RowDetails { ChartView(values[$0]) }
        expander.details = RowDetails(lifetime: isLarge ? .whileUnfolded : .forever) { ChartView(values[$0]) }
        expander.details = RowDetails(placeholderHeight: 120) { id in
            MapView(try await load(id))
        }
        expander.details = RowDetails(placeholderHeight: 120, lifetime: .forever) { id in
            MapView(try await load(id))
        } failure: { id, error in
            RetryButton("\(error)") { expander.reloadDetail(of: id) }
        }
    }

    /// A button that tries again.
    private final class RetryButton: UIButton {
        convenience init(_ title: String, _ action: @escaping () -> Void) {
            self.init(type: .system)
            setTitle(title, for: .normal)
            addAction(UIAction { _ in action() }, for: .touchUpInside)
        }
    }

    private final class MessageCell: UITableViewCell {
        let message = UILabel()
    }

    private static func resize(
        _ cell: MessageCell,
        _ expander: RowExpander<Int>,
        _ message: Comment,
        _ city: Comment,
        newText: String
    ) {
        cell.message.text = newText
        expander.resize(message.id)
        expander.reloadDetail(of: city.id)
    }

    static func contents(_ expander: RowExpander<Int>) {
        expander.content { (content: inout UIListContentConfiguration, level) in
            content.secondaryTextProperties.numberOfLines = level == .collapsed ? 2 : 0
        }
    }

    static func restart(_ expander: RowExpander<Comment.ID>) throws -> ExpansionSnapshot<Comment.ID, RowLevel> {
        let data = try JSONEncoder().encode(expander.snapshot)
        // after a restart, when the table has its rows
        expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
        return try copy(expander)
    }

    static func copy(_ expander: RowExpander<Comment.ID>) throws -> ExpansionSnapshot<Comment.ID, RowLevel> {
        let data = try JSONEncoder().encode(expander.snapshot)
        let snapshot = try JSONDecoder().decode(ExpansionSnapshot<Comment.ID, RowLevel>.self, from: data)
        return snapshot
    }

    static func edit(_ expander: RowExpander<Comment.ID>, _ found: Comment, _ comments: [Comment.ID: Comment]) {
        var snapshot = expander.snapshot
        snapshot.state.prune { comments[$0] != nil }
        (snapshot.topRow, snapshot.distance) = (found.id, 0)
        expander.restore(snapshot)
    }

    static func goTo(_ found: Comment, _ expander: RowExpander<Comment.ID>) {
        let state = ExpansionState<Comment.ID, RowLevel>(policy: .accordion)
        expander.restore(ExpansionSnapshot(state: state, topRow: found.id, distance: 0))
    }

    static func gestures(_ tableView: UITableView, _ expander: RowExpander<Int>) {
        tableView.addGestureRecognizer(ExpansionKeys(expander))
        tableView.addGestureRecognizer(ExpansionPinch(expander))
        tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? SpringCell)?.handle })
        let drag = ExpansionDrag(expander) { ($0 as? SpringCell)?.handle }
        for gesture: RowGesture in [ExpansionPinch(expander), drag] { tableView.addGestureRecognizer(gesture) }
        let pinch = ExpansionPinch(expander)
        pinch.distance = 160
    }

    static func take(_ expander: RowExpander<Int>, _ id: Int) {
        let scrub = expander.scrub(id)
        scrub?.progress = 0.4
        scrub?.end(velocity: 2)
    }

    static func draw(_ expander: RowExpander<Int>, _ id: Int) {
        let scrub = expander.scrub(id, to: .expanded)
        scrub?.progress = 0.4
    }

    static func drive(_ scrub: ExpansionScrub, points: CGFloat) {
        scrub.progress = points / scrub.distance
        if scrub.isActive { scrub.progress += 0.01 }
        scrub.cancel()
    }

    static func catchRow(_ expander: RowExpander<Int>, _ id: Int) -> ExpansionScrub? {
        let scrub = expander.catchMotion(of: id) ?? expander.scrub(id)
        return scrub
    }
}
