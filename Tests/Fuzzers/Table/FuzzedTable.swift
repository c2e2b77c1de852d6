import UIKit

/// A table over plain data, which notes what its delegate hears.
@MainActor
final class FuzzedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var data: TableData
    let table: UITableView
    private let isSelfSizing: Bool
    private let hasTitles: Bool
    /// The rows that are displayed, by the calls of the delegate.
    private(set) var displayed: [ObjectIdentifier: Int] = [:]
    /// The first call of the delegate that has no counterpart.
    private(set) var strayCall: String?

    init(_ data: TableData, _ setup: TableSetup, frame: CGRect) {
        self.data = data
        isSelfSizing = setup.isSelfSizing
        hasTitles = setup.hasTitles
        table = UITableView(frame: frame, style: setup.isGrouped ? .grouped : .plain)
        super.init()
        table.register(FuzzedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "section \(data.sections[section].id)" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        isSelfSizing ? UITableView.automaticDimension : CGFloat(data[indexPath].height)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? FuzzedCell)?.show(data[indexPath], isSelfSizing: isSelfSizing)
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] += 1
        if displayed[ObjectIdentifier(cell)] != 1 { strayCall = "willDisplay at \(indexPath), displayed already" }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] -= 1
        if displayed[ObjectIdentifier(cell)] != 0 { strayCall = "didEndDisplaying at \(indexPath), never displayed" }
    }
}
