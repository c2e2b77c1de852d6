import UIKit
import UIKitTesting

/// A table of named rows that records the effects of keys.
@MainActor
final class FocusFixture: UITableViewController {
    var names: [[String]]
    var log: [String] = []
    var unfocusable: Set<String> = []
    var staysPut = false
    var preferred: IndexPath?

    init(_ names: [[String]]) {
        self.names = names
        super.init(style: .plain)
    }

    convenience init(rows: Int) {
        self.init([(0..<rows).map { "row \($0)" }])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { names.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return true
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.allowsFocus && !unfocusable.contains(names[indexPath.section][indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { !staysPut }

    override func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        log.append("focus " + paths.map { $0.map { "\($0.section).\($0.row)" } ?? "none" }.joined(separator: " to "))
    }

    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let names: [UIKeyboardHIDUsage: String] = [.keyboardLeftArrow: "left", .keyboardRightArrow: "right"]
        let found = presses.compactMap { $0.key.flatMap { names[$0.keyCode] } }
        guard !found.isEmpty else { return super.pressesBegan(presses, with: event) }
        log += found
    }

    /// The name of the row with the focus, as its cell shows it.
    var focused: String? {
        let cell = UIFocusSystem.focusSystem(for: tableView)?.focusedItem as? UITableViewCell
        return cell.flatMap { $0.isFocused ? $0.textLabel?.text : nil }
    }

    func show(on screen: TestScreen = TestScreen(size: CGSize(width: 320, height: 425))) -> TestScreen {
        screen.show(self)
        screen.settle()
        log = []
        return screen
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}
