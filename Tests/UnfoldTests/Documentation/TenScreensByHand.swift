import UIKit

/// The code of the page "Ten screens" in plain UIKit, counted as that with Unfold. Rows have neither an arrow nor
/// anything for a screen reader, the table keeps no place, and no text is covered in a motion.
@MainActor
enum TenScreensByHand {
    final class Label: TenScreens.Texts {
        var open: Set<Int> = []

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            cell.textLabel?.numberOfLines = open.contains(indexPath.row) ? 0 : 2
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            open.formSymmetricDifference([indexPath.row])
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }
    }

    final class DatePicker: TenScreens.Titles {
        var open: Set<Int> = []

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            guard let host = (cell as? DetailCell)?.detailHost else { return }
            for view in host.subviews { view.removeFromSuperview() }
            guard open.contains(indexPath.row) else { return }
            let picker = makePicker()
            picker.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(picker)
            NSLayoutConstraint.activate([
                picker.topAnchor.constraint(equalTo: host.topAnchor),
                picker.bottomAnchor.constraint(equalTo: host.bottomAnchor),
                picker.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                picker.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            ])
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            open.formSymmetricDifference([indexPath.row])
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }
    }

    final class OneOpen: TenScreens.Texts {
        var open: Int?

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            cell.textLabel?.numberOfLines = open == indexPath.row ? 0 : 2
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let changed = Set([open, indexPath.row].compactMap { $0 })
            open = open == indexPath.row ? nil : indexPath.row
            for path in changed.map({ IndexPath(row: $0, section: 0) }) {
                if let cell = tableView.cellForRow(at: path) { fill(cell, at: path) }
            }
            tableView.performBatchUpdates(nil)
        }
    }

    final class Fits: TenScreens.Contents {
        var open: Set<Int> = []

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
            content.secondaryTextProperties.numberOfLines = open.contains(indexPath.row) ? 0 : 2
            cell.contentConfiguration = content
        }

        func height(_ lines: Int, at indexPath: IndexPath) -> CGFloat {
            let cell = UITableViewCell()
            super.fill(cell, at: indexPath)
            guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return 0 }
            content.secondaryTextProperties.numberOfLines = lines
            let size = CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
            return content.makeContentView().systemLayoutSizeFitting(
                size,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard height(0, at: indexPath) > height(2, at: indexPath) else { return }
            open.formSymmetricDifference([indexPath.row])
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }
    }

    final class Outline: TenScreens.Texts {
        var open: Set<String> = []
        lazy var shown = TenScreens.Folder.all

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            cell.textLabel?.text = shown[indexPath.row].id
            cell.indentationLevel = shown[indexPath.row].id.count(where: { $0 == "." })
        }

        func visible(_ folders: [TenScreens.Folder]) -> [TenScreens.Folder] {
            folders.flatMap { [$0] + (open.contains($0.id) ? visible($0.folders) : []) }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let folder = shown[indexPath.row]
            open.formSymmetricDifference([folder.id])
            let before = shown.count
            shown = visible(TenScreens.Folder.all)
            let change = shown.count - before
            let paths = (0..<abs(change)).map { IndexPath(row: indexPath.row + 1 + $0, section: 0) }
            if change > 0 {
                tableView.insertRows(at: paths, with: .fade)
            } else {
                tableView.deleteRows(at: paths, with: .fade)
            }
        }
    }

    final class Headers: TenScreens.Sections {
        var open: Set<Int> = []

        override func numberOfSections(in tableView: UITableView) -> Int { TenScreens.Folder.all.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            open.contains(section) ? TenScreens.Folder.all[section].folders.count : 0
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let action = UIAction(title: TenScreens.Folder.all[section].id) { [unowned self] _ in toggle(section) }
            return UIButton(type: .system, primaryAction: action)
        }

        func toggle(_ section: Int) {
            open.formSymmetricDifference([section])
            let rows = TenScreens.Folder.all[section].folders.indices.map { IndexPath(row: $0, section: section) }
            if open.contains(section) {
                tableView.insertRows(at: rows, with: .fade)
            } else {
                tableView.deleteRows(at: rows, with: .fade)
            }
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            cell.textLabel?.text = TenScreens.Folder.all[indexPath.section].folders[indexPath.row].id
        }
    }

    final class ThreeSizes: TenScreens.Texts {
        enum Size: CGFloat, CaseIterable {
            case small = 44, medium = 90, big = 200
        }
        var sizes: [Int: Size] = [:]

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            (sizes[indexPath.row] ?? .small).rawValue
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let index = Size.allCases.firstIndex(of: sizes[indexPath.row] ?? .small) ?? 0
            sizes[indexPath.row] = Size.allCases[(index + 1) % Size.allCases.count]
            tableView.performBatchUpdates(nil)
        }
    }

    final class LoadingDetail: TenScreens.Titles {
        var open: Set<Int> = []
        var details: [Int: UIView] = [:]
        var tasks: [Int: Task<Void, Never>] = [:]

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            guard let host = (cell as? DetailCell)?.detailHost else { return }
            for view in host.subviews { view.removeFromSuperview() }
            guard open.contains(indexPath.row) else { return }
            let view = details[indexPath.row] ?? UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: host.topAnchor),
                view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            ])
            if details[indexPath.row] == nil { view.heightAnchor.constraint(equalToConstant: 80).isActive = true }
        }

        func show(_ row: Int) {
            let indexPath = IndexPath(row: row, section: 0)
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let row = indexPath.row
            open.formSymmetricDifference([row])
            show(row)
            guard open.contains(row) else {
                tasks.removeValue(forKey: row)?.cancel()
                details[row] = nil
                return
            }
            tasks[row] = Task { [weak self] in
                guard let detail = try? await self?.load(row), !Task.isCancelled else { return }
                self?.details[row] = detail
                self?.show(row)
            }
        }
    }

    final class Diffable: TenScreens.Diffable {
        var open: Set<Int> = []

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            guard let id = source.itemIdentifier(for: indexPath) else { return }
            (cell as? NoteCell)?.message.numberOfLines = open.contains(id) ? 0 : 3
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard let id = source.itemIdentifier(for: indexPath) else { return }
            open.formSymmetricDifference([id])
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }
    }

    final class SaveAndRestore: TenScreens.Texts {
        struct Place: Codable {
            var open: Set<Int>
            var top: Int?
            var distance: CGFloat
        }
        var open: Set<Int> = []

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            super.fill(cell, at: indexPath)
            cell.textLabel?.numberOfLines = open.contains(indexPath.row) ? 0 : 2
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            open.formSymmetricDifference([indexPath.row])
            if let cell = tableView.cellForRow(at: indexPath) { fill(cell, at: indexPath) }
            tableView.performBatchUpdates(nil)
        }

        func save() throws -> Data {
            let top = tableView.indexPathsForVisibleRows?.first
            let distance = top.map { tableView.contentOffset.y - tableView.rectForRow(at: $0).minY } ?? 0
            return try JSONEncoder().encode(Place(open: open, top: top?.row, distance: distance))
        }

        func restore(_ data: Data) throws {
            let place = try JSONDecoder().decode(Place.self, from: data)
            open = place.open
            tableView.reloadData()
            tableView.layoutIfNeeded()
            guard let top = place.top, top < texts.count else { return }
            tableView.scrollToRow(at: IndexPath(row: top, section: 0), at: .top, animated: false)
            tableView.contentOffset.y += place.distance
        }
    }
}
