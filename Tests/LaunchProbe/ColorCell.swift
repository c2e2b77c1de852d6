import UIKit

/// A cell with a white square in its top left corner.
final class ColorCell: UITableViewCell {
    private let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        square.backgroundColor = .white
        contentView.addSubview(square)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
