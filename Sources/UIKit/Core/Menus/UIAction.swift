import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that performs its action in a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A value that identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// An action that pastes. The handler of the client reads the pasteboard, for which a desktop asks no one.
        public static let paste = Identifier("com.apple.action.paste")
    }

    /// The identifier of the action. By default a unique one.
    open var identifier: Identifier { storedIdentifier }

    /// The attributes of the element. A disabled action is still performed when it is sent.
    open var attributes: Attributes

    /// The state of the element.
    open var state: State

    /// The image while the state is on; `nil`, the default, for `image`.
    open var selectedImage: UIImage?

    /// A longer title that explains the action.
    open var discoverabilityTitle: String?

    /// The keys that also perform the action, for users. A menu shows them beside the title.
    package var keys: String?

    /// The object that triggered the action, while its handler runs.
    open private(set) var sender: Any?

    private let storedIdentifier: Identifier
    private let handler: UIActionHandler

    /// Creates an action that calls `handler`.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        storedIdentifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns `nil`, since an archive has no closure.
    public required init?(coder: NSCoder) { nil }

    override var isArchived: Bool { false }

    /// Creates an action without a subtitle.
    // A call that gives only parameters of both is for the initializer above.
    @_disfavoredOverload
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Creates an action with another image while its state is on.
    public convenience init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        selectedImage: UIImage?,
        identifier: Identifier?,
        discoverabilityTitle: String?,
        attributes: Attributes,
        state: State,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
        self.selectedImage = selectedImage
    }

    /// The title of the action.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    override var keysForUsers: String? { keys }

    /// Performs the action. The target is ignored.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(from: sender)
    }

    /// Calls the handler, with `sender` set for the duration of the call.
    func perform(from sender: Any?) {
        // A handler may send the action again, so the previous sender is restored.
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
