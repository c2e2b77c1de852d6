import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// A cell with a title above a text in a stack view that hides the text of a folded row, as most
/// stack-based cells do.
private final class StackCell: UITableViewCell, UnfoldingCell {
    let title = UILabel()
    let detail = UILabel()
    private(set) lazy var stack = UIStackView(arrangedSubviews: [title, detail])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        detail.numberOfLines = 0
        detail.text = String(repeating: "What shows while the row is unfolded. ", count: 6)
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        detail.isHidden = level == .collapsed
    }
}

private final class StackController: UITableViewController {
    var spacing: CGFloat = 8
    lazy var expander = RowExpander<Int>(tableView) { $0.row }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StackCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? StackCell)?.title.text = "Row \(indexPath.row)"
        (cell as? StackCell)?.stack.spacing = spacing
        expander.configure(cell, at: indexPath)
        return cell
    }
}

/// Tests cells whose stack view hides the views that only an unfolded row shows.
@Suite(.serialized) @MainActor struct StackedContentTests {
    @Test func viewsShownByAStackAreUncoveredInPlace() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 640))
        screen.framesPerSecond = 120
        let controller = StackController(style: .plain)
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? StackCell)
        let folded = cell.frame.height
        for round in 1...2 {
            for opens in [true, false] {
                controller.expander.toggle(2)
                var places: Set<[Int]> = []
                var shifts: [CGFloat] = []
                var heights: [CGFloat] = []
                for _ in 0..<120 {
                    screen.advance(by: 1 / 120)
                    let frame = screen.presentedFrame(of: cell)
                    heights.append(frame.height)
                    guard frame.height > folded + 1 else { continue }
                    let (title, detail) = (
                        screen.presentedFrame(of: cell.title), screen.presentedFrame(of: cell.detail)
                    )
                    #expect(!cell.detail.layer.isHidden, "round \(round), opens \(opens)")
                    places.insert(
                        [title.minX, title.minY - frame.minY, detail.minX, detail.width].map {
                            Int(($0 * 64).rounded())
                        }
                    )
                    shifts.append(detail.minY - title.minY)
                }
                #expect(places.count == 1, "round \(round), opens \(opens): \(places.count) \(places.prefix(5))")
                // As on iOS, a hidden view at the end lies where the contents end, and comes out by the spacing.
                let far = try #require(shifts.max()) - (try #require(shifts.min()))
                #expect(far <= 8 + 1 && far > 0, "round \(round), opens \(opens): \(far)")
                let order = opens ? shifts.sorted() : shifts.sorted(by: >)
                #expect(zip(shifts, order).allSatisfy { abs($0 - $1) < 1e-6 }, "round \(round), opens \(opens)")
                #expect(heights == (opens ? heights.sorted() : heights.sorted(by: >)))
            }
        }
    }

    /// The part of a text that its row has room for is seen in each frame, from the first one on, at the same place.
    @Test(arguments: Conducts.all, [true, false])
    func aTextInAStackIsUncoveredLineByLine(conduct: PlatformConduct, opens: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 640), conduct: conduct)
        screen.framesPerSecond = 120
        let controller = StackController(style: .plain)
        controller.spacing = 0
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 2]) as? StackCell)
        controller.expander.set(.expanded, for: 2, animated: false)
        screen.settle()
        let open = TextPicture(of: screen)
        let top = screen.presentedFrame(of: cell).minY
        let titles = screen.presentedFrame(of: cell.title)
        if opens {
            controller.expander.set(.collapsed, for: 2, animated: false)
            screen.settle()
        }
        // The last frame of folding, in which nothing is left, is that of the row at rest.
        let folded = opens ? cell.frame.height : titles.height + cell.frame.height - cell.stack.frame.height
        controller.expander.toggle(2)
        for number in 0..<50 {
            screen.advance(by: 1 / 120)
            let frame = screen.presentedFrame(of: cell)
            if !opens, frame.height < folded + 1 { break }
            // The line at the end is cut, and drawn with other levels than a whole one.
            let span = Int(top + 2)..<max(Int(frame.maxY - 36), Int(top + 3))
            let line = TextPicture(of: screen).firstDifference(from: open, in: span)
            #expect(line == nil, "frame \(number), \(frame)")
            #expect(abs(screen.presentedFrame(of: cell.title).minY - titles.minY) < 0.6, "frame \(number)")
        }
        screen.settle()
        #expect(cell.detail.isHidden == !opens && cell.contentView.subviews.count == 1)
        #expect(cell.stack.subviews.count == 2, "nothing is left of the covers")
    }
}
