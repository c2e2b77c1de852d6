import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests the detector on cells whose contents do what an eye stumbles over, and on cells whose contents don't.
@Suite(.serialized) @MainActor struct JumpContentTests {
    nonisolated static let conducts: [PlatformConduct] = [.kind, .asOnIOS, .asOnIOS.union(.uncertain)]

    private final class Cell: UITableViewCell {
        let title = UILabel()
        let body = UILabel()
        let photo = UIImageView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            clipsToBounds = true
            title.frame = CGRect(x: 16, y: 12, width: 200, height: 20)
            body.frame = CGRect(x: 16, y: 44, width: 280, height: 80)
            body.numberOfLines = 0
            body.contentMode = .top
            photo.frame = CGRect(x: 240, y: 8, width: 30, height: 30)
            photo.image = UIImage(systemName: "star")
            for view in [title, body, photo] { contentView.addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        var open: Int?
        var onAppearing: ((Rows) -> Void)?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.title.text = "Row \(indexPath.row)"
            cell.body.text = "What row \(indexPath.row) has to say, in some lines of text that wrap where they end."
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == open ? 140 : 44
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            onAppearing?(self)
        }

        func cell(_ row: Int) throws -> Cell {
            try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
        }

        func toggle(_ row: Int) {
            open = open == row ? nil : row
            tableView.performBatchUpdates(nil)
        }
    }

    private func show(_ conduct: PlatformConduct, open: Int? = nil) -> (TestScreen, Rows) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let rows = Rows(style: .plain)
        rows.open = open
        screen.show(rows)
        screen.settle()
        return (screen, rows)
    }

    /// Unfolds or folds row 2 while something is done to its cell at the beginning or after a tenth of a second.
    private func report(
        _ conduct: PlatformConduct,
        folding: Bool = false,
        after delay: Double = 0.1,
        _ spoil: (Cell) -> Void
    ) throws -> JumpReport {
        let (screen, rows) = show(conduct, open: folding ? 2 : nil)
        let cell = try rows.cell(2)
        return screen.jumps(in: rows.tableView) {
            rows.toggle(2)
            screen.advance(by: delay)
            spoil(cell)
            screen.settle()
        }
    }

    @Test(arguments: conducts) func rowsThatUnfoldHaveNoFlaw(conduct: PlatformConduct) throws {
        for folding in [false, true] {
            let report = try report(conduct, folding: folding) { _ in }
            #expect(report.isSmooth && report.contents > 20, "\(report)")
        }
    }

    @Test(arguments: conducts) func aTextThatIsHiddenAtOnceVanishes(conduct: PlatformConduct) throws {
        for delay in [0, 0.05] {
            let hidden = try report(conduct, folding: true, after: delay) { $0.body.isHidden = true }
            #expect(hidden.flaws.map(\.kind) == [.vanishes] && hidden.flaws[0].part == .row([0, 2]), "\(hidden)")
            #expect(hidden.flaws.first?.content.hasPrefix("What row 2") == true && !hidden.isSmooth)
        }
        let emptied = try report(conduct, folding: true) { $0.title.text = nil }
        #expect(emptied.flaws.map(\.content) == ["Row 2"], "\(emptied)")
        let replaced = try report(conduct, folding: true) { $0.title.text = "Row two" }
        #expect(replaced.isSmooth, "\(replaced)")
    }

    @Test(arguments: conducts) func aTextThatGrowsFromADotIsScaled(conduct: PlatformConduct) throws {
        let report = try report(conduct, after: 0) { cell in
            cell.body.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            UIView.animate(withDuration: 0.3) { cell.body.transform = .identity }
        }
        #expect(report.flaws.map(\.kind).contains(.isScaled), "\(report)")
    }

    @Test(arguments: conducts) func anImageThatGrowsFromADotIsScaled(conduct: PlatformConduct) throws {
        let report = try report(conduct, after: 0) { cell in
            let frame = cell.photo.frame
            cell.photo.frame = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
            UIView.animate(withDuration: 0.3) { cell.photo.frame = frame }
        }
        #expect(report.flaws.map(\.kind).contains(.isScaled), "\(report)")
    }

    @Test(arguments: conducts) func aTextThatJumpsInItsRowLeaps(conduct: PlatformConduct) throws {
        let report = try report(conduct) { $0.title.frame.origin.y += 24 }
        #expect(report.flaws.map(\.kind) == [.leaps] && report.flaws[0].content == "Row 2", "\(report)")
        let animated = try self.report(conduct) { cell in
            UIView.animate(withDuration: 0.3) { cell.photo.frame.origin.y += 24 }
        }
        #expect(animated.isSmooth, "\(animated)")
    }

    @Test(arguments: conducts) func aTextOverAnotherOneOverlaps(conduct: PlatformConduct) throws {
        let report = try report(conduct) { cell in
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
                cell.title.frame.origin.y += 60
            } completion: { _ in
                UIView.animate(withDuration: 0.2) { cell.title.frame.origin.y -= 60 }
            }
        }
        #expect(report.flaws.map(\.kind).contains(.overlaps), "\(report)")
    }

    /// Where an opaque view lies between two texts, only the one in front is seen.
    @Test(arguments: conducts) func anOpaqueViewHidesWhatIsBehindIt(conduct: PlatformConduct) throws {
        let (screen, rows) = show(conduct)
        let cell = try rows.cell(2)
        let panel = UIView(frame: CGRect(x: 0, y: 44, width: 320, height: 140))
        panel.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 20))
        label.text = "In front"
        panel.addSubview(label)
        cell.contentView.addSubview(panel)
        let report = screen.jumps(in: rows.tableView) {
            UIView.animate(withDuration: 0.3) { panel.frame.origin.y = 4 }
            screen.settle()
        }
        #expect(report.flaws.isEmpty, "\(report)")
    }

    @Test(arguments: conducts) func theFirstScreenIsAtRest(conduct: PlatformConduct) throws {
        func report(_ onAppearing: ((Rows) -> Void)?) -> JumpReport {
            let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
            let rows = Rows(style: .plain)
            rows.onAppearing = onAppearing
            return screen.jumps(in: rows.tableView) {
                screen.show(rows)
                screen.settle()
            }
        }
        let sound = report(nil)
        #expect(sound.isSmooth && sound.rows > 8, "\(sound)")
        let flawed = report { rows in
            rows.tableView.layoutIfNeeded()
            rows.toggle(2)
        }
        #expect(flawed.flaws.contains { $0.kind == .isUnsettled && $0.part == .row([0, 2]) }, "\(flawed)")
    }
}
