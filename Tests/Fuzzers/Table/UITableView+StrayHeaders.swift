import Fuzzing
import UIKit

extension UITableView {
    /// Returns a flaw if the table has views of headers and footers besides those of its sections.
    func strayHeaders() -> Flaw? {
        let views = subviews.count { $0 is UITableViewHeaderFooterView }
        let known = (0..<numberOfSections).flatMap { [headerView(forSection: $0), footerView(forSection: $0)] }
        let shown = known.count { $0?.superview === self }
        return views == shown ? nil : Flaw("no stray headers", "\(views) headers and footers, not \(shown)")
    }
}
