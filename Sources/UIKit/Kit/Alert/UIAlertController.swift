import CoreGraphics
import Failures
import Foundation

/// A controller that asks the user a question, in an alert or an action sheet in the middle of the window.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// Each action dismisses the controller and then calls its handler. The Escape key performs the cancel action, and the
/// Return key the preferred action; the Tab key leads from button to button.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    private var style = Style.alert
    private lazy var panel = AlertPanel(style: style)
    private var fields: [UITextField] = []
    /// The responder that receives keys again after the alert.
    private weak var earlierResponder: UIResponder?
    private var isChosen = false

    /// Creates an alert or an action sheet without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
        showTexts()
    }

    /// Creates an alert without texts and actions. The nib isn't loaded.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates an alert without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var dimsTintBehind: Bool { true }

    override var transitionDuration: TimeInterval { AlertMetrics.duration }

    // MARK: Content

    /// The style that the controller was created with.
    open var preferredStyle: Style { style }

    /// The title above the message.
    open override var title: String? {
        didSet { showTexts() }
    }

    /// The text below the title. `nil` by default.
    open var message: String? {
        didSet { showTexts() }
    }

    /// How much the alert matters. The default is `.default`. An alert that is critical shows a warning sign above its
    /// title, as on the Mac.
    open var severity = UIAlertControllerSeverity.default {
        didSet {
            panel.showsWarning = severity == .critical && style == .alert
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private func showTexts() {
        panel.setTexts(title: title, message: message)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Actions

    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds a button. The buttons have the order of the actions, except for that of the cancel action: it is the first
    /// of two buttons beside each other, and the last of buttons below each other.
    open func addAction(_ action: UIAlertAction) {
        programmerError(
            unless: action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
            in: "UIAlertController.addAction(_:)"
        )
        actions.append(action)
        let button = AlertButton(action)
        button.onPress = { [weak self] in self?.choose(action) }
        button.setSpringLoading(isSpringLoaded)
        panel.add(button)
        showEmphasis()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a drag that is held over a button performs its action. The default is `false`.
    open var isSpringLoaded = false {
        didSet { for button in panel.buttons { button.setSpringLoading(isSpringLoaded) } }
    }

    /// The action that the Return key performs, whose button has the tint color. `nil` by default.
    open var preferredAction: UIAlertAction? {
        didSet {
            programmerError(
                unless: preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
                "The preferred action must be one of the actions of the alert controller",
                in: "UIAlertController.preferredAction"
            )
            showEmphasis()
        }
    }

    private func showEmphasis() {
        for button in panel.buttons {
            button.isPreferred = button.action === preferredAction
        }
    }

    /// Dismisses the alert, and calls the handler of an action. An alert performs one action at most.
    private func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled, !isChosen, presentingViewController != nil else { return }
        isChosen = true
        presentingViewController?.dismiss(animated: true) { [self] in
            isChosen = false
            action.perform()
        }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: Text fields

    /// The text fields in the order in which they were added; `nil` if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field below the texts of an alert. The first one is edited when the alert appears.
    ///
    /// - Parameter configurationHandler: A closure that configures the field before it is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        programmerError(
            unless: style == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
            in: "UIAlertController.addTextField(configurationHandler:)"
        )
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        let next = UIAction { [weak self, weak field] _ in self?.returnPressed(in: field) }
        field.addAction(next, for: .primaryActionTriggered)
        fields.append(field)
        panel.add(field)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Edits the next field, or performs the preferred action after the last one.
    private func returnPressed(in field: UITextField?) {
        let index = fields.firstIndex { $0 === field }.map { $0 + 1 } ?? fields.count
        if fields.indices.contains(index) { fields[index].becomeFirstResponder() } else { choose(preferredAction) }
    }

    // MARK: Presentation

    /// An alert covers the window, and the presenting controller stays visible. Setting the style has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }

    /// An alert fades in and out. Setting the transition has no effect.
    open override var modalTransitionStyle: UIModalTransitionStyle {
        get { .crossDissolve }
        set {}
    }

    open override func loadView() {
        let content = AlertView(panel)
        content.onTouchOutside = { [weak self] in
            guard let self, style == .actionSheet else { return }
            choose(cancelAction)
        }
        view = content
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isChosen = false
        earlierResponder = nearestScreen.firstResponder.current
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        if !(fields.first?.becomeFirstResponder() ?? becomeFirstResponder()) { becomeFirstResponder() }
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        resignFirstResponder()
        if let responder = earlierResponder as? UIView, responder.window != nil { responder.becomeFirstResponder() }
    }

    // MARK: Keys

    /// An alert is the first responder unless one of its text fields is.
    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape: choose(cancelAction)
            case .keyboardReturnOrEnter, .keypadEnter: choose(preferredAction)
            default: break
            }
        }
        let rest = presses.filter { !Self.answeredKeys.contains($0.key?.keyCode) }
        if !rest.isEmpty { event?.reachEndOfChain() }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        event?.reachEndOfChain()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// The keys that the alert answers. All others may move the focus inside the alert, but don't reach the presenting
    /// controller.
    private static let answeredKeys: Set<UIKeyboardHIDUsage?> = [
        .keyboardEscape, .keyboardReturnOrEnter, .keypadEnter,
    ]
}
