import UIKitTesting

@testable import UIKit

/// A table of any number of rows, generated on demand, that counts the calls of its data source and delegate.
@MainActor
final class ScaleFixture: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The source of the row heights.
    enum Heights {
        case cell, delegate, rowHeight(CGFloat)
    }

    /// The calls since the last `forget()`.
    struct Calls: Equatable {
        var counts = 0
        var cells = 0
        var heights = 0
        var estimates = 0
        var shown = 0
        var hidden = 0
        var scrolls = 0
        var titles = 0
        var frames = 0
    }

    var rowsInSection: [Int]
    let heights: Heights
    /// The height in points by the name of the row.
    var height: (Int) -> CGFloat
    /// The name of a row by its number in its section.
    var name: (Int) -> Int = { $0 }
    /// The names of the unfolded rows.
    var open: Set<Int> = []
    var openHeight: CGFloat = 150
    /// The name that the first row shows. Rows far down a long table can be given the names of a short table's rows.
    var firstName = 0
    var estimate: ((Int) -> CGFloat)?
    var headers = false
    /// A closure that is called when the content scrolls.
    var didScroll: () -> Void = {}
    var calls = Calls()
    var cellsMade = 0
    let table: UITableView

    init(
        rows: Int,
        sections: Int = 1,
        _ heights: Heights = .cell,
        style: UITableView.Style = .plain,
        height: @escaping (Int) -> CGFloat = { _ in 44 }
    ) {
        rowsInSection = Array(repeating: rows, count: sections)
        self.heights = heights
        self.height = height
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        if case .rowHeight(let height) = heights { table.rowHeight = height }
        table.dataSource = self
        table.delegate = self
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        view = table
    }

    /// Puts the table on a new screen. `calls` then contains the calls that this made.
    func show(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) -> TestScreen {
        let screen = TestScreen(size: size, scale: scale)
        screen.show(self)
        screen.settle()
        return screen
    }

    /// Returns the calls during a closure.
    func calls(_ work: () -> Void) -> Calls {
        calls = Calls()
        work()
        return calls
    }

    func height(of name: Int) -> CGFloat { open.contains(name) ? openHeight : height(name) }

    func cell(_ row: Int, _ section: Int = 0) -> Cell? {
        table.cellForRow(at: [section, row]) as? Cell
    }

    /// Returns the frames of the visible rows in the window, by name.
    func seen(_ screen: TestScreen) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for case let cell as Cell in table.visibleCells { frames[cell.name] = screen.presentedFrame(of: cell) }
        return frames
    }

    // MARK: UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int { rowsInSection.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.counts += 1
        return rowsInSection[section]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        calls.titles += 1
        return headers ? "Section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.cells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.take(name(indexPath.row), self)
        return cell
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard case .delegate = heights else { return UnimplementedDelegateMethod.height }
        calls.heights += 1
        return height(of: name(indexPath.row))
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let estimate else { return UnimplementedDelegateMethod.height }
        calls.estimates += 1
        return estimate(indexPath.row)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.shown += 1
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.hidden += 1
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.scrolls += 1
        didScroll()
    }

    /// A cell with the height of its row that counts how often its frame is set.
    final class Cell: UITableViewCell {
        private(set) var name = 0
        private weak var fixture: ScaleFixture?

        func take(_ name: Int, _ fixture: ScaleFixture) {
            if self.fixture == nil { fixture.cellsMade += 1 }
            self.name = name
            self.fixture = fixture
            textLabel?.text = "row \(name - fixture.firstName)"
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: fixture?.height(of: name) ?? 44)
        }

        override var frame: CGRect {
            get { super.frame }
            set {
                super.frame = newValue
                fixture?.calls.frames += 1
            }
        }
    }
}

/// The sizes of tables whose costs must not differ.
let tableSizes = [1_001, 1_000_000, 1_000_000_000]
