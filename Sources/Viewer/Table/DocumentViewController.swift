import Documents
import QuartzCore
import UIKit
import Unfold

/// A file as a table whose rows unfold. Rows are read when they come on the screen.
///
/// Its parts are files of their own: how it changes with the document, what keys do, finding, and going to lines.
public final class DocumentViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let document: any Document
    /// The table of the rows.
    public let tableView = UITableView(frame: .zero, style: .plain)

    /// The rows that are open.
    package lazy var expander = makeExpander()
    var rowCache = DocumentRowCache()
    var observation: DocumentObservation?
    var follower: Follower
    /// Where keys have the content go, while it is on its way there.
    var scrollTarget: CGFloat?
    /// What to look for as soon as there is a screen.
    var pendingPattern: String?
    /// A line to go to as soon as it is found.
    var pendingLine: Int?
    /// Whether the reader has seen anything that could move.
    private(set) var hasAppeared = false
    /// The row that stands out for a moment when it comes on the screen.
    var flashingRow: Int?
    var finder: Finder?
    /// What was looked for last.
    var lastPattern = ""
    /// A row that was found, and that the table does not have yet.
    var pendingMatch: Int?
    /// Begins to look for a pattern, or says what is wrong with it.
    package lazy var startSearch: (String) throws -> any PatternSearch = { [document] in
        try DocumentSearch($0, in: document)
    }
    /// Remembers where the reader is; `nil` if nobody does.
    var placeKeeper: PlaceKeeper?
    /// Whether the document goes on with what is added to it.
    let follows: Bool
    let titleView: DocumentTitleView
    let surroundings = DocumentSurroundings()
    /// Has long texts follow what is in sight in every frame of a motion.
    var sightLink: CADisplayLink?

    /// How long the first rows have before others are looked for, in seconds.
    private static let timeToAppear: TimeInterval = 0.05

    /// - Parameter follows: Whether the end is shown at first, and new rows there as they come.
    package init(_ document: any Document, follows: Bool = false) {
        self.document = document
        self.follows = follows
        follower = Follower(staysAtEnd: follows)
        titleView = DocumentTitleView(name: document.title)
        super.init(nibName: nil, bundle: nil)
        title = document.title
        navigationItem.titleView = titleView
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(DocumentCell.self, forCellReuseIdentifier: "row")
        tableView.addGestureRecognizer(RowKeys(expander))
        view.addSubview(tableView)
        surroundings.add(to: view, around: tableView)
        observation = document.observe { [weak self] change in self?.take(change) }
        showState()
        surroundings.show(notice: rowCount == 0 ? nil : observation?.state.notice)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        becomeFirstResponder()
        // The first rows have the processor to themselves.
        FrameClock.shared.schedule(after: Self.timeToAppear, isPassive: true) { [weak document] in
            document?.beginIndexing()
        }
        if let pendingPattern { find(pendingPattern) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
        surroundings.layOut(in: view, around: tableView)
        if !hasAppeared {
            restorePlace()
            goToPendingLine()
        }
        if follower.staysAtEnd, !tableView.isTracking { goToEnd() }
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !($0.key.map(answer) ?? false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !($0.key.map(answerRepeated) ?? false) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    // MARK: Rows

    /// Nothing here looks through the rows: there may be a billion.
    private func makeExpander() -> RowExpander<DocumentRowID> {
        let expander = RowExpander<DocumentRowID>(tableView) { DocumentRowID(index: $0.row) }
        expander.locate = { [weak self] in
            $0.index < self?.rowCount ?? 0 ? IndexPath(row: $0.index, section: 0) : nil
        }
        // What is opened is read: the end may now be further down.
        expander.onChange = { [weak self] _ in
            self?.follower.readerTouchedRow()
            self?.notePlace()
            self?.followSight()
        }
        return expander
    }

    var rowCount: Int { observation?.state.rowCount ?? 0 }

    /// The row that has a place in the table, read now.
    func row(at index: Int) -> DocumentRow { document.row(at: index) }

    private func content(at index: Int) -> RowContent { rowCache.row(at: index, of: document) }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let cell = cell as? DocumentCell else { return cell }
        cell.show(content(at: indexPath.row), highlight: highlight(ofRow: indexPath.row))
        expander.configure(cell, at: indexPath)
        return cell
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.row == flashingRow else { return }
        flashingRow = nil
        (cell as? DocumentCell)?.flash()
    }

    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        // A cell that waits for another row keeps nothing of this one.
        (cell as? DocumentCell)?.show(nil)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    // MARK: Scrolling

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        follower.scrolled(
            byReader: scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating,
            isAtEnd: isAtEnd
        )
        showStatus()
        notePlace()
        showBlocks()
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        follower.arrived(isAtEnd: isAtEnd)
        showStatus()
    }
}
