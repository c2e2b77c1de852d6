import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows with fields and text views, which a person types into while rows unfold.
@Suite(.serialized) @MainActor struct FieldTests {
    /// A table of forms that tells the table when a text grows.
    private final class Forms: RowsController<FormCell>, UITextViewDelegate {
        init(_ policy: ExpansionPolicy = .independent) {
            super.init(20) {
                RowExpander($0, policy: policy, id: $1)
            } fill: { cell, id in
                cell.title.text = "Form \(id)"
            }
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
            (cell as? FormCell)?.notes.delegate = self
        }

        func textViewDidChange(_ textView: UITextView) { tableView.performBatchUpdates(nil) }
    }

    /// Returns a table whose row 3 is open and has the cursor in its field.
    private func typing(_ conduct: PlatformConduct, _ policy: ExpansionPolicy = .independent) throws
        -> (TestScreen, Forms, FormCell)
    {
        let forms = Forms(policy)
        let screen = TestScreen.showing(forms, conduct)
        let cell = try forms.cell(3)
        screen.tap(cell.title)
        screen.settle()
        screen.tap(cell.field)
        screen.settle()
        #expect(cell.field.isFirstResponder && forms.expander[3] == .expanded, "a tap on a field folds nothing")
        screen.type("a")
        return (screen, forms, cell)
    }

    @Test(arguments: Conducts.all) func typingGoesOnWhileOtherRowsUnfold(conduct: PlatformConduct) throws {
        let (screen, forms, cell) = try typing(conduct)
        screen.tap(try forms.cell(1).title)
        screen.advance(by: 0.1)
        screen.type("b")
        screen.settle()
        screen.type("c")
        forms.expander.toggle(1)
        screen.advance(by: 0.1)
        screen.type("d")
        screen.settle()
        #expect(cell.field.text == "abcd" && cell.field.isFirstResponder)
        #expect(try forms.cell(3) === cell)
    }

    @Test(arguments: Conducts.all) func typingGoesOnThroughUpdates(conduct: PlatformConduct) throws {
        let (screen, forms, cell) = try typing(conduct)
        forms.tableView.reconfigureRows(at: [[0, 3]])
        screen.settle()
        forms.ids.insert(500, at: 0)
        forms.tableView.insertRows(at: [[0, 0]], with: .automatic)
        screen.advance(by: 0.1)
        screen.type("b")
        forms.expander.toggle(1)
        screen.settle()
        screen.type("c")
        #expect(try forms.cell(4) === cell)
        #expect(cell.field.text == "abc" && cell.field.isFirstResponder && forms.expander[3] == .expanded)
        #expect(screen.misplacedRow(in: forms.tableView) == nil)
    }

    @Test(arguments: Conducts.all) func aRowGrowsWithItsText(conduct: PlatformConduct) throws {
        let (screen, forms, cell) = try typing(conduct)
        screen.tap(cell.notes)
        screen.settle()
        let height = cell.frame.height
        for _ in 0..<6 {
            screen.type("line\n")
            screen.advance(by: 0.05)
        }
        screen.settle()
        #expect(cell.notes.isFirstResponder && cell.notes.text.hasPrefix("line\nline"))
        #expect(cell.frame.height > height + 60 && screen.misplacedRow(in: forms.tableView) == nil)
        forms.expander.set(.collapsed, for: 3)
        screen.settle()
        let text = cell.notes.text
        screen.type("x")
        #expect(!cell.notes.isFirstResponder && cell.notes.text == text)
    }

    enum Fold: CaseIterable {
        case tap, code, policy
    }

    @Test(arguments: Conducts.all, Fold.allCases)
    func aFieldThatIsHiddenLosesTheKeyboard(conduct: PlatformConduct, fold: Fold) throws {
        let (screen, forms, cell) = try typing(conduct, .accordion)
        switch fold {
        case .tap: screen.tap(cell.title)
        case .code: forms.expander.set(.collapsed, for: 3)
        case .policy: screen.tap(try forms.cell(1).title)
        }
        screen.settle()
        screen.type("b")
        #expect(forms.expander[3] == .collapsed && !cell.field.isFirstResponder && cell.field.text == "a")
    }

    /// The keyboard covers the lower half of the table.
    @Test(arguments: Conducts.all) func aRowIsRevealedAboveTheKeyboard(conduct: PlatformConduct) throws {
        let fixture = NotesFixture([(0..<40).map { Note(id: $0, lines: 6) }], conduct: conduct)
        fixture.table.contentInset.bottom = 200
        fixture.screen.settle()
        let row = try #require(try (0..<5).last { try fixture.frame($0).maxY <= 280 })
        try fixture.tap(row)
        fixture.screen.settle()
        #expect(try fixture.frame(row).maxY <= 280.6 && fixture.isOpen(row))
    }

    enum Content: CaseIterable {
        case textView, readOnlyTextView, textField, slider, scrollView, label

        @MainActor func make() -> UIView {
            switch self {
            case .textView, .readOnlyTextView:
                let view = UITextView()
                view.isScrollEnabled = false
                view.isEditable = self == .textView
                return view
            case .textField: return UITextField()
            case .slider: return UISlider()
            case .scrollView:
                let view = UIScrollView()
                view.contentSize = CGSize(width: 400, height: 60)
                return view
            case .label: return UILabel()
            }
        }
    }

    private final class Selections: UITableViewController {
        var content = UIView()
        private(set) var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 100
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            content.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
            cell.contentView.addSubview(content)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { count += 1 }
    }

    /// A tap on a view that takes touches is the view's alone. One on a label selects the row.
    @Test(arguments: Content.allCases, Conducts.all)
    func aTapOnContentThatTakesTouchesSelectsNoRow(content: Content, conduct: PlatformConduct) {
        let controller = Selections(style: .plain)
        controller.content = content.make()
        let screen = TestScreen.showing(controller, conduct)
        for _ in 0..<2 {
            screen.tap(at: CGPoint(x: 100, y: 40))
            screen.settle()
        }
        #expect(controller.count == (content == .label ? 2 : 0))
    }
}
