import UIKit

/// A message that is being written: the recipient, the subject, and the text.
final class ComposeViewController: UIViewController {
    /// A closure that gets the message to send.
    var onSend: (Draft) -> Void = { _ in }
    /// A closure that gets the message to keep; `nil` if it is thrown away.
    var onSave: (Draft?) -> Void = { _ in }

    private var draft: Draft {
        didSet { sendItem.isEnabled = draft.canBeSent }
    }
    private lazy var sendItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Send") { [unowned self] _ in send() }
    )
    private lazy var recipient = ComposeField("To:", draft.recipient) { [unowned self] in draft.recipient = $0 }
    private lazy var subject = ComposeField("Subject:", draft.subject) { [unowned self] in
        draft.subject = $0
        title = draft.subject.isEmpty ? "New Message" : draft.subject
    }
    private let textView = UITextView()

    init(_ draft: Draft) {
        self.draft = draft
        super.init(nibName: nil, bundle: nil)
        title = draft.subject.isEmpty ? "New Message" : draft.subject
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIAction { [unowned self] _ in self.cancel() }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        navigationItem.rightBarButtonItem = sendItem
        sendItem.style = .done
        sendItem.isEnabled = draft.canBeSent
        recipient.field.keyboardType = .emailAddress
        recipient.field.autocapitalizationType = .none
        recipient.onReturn = { [unowned self] in subject.field.becomeFirstResponder() }
        subject.onReturn = { [unowned self] in textView.becomeFirstResponder() }
        textView.text = draft.text
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        textView.accessibilityLabel = "Text"
        textView.alwaysBounceVertical = true
        textView.delegate = self
        setUpLayout()
    }

    private func setUpLayout() {
        let column = UIStackView(arrangedSubviews: [recipient, subject, textView])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            column.topAnchor.constraint(equalTo: safeArea.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if draft.recipient.isEmpty {
            recipient.field.becomeFirstResponder()
        } else {
            textView.becomeFirstResponder()
            textView.selectedRange = NSRange(location: 0, length: 0)
        }
    }

    // MARK: The end

    private func send() {
        onSend(draft)
        dismiss(animated: true)
    }

    private func cancel() {
        guard !draft.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { [unowned self] _ in
                onSave(nil)
                dismiss(animated: true)
            }
        )
        sheet.addAction(
            UIAlertAction(title: "Save Draft", style: .default) { [unowned self] _ in
                onSave(draft)
                dismiss(animated: true)
            }
        )
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}

extension ComposeViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        draft.text = textView.text
    }
}
