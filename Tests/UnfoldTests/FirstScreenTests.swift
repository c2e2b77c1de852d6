import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the first screen is at rest, however late the expander is created and set up.
@Suite(.serialized) @MainActor struct FirstScreenTests {
    enum Setup: CaseIterable {
        case appearance, indicator, details, strings, content, state
    }

    /// A table that creates its expander when the first cell is configured, or before.
    private final class Controller: UITableViewController {
        let setup: Setup
        let isEarly: Bool
        private(set) lazy var expander: RowExpander<Int> = {
            let expander = RowExpander<Int>(tableView) { $0.row }
            switch setup {
            case .appearance: expander.setAppearance { cell, _, _ in cell.textLabel?.textColor = .red }
            case .indicator: expander.indicator = .none
            case .details: expander.details = RowDetails { _ in UIView() }
            case .strings: expander.strings.expand = "Show"
            case .content: expander.content { (_: inout UIListContentConfiguration, _) in }
            case .state: expander.state = ExpansionState(policy: .accordion)
            }
            return expander
        }()

        init(_ setup: Setup, isEarly: Bool) {
            (self.setup, self.isEarly) = (setup, isEarly)
            super.init(style: .plain)
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            if isEarly { _ = expander }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = Note(id: indexPath.row, lines: 5).text
            expander.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test(arguments: Setup.allCases, Conducts.all)
    func rowsHaveTheirHeightsInTheFirstFrame(setup: Setup, conduct: PlatformConduct) throws {
        for isEarly in [true, false] {
            let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
            let controller = Controller(setup, isEarly: isEarly)
            screen.show(controller)
            screen.advance(by: 1 / 60)
            for cell in controller.tableView.visibleCells {
                #expect(abs(screen.presentedFrame(of: cell).height - cell.frame.height) < 0.01)
            }
            #expect(!screen.isMoving)
        }
    }
}
