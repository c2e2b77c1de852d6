import UIKit
import UIKitTesting

/// A table over plain data that records every call of its data source and delegate.
@MainActor
final class TableFixture: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Row: Equatable {
        var name: String
        var height: CGFloat = 44
    }

    var sections: [[Row]]
    var titles: [String?] = []
    var log: [String] = []
    var cellsMade = 0
    let table: UITableView
    var onSelect: ((IndexPath) -> Void)?
    var mayHighlight: (IndexPath) -> Bool = { _ in true }
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    /// The menu of a row.
    var menu: (Int) -> UIMenu? = { _ in nil }
    /// The number of times that each cell is on the screen, according to the delegate's calls. It is 1
    /// while the cell is displayed.
    var displays: [ObjectIdentifier: Int] = [:]
    var footers: [String?] = []
    var heightAsked: () -> Void = {}
    var rowsThatWent: [Int] = []

    init(_ sections: [[Row]], style: UITableView.Style = .plain) {
        self.sections = sections
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(rows: Int, height: CGFloat = 44) {
        self.init([(0..<rows).map { Row(name: "row \($0)", height: height) }])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        view = table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.name = sections[indexPath.section][indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightAsked()
        return sections[indexPath.section][indexPath.row].height
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return mayHighlight(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [menu] _ in menu(indexPath.row) })
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
        onSelect?(indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displays[ObjectIdentifier(cell), default: 0] += 1
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displays[ObjectIdentifier(cell), default: 0] -= 1
        rowsThatWent.append(indexPath.row)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("accessory \(indexPath.row)")
    }

    /// Puts the table on a new screen, and discards the calls that this made.
    func show(size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        log = []
        return screen
    }

    /// A cell that shows its name.
    final class Cell: UITableViewCell {
        var name = "" { didSet { textLabel?.text = name } }
        var timesReused = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            timesReused += 1
        }
    }

    func cell(_ row: Int, _ section: Int = 0) -> Cell? {
        table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
    }
}
