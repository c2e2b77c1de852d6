import UIKit

/// The cell of the prototype in the storyboard. The listing shows and hides the details by a constraint's priority.
class ExpandableTableViewCell: UITableViewCell {
    @IBOutlet private weak var mainLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!
    @IBOutlet private weak var detailViewHeightConstraint: NSLayoutConstraint!
    private let lowLayoutPriority = UILayoutPriority(250)
    private let highLayoutPriority = UILayoutPriority(999)

    var mainTitle: String? {
        get { mainLabel.text }
        set { mainLabel.text = newValue }
    }

    var detailTitle: String? {
        get { detailLabel.text }
        set { detailLabel.text = newValue }
    }

    // @listing 004 1
}
