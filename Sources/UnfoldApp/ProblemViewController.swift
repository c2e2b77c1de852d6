import Documents
import UIKit

/// A page for a file that could not be opened: the problem, its remedy, and what to do next.
final class ProblemViewController: UIViewController {
    private let source: DocumentSource
    private let error: DocumentError
    private let stack = UIStackView()

    /// The space above and below the page, and the greatest width of its texts, in points.
    private static let margin: CGFloat = 16
    private static let widestText: CGFloat = 480

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
        let heading = addLabel("This file can’t be shown", .title2, .label)
        heading.accessibilityTraits = .header
        addLabel("\(error.name): \(error.problem).", .body, .label)
        addLabel(error.remedy, .body, .secondaryLabel)
        addButton("Try Again") { [weak self] in self?.tryAgain() }
        addButton("Open…") { (UIApplication.shared.delegate as? AppDelegate)?.chooseFiles() }
        layOut()
    }

    /// Centers the page. Large texts in a small window scroll.
    private func layOut() {
        let (scroll, page) = (UIScrollView(), UIView())
        let parts: [(UIView, UIView)] = [(scroll, view), (page, scroll), (stack, page)]
        for (child, parent) in parts {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let width = stack.widthAnchor.constraint(equalTo: page.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        let (content, margin) = (scroll.contentLayoutGuide, Self.margin)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            page.heightAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor),
            stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: margin),
            page.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: margin),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widestText),
            stack.widthAnchor.constraint(lessThanOrEqualTo: page.layoutMarginsGuide.widthAnchor),
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
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        stack.addArrangedSubview(button)
    }
}
