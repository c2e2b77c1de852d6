import UIKit

/// A column of controls with captions.
final class SpecimenViewController: UIViewController {
    private let column: UIStackView
    private let background: UIColor

    init(background: UIColor = .systemBackground, _ specimens: [Specimen]) {
        column = UIStackView(arrangedSubviews: specimens.map(SpecimenView.init))
        self.background = background
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = background
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = CGSize(width: view.bounds.width, height: column.frame.maxY + 16)
    }
}
