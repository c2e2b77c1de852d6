import UIKit

/// A cell whose button makes the trip longer, and the cell higher.
class TripCell: UITableViewCell {
    enum Size: CGFloat {
        case small = 60
        case medium = 90
        case large = 120
    }

    private(set) lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(extend), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()

    private var heightConstraint: NSLayoutConstraint!
    weak var delegate: TripCellDelegate?
    private var trip: Trip?
    private static var context = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        trip?.removeObserver(self, forKeyPath: #keyPath(Trip.summary), context: &TripCell.context)
    }

    func show(_ trip: Trip) {
        self.trip?.removeObserver(self, forKeyPath: #keyPath(Trip.summary), context: &TripCell.context)
        self.trip = trip
        trip.addObserver(
            self,
            forKeyPath: #keyPath(Trip.summary),
            options: [.initial, .new],
            context: &TripCell.context
        )
        delegate?.tripCell?(self, didShow: trip)
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &TripCell.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        button.setTitle(change?[.newKey] as? String, for: .normal)
        heightConstraint.constant = size.rawValue
    }

    private var size: Size {
        switch trip?.days ?? 0 {
        case ..<2: .small
        case 2: .medium
        default: .large
        }
    }
}

// MARK: - Actions

extension TripCell {
    @objc private func extend() {
        trip?.days += 1
        delegate?.tripCellWillResize(self)
    }
}

// MARK: - Layout

extension TripCell {
    private func setUp() {
        contentView.addSubview(button)
        heightConstraint = button.heightAnchor.constraint(equalToConstant: Size.small.rawValue)
        heightConstraint.priority = .defaultHigh
        NSLayoutConstraint.activate([
            heightConstraint,
            button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        ])
    }
}
