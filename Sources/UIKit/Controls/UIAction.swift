import Foundation

/// Called when an action is performed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with what a menu or a button shows of it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What tells this action from others; one of its own if none is given.
    open var identifier: Identifier { storedIdentifier }

    /// How it is shown. Disabled ones are performed all the same when sent.
    open var attributes: Attributes

    /// Whether what it is for is in effect.
    open var state: State

    /// What it does, in a few words.
    open var discoverabilityTitle: String?

    /// What sent the action, while its handler runs.
    open private(set) var sender: Any?

    private let storedIdentifier: Identifier
    private let handler: UIActionHandler

    /// An action that calls `handler`.
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

    /// What it is called.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// What stands beside the title.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Calls the handler, with `sender` set meanwhile.
    func perform(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
