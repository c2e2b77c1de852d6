import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests cells whose content view keeps out of the cell's margins, as Xcode's nibs ask for.
    @Suite @MainActor struct PreservedMarginsTests {
        @Test func aReusedCellIsAsHighAsANewOne() {
            let controller = PreservingController(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(controller)
            screen.settle()
            let heights = controller.heights
            #expect(heights.map { $0 - heights[0] } == [0, 60, -20])
            for _ in 0..<3 {
                controller.tableView.reloadData()
                screen.settle()
                #expect(controller.heights == heights)
            }
            controller.contents.reverse()
            controller.tableView.reloadData()
            screen.settle()
            #expect(controller.heights == heights.reversed())
        }

        @Test func aReusedHeaderIsAsHighAsANewOne() {
            let controller = PreservingController(style: .plain)
            controller.headers = [10, 60]
            let screen = TestScreen(size: CGSize(width: 320, height: 700))
            screen.show(controller)
            screen.settle()
            let heights = controller.headerHeights
            #expect(heights[1] - heights[0] == 50)
            controller.headers.reverse()
            for _ in 0..<3 {
                controller.tableView.reloadData()
                screen.settle()
                #expect(controller.headerHeights == heights.reversed())
            }
        }

        @Test func aNarrowerTableLeavesTheMarginsAsTheyAre() throws {
            let controller = PreservingController(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(controller)
            screen.settle()
            let heights = controller.heights
            screen.resize(to: CGSize(width: 240, height: 480))
            screen.settle()
            #expect(controller.heights == heights)
            #expect(try controller.cell(0).box.frame.minX == 16 && controller.cell(0).box.frame.maxX == 224)
        }

        @Test func contentMovesAlongWithASwipe() throws {
            let controller = PreservingController(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(controller)
            screen.settle()
            let cell = try controller.cell(1)
            let frame = cell.box.frame
            screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 110, y: 100), duration: 0.3, resting: 0.3)
            screen.settle()
            #expect(cell.contentView.frame.minX < -40)
            #expect(cell.box.frame == frame)
        }

        @Test func contentKeepsOutOfTheMarginsOfTheCell() throws {
            let controller = PreservingController(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(controller)
            let cell = try controller.cell(0)
            cell.contentView.layoutMargins = .zero
            cell.layoutMargins = UIEdgeInsets(top: 3, left: 40, bottom: 5, right: 50)
            screen.settle()
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 3, left: 40, bottom: 5, right: 50))
            cell.accessoryType = .disclosureIndicator
            screen.settle()
            let accessory = cell.bounds.width - cell.contentView.frame.width
            #expect(accessory > 0 && cell.contentView.layoutMargins.right == 50 - accessory)
        }
    }
}

/// A table of boxes of given heights between the margins of their rows.
private final class PreservingController: UITableViewController {
    var contents: [CGFloat] = [40, 100, 20]
    /// The heights of the boxes in headers. Without headers there is one section.
    var headers: [CGFloat] = []

    var headerHeights: [CGFloat] { headers.indices.map { tableView.rectForHeader(inSection: $0).height } }

    var heights: [CGFloat] { contents.indices.map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height } }

    func cell(_ row: Int) throws -> PreservingCell {
        try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PreservingCell)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PreservingCell.self, forCellReuseIdentifier: "box")
        tableView.register(PreservingHeader.self, forHeaderFooterViewReuseIdentifier: "box")
        tableView.estimatedSectionHeaderHeight = 30
    }

    override func numberOfSections(in tableView: UITableView) -> Int { max(1, headers.count) }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard !headers.isEmpty else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "box")
        (header as? PreservingHeader)?.height.constant = headers[section]
        return header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        (cell as? PreservingCell)?.height.constant = contents[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Keep") { $2(true) }])
    }
}

private final class PreservingCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [self, contentView] { view.preservesSuperviewLayoutMargins = true }
        height.isActive = true
        box.fillMargins(of: contentView)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class PreservingHeader: UITableViewHeaderFooterView {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.preservesSuperviewLayoutMargins = true
        height.isActive = true
        box.fillMargins(of: contentView)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension UIView {
    /// Adds the view to another one, between its margins.
    fileprivate func fillMargins(of view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: margins.topAnchor),
            bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
