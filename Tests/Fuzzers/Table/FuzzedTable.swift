import UIKit

/// A table over plain data that records the calls of its delegate.
@MainActor
final class FuzzedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var data: TableData
    let table: UITableView
    private let isSelfSizing: Bool
    private let hasTitles: Bool
    /// The displayed rows, as reported to the delegate.
    private(set) var displayed: [ObjectIdentifier: Int] = [:]
    /// All cells, including those that aren't on the screen yet.
    private var cells: [ObjectIdentifier: FuzzedCell] = [:]
    /// The actions of the program for the next call of each kind.
    private var actions: [TableCallback: () -> Void] = [:]
    /// The first call of the delegate without a counterpart.
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

    /// Replaces the data. Visible cells of rows with a changed height resize themselves, as those of
    /// rows that unfold do.
    func change(to data: TableData, resizing ids: Set<Int>) {
        let resized = data.sections.flatMap(\.rows).filter { ids.contains($0.id) }
        for cell in cells.values {
            if let row = resized.first(where: { $0.id == cell.row?.id }) { cell.show(row, isSelfSizing: isSelfSizing) }
        }
        self.data = data
    }

    /// Registers an action for the next call of a kind.
    func next(_ callback: TableCallback, _ action: @escaping () -> Void) {
        actions[callback] = action
    }

    /// Removes the actions for calls that didn't happen.
    func forgetActions() {
        actions = [:]
    }

    private func call(_ callback: TableCallback) {
        actions.removeValue(forKey: callback)?()
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        defer { call(.titleForHeader) }
        return hasTitles ? "section \(data.sections[section].id)" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        defer { call(.heightForRow) }
        return isSelfSizing ? UITableView.automaticDimension : CGFloat(data[indexPath].height)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        defer { call(.cellForRow) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if let cell = cell as? FuzzedCell {
            cells[ObjectIdentifier(cell)] = cell
            cell.show(data[indexPath], isSelfSizing: isSelfSizing)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] += 1
        if displayed[ObjectIdentifier(cell)] != 1 { strayCall = "willDisplay at \(indexPath), displayed already" }
        call(.willDisplay)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] -= 1
        if displayed[ObjectIdentifier(cell)] != 0 { strayCall = "didEndDisplaying at \(indexPath), never displayed" }
        call(.didEndDisplaying)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        call(.didSelect)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        call(.didScroll)
    }
}
