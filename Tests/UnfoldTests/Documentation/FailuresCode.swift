import UIKit
import Unfold

/// The code of the article "Handling failures".
@MainActor
enum FailuresCode {
    /// A view that says what went wrong, and has a button to try again.
    final class RetryView: UIView {
        convenience init(_ text: String, retry: @escaping () -> Void) {
            self.init(frame: .zero)
            let message = UILabel()
            message.numberOfLines = 0
            message.text = text
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Try Again") { _ in retry() })
            let stack = UIStackView(arrangedSubviews: [message, button])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                stack.topAnchor.constraint(equalTo: topAnchor),
                stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    static func details(_ expander: RowExpander<Int>, load: @escaping @MainActor (Int) async throws -> UIView) {
        expander.details = RowDetails(placeholderHeight: 120, lifetime: .forever) { id in
            try await load(id)
        } failure: { [weak expander] id, error in
            RetryView("\(error)") { expander?.reloadDetail(of: id) }
        }
    }

    final class FoldersViewController: UITableViewController {
        lazy var outline = ExpansionOutline(tableView, ExpansionTree(ids: ["/"], isLazy: { _ in true }))
        var names: @MainActor (String) async throws -> [String] = { _ in [] }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            outline.load = { [unowned self] folder in
                ExpansionTree(ids: try await names(folder), isLazy: { $0.hasSuffix("/") })
            }
            outline.failure = { folder, _ in "\(folder) can't be read. Tap to try again." }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            if let folder = outline.group(ofPlaceholder: outline.id(at: indexPath)) {
                tableView.deselectRow(at: indexPath, animated: true)
                outline.reload(folder)
            } else {
                outline.expander.toggle(at: indexPath)
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = outline.id(at: indexPath)
            outline.configure(cell, at: indexPath)
            return cell
        }
    }

    static func restore(_ data: Data, _ expander: RowExpander<Int>) {
        do {
            expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
        } catch {
            print("The open rows can't be restored: \(error)")
        }
    }
}
