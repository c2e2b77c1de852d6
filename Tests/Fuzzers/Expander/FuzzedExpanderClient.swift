import UIKit
import Unfold

/// A table over plain or diffable data whose rows unfold, written as an app would.
@MainActor
final class FuzzedExpanderClient: NSObject {
    typealias Expander = LevelExpander<Int, FuzzedLevel>

    static let placeholderHeight: CGFloat = 50

    var data: TableData
    let table: UITableView
    let setup: ExpanderSetup
    private(set) var expander: Expander?
    private(set) var source: UITableViewDiffableDataSource<Int, Int>?
    /// The details that are being made, and the closures that deliver them.
    private(set) var loads: [(id: Int, deliver: @MainActor (RowDetails<Int>.Arrival) -> Void)] = []
    /// A closure that is called for each callback.
    var onCallback: ((ExpanderReaction.Callback) -> Void)?
    var onChange: (([ExpansionChange<Int, FuzzedLevel>]) -> Void)?
    /// The displayed cells, as reported to the delegate.
    private(set) var displayed: [ObjectIdentifier: Int] = [:]
    /// The first call of the delegate without a counterpart.
    private(set) var strayCall: String?

    init(_ data: TableData, _ setup: ExpanderSetup, frame: CGRect, state: ExpansionState<Int, FuzzedLevel>? = nil) {
        self.data = data
        self.setup = setup
        table = UITableView(frame: frame, style: .plain)
        super.init()
        table.register(FuzzedExpanderCell.self, forCellReuseIdentifier: "cell")
        let expander = makeExpander()
        self.expander = expander
        if let state { expander.state = state }
        if setup.isDiffable {
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] table, path, id in
                self?.cell(of: table, at: path, id: id)
            }
            self.source = source
            apply(animated: false)
        } else {
            table.dataSource = self
        }
        table.delegate = self
        table.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? FuzzedExpanderCell)?.handle })
        table.addGestureRecognizer(ExpansionPinch(expander))
        table.addGestureRecognizer(ExpansionKeys(expander))
    }

    /// Reports a callback.
    func react(_ callback: ExpanderReaction.Callback) {
        onCallback?(callback)
    }

    // MARK: Expander

    private func makeExpander() -> Expander {
        let expander = Expander(table, policy: policy, scope: scope(setup.scope)) { [weak self] path in
            self?.identity(at: path)
        }
        expander.motion = motion
        expander.reveal = reveal
        expander.anchor = anchor
        expander.willChange = { [weak self] changes in
            self?.onChange?(changes)
            self?.react(.onChange)
        }
        if setup.locates {
            expander.locate = { [weak self] id in
                self?.react(.locate)
                return self?.path(of: id)
            }
        }
        if setup.hasChildren { expander.updateRows = { [weak self] in self?.updateRows($0) } }
        expander.details = makeDetails()
        return expander
    }

    private func identity(at path: IndexPath) -> Int? {
        react(.identity)
        if let source { return source.itemIdentifier(for: path) }
        return data.has(path) ? data[path].id : nil
    }

    func scope(_ scope: ExpanderSetup.Scope) -> ExpansionScope<Int> {
        switch scope {
        case .table: .table
        case .section: .section
        case .group:
            .group { [weak self] id in
                self?.react(.group)
                return id % 7 == 0 ? nil : AnyHashable(id % 3)
            }
        }
    }

    private func path(of id: Int) -> IndexPath? {
        source == nil ? data.path(ofRow: id) : source?.indexPath(for: id)
    }

    // MARK: Details

    func makeDetails() -> RowDetails<Int>? {
        let lifetime: RowDetails<Int>.Lifetime = setup.keepsDetails ? .forever : .whileUnfolded
        switch setup.details {
        case .none: return nil
        case .now:
            return RowDetails(lifetime: lifetime) { [weak self] id in
                self?.react(.makeDetail)
                return self?.makeDetail(id) ?? UIView()
            }
        case .later:
            return RowDetails(placeholderHeight: Self.placeholderHeight, lifetime: lifetime) {
                [weak self] id, deliver in
                self?.loads.append((id, deliver))
                self?.react(.makeDetail)
                return {}
            }
        }
    }

    func detailHeight(of id: Int) -> CGFloat {
        // The delegate provides heights before details exist.
        setup.heights == .delegate ? Self.placeholderHeight : Self.placeholderHeight + CGFloat(abs(id) % 3 * 20)
    }

    private func makeDetail(_ id: Int) -> UIView {
        let view = UIView()
        view.backgroundColor = .systemGreen
        view.heightAnchor.constraint(equalToConstant: detailHeight(of: id)).isActive = true
        return view
    }

    func deliverDetails() {
        let all = loads
        loads = []
        for load in all { load.deliver(.detail(makeDetail(load.id))) }
    }

    // MARK: Child rows

    /// Inserts and deletes the children of rows to match the levels.
    func updateRows(_ changes: [ExpansionChange<Int, FuzzedLevel>]) -> IndexPath? {
        react(.updateRows)
        let old = data
        for change in changes { updateChildren(of: change.id, isOpen: !change.newLevel.isFolded) }
        guard data != old else { return nil }
        if source != nil {
            apply(animated: true)
        } else {
            let deleted = old.ids.filter { data.path(ofRow: $0) == nil }.compactMap(old.path(ofRow:))
            table.deleteRows(at: deleted, with: .fade)
            table.insertRows(at: inserted(since: old), with: .automatic)
        }
        return inserted(since: old).last
    }

    private func inserted(since old: TableData) -> [IndexPath] {
        data.ids.filter { old.path(ofRow: $0) == nil }.compactMap(data.path(ofRow:))
    }

    func updateChildren(of id: Int, isOpen: Bool) {
        guard id > 0, id % 5 == 0 else { return }
        let children = [-id * 10, -id * 10 - 1]
        guard isOpen else { return data.removeRows(children) }
        guard let path = data.path(ofRow: id), children.allSatisfy({ data.path(ofRow: $0) == nil }) else { return }
        let rows = children.map { TableData.Row(id: $0, height: 33) }
        data.sections[path.section].rows.insert(contentsOf: rows, at: path.row + 1)
    }

    // MARK: Updates

    /// Reloads the data.
    func reload() {
        if source == nil { table.reloadData() } else { apply(animated: false) }
    }

    /// Makes a batch of edits.
    func update(by batch: TableBatch, animated: Bool) {
        let old = data
        if source == nil {
            table.performBatchUpdates { [self] in
                data = batch.data
                batch.apply(to: table)
            }
        } else {
            data = batch.data
            apply(animated: animated, reloading: batch.reloadedIDs, since: old)
        }
    }

    private func apply(animated: Bool, reloading reloaded: Set<Int> = [], since old: TableData? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in data.sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        let kept = data.ids.filter { old?.path(ofRow: $0) != nil }
        snapshot.reloadItems(kept.filter(reloaded.contains))
        snapshot.reconfigureItems(
            kept.filter { id in
                !reloaded.contains(id) && data.row(id)?.height != old?.row(id)?.height
            }
        )
        source?.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Cells

    private func cell(of table: UITableView, at path: IndexPath, id: Int) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        react(.cellForRow)
        if let cell = cell as? FuzzedExpanderCell {
            cell.client = self
            cell.show(data.row(id) ?? TableData.Row(id: id, height: 20), isText: setup.heights == .texts)
        }
        expander?.configure(cell, at: path)
        return cell
    }
}

extension FuzzedExpanderClient: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        setup.hasTitles ? "section" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(of: tableView, at: indexPath, id: data[indexPath].id)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard setup.heights == .delegate else { return UITableView.automaticDimension }
        react(.heightForRow)
        guard let id = source.map({ $0.itemIdentifier(for: indexPath) }) ?? data[indexPath].id else { return 44 }
        let level = expander?[id] ?? .small
        let detail = setup.details == .none || level.isFolded ? 0 : detailHeight(of: id)
        return CGFloat((data.row(id)?.height ?? 20) + level.extraHeight) + detail
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander?.toggle(at: indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] += 1
        if displayed[ObjectIdentifier(cell)] != 1 { strayCall = "willDisplay at \(indexPath), displayed already" }
        react(.willDisplay)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed[ObjectIdentifier(cell), default: 0] -= 1
        if displayed[ObjectIdentifier(cell)] != 0 { strayCall = "didEndDisplaying at \(indexPath), never displayed" }
        react(.didEndDisplaying)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        react(.didScroll)
    }
}
