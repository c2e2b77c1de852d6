import UIKit

@IBDesignable class HerbCell: UITableViewCell {
    @IBOutlet weak var leafView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var useLabel: UILabel!
    @IBOutlet weak var favoriteButton: UIButton!

    @IBInspectable var cornerRadius: CGFloat = 0

    private var herb: Herb?
    private var observation: NSKeyValueObservation?

    override func awakeFromNib() {
        super.awakeFromNib()
        leafView.image = UIImage(named: "Leaf")
        leafView.layer.cornerRadius = cornerRadius
    }

    func show(_ herb: Herb, isExpanded: Bool) {
        self.herb = herb
        nameLabel.text = herb.name
        useLabel.text = herb.use
        useLabel.numberOfLines = isExpanded ? 0 : 1
        observation = herb.observe(\.isFavorite, options: [.initial, .new]) { [weak self] _, change in
            self?.favoriteButton.setTitle(change.newValue == true ? "★" : "☆", for: .normal)
        }
    }

    @IBAction private func toggleFavorite(_ sender: UIButton) {
        herb?.isFavorite.toggle()
    }
}
