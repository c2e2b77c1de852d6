import Documents
import UIKit

/// A page for a file that could not be opened: the problem, its remedy, and what to do next.
final class ProblemViewController: UIViewController {
    private let source: DocumentSource
    private let error: DocumentError
    private let stack = UIStackView()

    init(_ source: DocumentSource, _ error: DocumentError) {
        (self.source, self.error) = (source, error)
        super.init(nibName: nil, bundle: nil)
        title = source.shortName
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let heading = addLabel("This file can’t be shown", .title2, .label)
        heading.accessibilityTraits = .header
        addLabel("\(error.name): \(error.problem).", .body, .label)
        addLabel(error.remedy, .body, .secondaryLabel)
        addButton("Try Again (Return)") { [weak self] in self?.tryAgain() }
        addButton("Open Another File… (Ctrl+O)") { (UIApplication.shared.delegate as? AppDelegate)?.chooseFiles() }
        let width = stack.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            width,
        ])
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
            return super.pressesBegan(presses, with: event)
        }
        tryAgain()
    }

    private func tryAgain() {
        (UIApplication.shared.delegate as? AppDelegate)?.replace(with: .opening(source))
    }

    @discardableResult
    private func addLabel(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        stack.addArrangedSubview(label)
        return label
    }

    private func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
        stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
    }
}
