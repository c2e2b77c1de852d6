import Foundation
import ObjectRuntime

/// An element of a menu that calls a method of the first object in the responder chain that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The method.
    open var action: Selector { storedAction }

    /// Data that distinguishes commands with the same method.
    open var propertyList: Any? { storedPropertyList }

    /// The attributes of the element. A disabled command isn't performed.
    open var attributes: Attributes = []

    /// The state of the element.
    open var state = State.off

    /// A longer title that explains the command.
    open var discoverabilityTitle: String?

    /// The image while the state is on; `nil`, the default, for `image`.
    open var selectedImage: UIImage?

    /// The object that performs the command, while it is performed.
    open private(set) var sender: Any?

    /// Other methods of a command that a key performs. None by default.
    open internal(set) var alternates: [UICommandAlternate] = []

    private let storedAction: Selector
    private let storedPropertyList: Any?

    init(_ title: String, subtitle: String?, image: UIImage?, action: Selector, propertyList: Any?) {
        storedAction = action
        storedPropertyList = propertyList
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates the command that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let action = coder.decodeSelector(forKey: "action") else { return nil }
        storedAction = action
        storedPropertyList = coder.decodeList(forKey: "propertyList")
        attributes = Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "attributes")))
        state = State(rawValue: coder.decodeInteger(forKey: "state")) ?? .off
        discoverabilityTitle = coder.decodeText(forKey: "discoverabilityTitle")
        selectedImage = coder.decodeMenuImage(forKey: "selectedImage")
        alternates = coder.decodeAlternates(forKey: "alternates")
        super.init(coder: coder)
    }

    override func write(to coder: NSCoder) {
        super.write(to: coder)
        coder.encode(action, forKey: "action")
        coder.encode(propertyList, forKey: "propertyList")
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "attributes")
        coder.encode(state.rawValue, forKey: "state")
        coder.encode(discoverabilityTitle, forKey: "discoverabilityTitle")
        coder.encode(selectedImage, inMenuForKey: "selectedImage")
        coder.encode(alternates, forKey: "alternates")
    }

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - action: The method, with no parameter, the command, or the command and an event.
    ///   - propertyList: Data that distinguishes commands with the same method.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(title, subtitle: subtitle, image: image, action: action, propertyList: propertyList)
        self.selectedImage = selectedImage
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Creates a command without a subtitle.
    public convenience init(
        title: String,
        image: UIImage?,
        action: Selector,
        propertyList: Any?,
        alternates: [UICommandAlternate],
        discoverabilityTitle: String?,
        attributes: Attributes,
        state: State
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Creates a command with the same image in each state.
    public convenience init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        action: Selector,
        propertyList: Any?,
        alternates: [UICommandAlternate],
        discoverabilityTitle: String?,
        attributes: Attributes,
        state: State
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            selectedImage: nil,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// The title of the command.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Calls the method of the target, or else of the first responder in the chain that has it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = self.sender
        self.sender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = outer
    }
}
