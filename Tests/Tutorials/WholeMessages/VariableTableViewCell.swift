import UIKit

/// The cell of the listing: a picture and a message, from the prototype in the storyboard.
class VariableTableViewCell: UITableViewCell {
    @IBOutlet weak var avatarImageView: UIImageView!
    @IBOutlet weak var messageLabel: UILabel!
}
