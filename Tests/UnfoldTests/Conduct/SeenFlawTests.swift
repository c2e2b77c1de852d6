import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the detector of `UIKitTesting` sees what a reader would see without a remedy, and nothing with it.
@Suite(.serialized) @MainActor struct SeenFlawTests {
    private func report(
        _ controller: RowsController<some UITableViewCell>,
        _ conduct: PlatformConduct,
        without remedy: PlatformRemedies,
        folding: Bool
    ) throws -> JumpReport {
        controller.loadViewIfNeeded()
        controller.expander.remedies = PlatformRemedies.all.subtracting(remedy)
        let screen = TestScreen.showing(controller, conduct)
        if folding {
            controller.expander.set(.expanded, for: 2, animated: false)
            screen.settle()
        }
        return screen.jumps(in: controller.tableView) {
            controller.expander.toggle(2)
            screen.settle()
        }
    }

    private func texts() -> RowsController<UITableViewCell> {
        RowsController<UITableViewCell>(20) {
            RowExpander($0, lines: 2, of: { $0.textLabel }, id: $1)
        } fill: { cell, id in
            cell.textLabel?.text = "Row \(id) \(String.words(60))"
        }
    }

    private func stacks() -> RowsController<StackedCell> {
        RowsController<StackedCell>(20) { cell, id in
            (cell.title.text, cell.body.text) = ("Row \(id)", .words(60))
        }
    }

    @Test(arguments: Conducts.all, [false, true]) func textsWithoutCoversAreSeen(
        conduct: PlatformConduct,
        folding: Bool
    ) throws {
        let reports = [
            try (
                report(texts(), conduct, without: [], folding: folding),
                report(texts(), conduct, without: .coversTexts, folding: folding)
            ),
            try (
                report(stacks(), conduct, without: [], folding: folding),
                report(stacks(), conduct, without: .coversTexts, folding: folding)
            ),
        ]
        for (covered, bare) in reports {
            #expect(covered.isSmooth, "\(covered)")
            // Here, labels cover and uncover their lines by themselves.
            #expect(bare.isSmooth == (conduct == .kind), "\(bare)")
            guard conduct != .kind else { continue }
            let kinds: Set<JumpReport.Flaw.Kind> = folding ? [.vanishes, .leaps] : [.isScaled]
            #expect(!kinds.isDisjoint(with: bare.flaws.map(\.kind)), "\(bare.flaws)")
        }
    }

    /// The first screen is laid out in an animation, in which the cells are configured.
    @Test func aFirstScreenInAnAnimationIsSeen() throws {
        func report(without remedy: PlatformRemedies) throws -> JumpReport {
            let controller = RowsController<ChapterCell>(40) { cell, id in
                (cell.title.text, cell.body.text) = ("Chapter \(id) \(String.words(14))", .words(30))
            }
            controller.loadViewIfNeeded()
            controller.expander.remedies = PlatformRemedies.all.subtracting(remedy)
            let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: .asOnIOS)
            return screen.jumps(in: controller.tableView) {
                UIView.animate(withDuration: 0.3) {
                    screen.window.rootViewController = controller
                    screen.window.layoutIfNeeded()
                }
                screen.settle()
            }
        }
        let flawed = try report(without: .configuresAtOnce)
        #expect(flawed.flaws.contains { $0.kind == .isUnsettled }, "\(flawed)")
    }
    /// The expander is set up in the first call for a cell, as by a lazy property, and begins no update then.
    @Test(arguments: [PlatformConduct.asOnIOS, Conducts.strict])
    func aFirstScreenThatUnfoldsItselfIsSeen(conduct: PlatformConduct) throws {
        func report(without remedy: PlatformRemedies) throws -> JumpReport {
            let controller = RowsController<ChapterCell>(40) {
                let expander = RowExpander($0, id: $1)
                expander.remedies = PlatformRemedies.all.subtracting(remedy)
                expander.indicator = .none
                return expander
            } fill: { cell, id in
                (cell.title.text, cell.body.text) = ("Chapter \(id) \(String.words(14))", .words(30))
            }
            let table = try #require(controller.tableView)
            let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
            return screen.jumps(in: table) {
                screen.show(controller)
                screen.settle()
            }
        }
        let (sound, flawed) = (try report(without: []), try report(without: .waitsForCells))
        #expect(sound.isSmooth, "\(sound)")
        #expect(flawed.flaws.contains { $0.kind == .isUnsettled }, "\(flawed)")
    }

    /// A title that stays at the top of the screen while the table scrolls to show a row.
    @Test(arguments: Conducts.all) func aTitleThatJumpsIsSeen(conduct: PlatformConduct) throws {
        func report(_ conduct: PlatformConduct) throws -> JumpReport {
            let controller = TitledController((0..<20).map { Note(id: $0, lines: 8) })
            let fixture = NotesFixture(controller, conduct: conduct)
            fixture.table.contentOffset.y = 500
            fixture.screen.settle()
            let rows = try #require(fixture.table.indexPathsForVisibleRows).map(\.row)
            let row = try #require(try rows.last { try fixture.frame($0).maxY <= 480 })
            return try fixture.screen.jumps(in: fixture.table) {
                try fixture.tap(row)
                fixture.screen.settle()
            }
        }
        // `SystemConduct.pinnedViewsJump`
        let jumps = PlatformConduct(rawValue: 1 << 15)
        let (sound, flawed) = (try report(conduct), try report(conduct.union(jumps)))
        #expect(sound.isSmooth && sound.headersAndFooters > 0, "\(sound)")
        #expect(flawed.jumps.contains { $0.part == .sectionHeader(0) && $0.distance > 10 }, "\(flawed)")
    }

    private final class TitledController: NotesController {
        init(_ notes: [Note]) {
            super.init([notes])
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Notes" }
    }
}
