import Failures

/// The cells, headers and footers that a table creates from a registered nib.
@MainActor
struct NibCells {
    private let nib: UINib

    init(_ nib: UINib) {
        self.nib = nib
    }

    func makeCell(_ identifier: String) -> UITableViewCell? {
        let objects = nib.instantiate(withOwner: nil)
        let cells = objects.compactMap { $0 as? UITableViewCell }
        guard cells.count == 1, let cell = cells.first else {
            programmerError(
                """
                invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object \
                which must be a UITableViewCell instance
                """,
                in: "UITableView.dequeueReusableCell(withIdentifier:for:)"
            )
        }
        cell.takeIdentifier(identifier)
        programmerError(
            unless: cell.reuseIdentifier == identifier,
            """
            cell reuse identifier in nib (\(cell.reuseIdentifier ?? "")) does not match the identifier used to \
            register the nib (\(identifier))
            """,
            in: "UITableView.dequeueReusableCell(withIdentifier:for:)"
        )
        return cell
    }

    func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewHeaderFooterView }
        guard views.count == 1, let view = views.first else {
            programmerError(
                """
                invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object \
                which must be a UITableViewHeaderFooterView instance
                """,
                in: "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)"
            )
        }
        view.takeIdentifier(identifier)
        return view
    }
}
