import UIKit

/// A row of buttons, of which as many are selected as the rating says.
open class RatingControl: UIControl {
    private var buttons: [UIButton] = []
    private let stack = UIStackView()

    @objc open dynamic var rating = 0 {
        didSet { for (index, button) in buttons.enumerated() { button.isSelected = index < rating } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        for _ in 0..<5 {
            let button = UIButton(type: .system)
            button.setTitle("★", for: .normal)
            button.addTarget(self, action: #selector(rate(_:)), for: .touchUpInside)
            buttons.append(button)
            stack.addArrangedSubview(button)
        }
    }

    @objc private func rate(_ sender: UIButton) {
        rating = (buttons.firstIndex(of: sender) ?? -1) + 1
        sendActions(for: .valueChanged)
    }
}
