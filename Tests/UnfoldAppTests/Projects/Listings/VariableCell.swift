import UIKit

// The cell of the listings with rows of three lines. It comes from a nib with a picture and a message.

class VariableTableViewCell: UITableViewCell {
    @IBOutlet weak var avatarImageView: UIImageView!
    @IBOutlet weak var messageLabel: UILabel!
}
