import Foundation
import ObjectRuntime

/// A command that a key performs.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "New", action: #selector(makeNew), input: "n", modifierFlags: .command)]
/// }
/// ```
///
/// On the desktop the Control key stands for the Command key, so this command is performed by Control and N. A key that
/// a responder handles, such as one that types text, and a key that moves the focus performs no command, unless the
/// command has `wantsPriorityOverSystemBehavior`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: the character that it types without modifiers, or a constant such as `inputEscape`.
    open var input: String? { storedInput }

    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { storedFlags }

    /// Whether the command precedes what the key does otherwise, such as moving the focus or typing text. `false` by
    /// default.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether another input is used on keyboards without the key. `true` by default. The desktop gives every key, so
    /// it has no effect.
    open var allowsAutomaticLocalization = true

    /// Whether the left and the right arrow, and brackets, are exchanged in a layout from right to left. `true` by
    /// default.
    open var allowsAutomaticMirroring = true

    private let storedInput: String?
    private let storedFlags: UIKeyModifierFlags

    private init(
        _ title: String,
        image: UIImage?,
        action: Selector,
        propertyList: Any?,
        input: String?,
        flags: UIKeyModifierFlags
    ) {
        storedInput = input
        storedFlags = flags
        super.init(title, subtitle: nil, image: image, action: action, propertyList: propertyList)
    }

    /// Creates a command without a key and a method, which nothing performs.
    public init() {
        storedInput = nil
        storedFlags = []
        super.init("", subtitle: nil, image: nil, action: Selector(""), propertyList: nil)
    }

    /// Creates the command that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        storedInput = coder.decodeText(forKey: "input")
        storedFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        wantsPriorityOverSystemBehavior = coder.decodeBool(forKey: "wantsPriority")
        allowsAutomaticLocalization = coder.decodeBool(forKey: "allowsLocalization")
        allowsAutomaticMirroring = coder.decodeBool(forKey: "allowsMirroring")
        super.init(coder: coder)
    }

    override func write(to coder: NSCoder) {
        super.write(to: coder)
        coder.encode(input, forKey: "input")
        coder.encode(modifierFlags.rawValue, forKey: "modifierFlags")
        coder.encode(wantsPriorityOverSystemBehavior, forKey: "wantsPriority")
        coder.encode(allowsAutomaticLocalization, forKey: "allowsLocalization")
        coder.encode(allowsAutomaticMirroring, forKey: "allowsMirroring")
    }

    /// Creates a command that menus don't show, with a title for the list of the app's keys.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command without a title, which menus don't show.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init("", image: nil, action: action, propertyList: nil, input: input, flags: modifierFlags)
    }

    /// Creates a command with a title for menus.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title,
            image: image,
            action: action,
            propertyList: propertyList,
            input: input,
            flags: modifierFlags
        )
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    override var keysForUsers: String? { storedInput.map { KeyCombination($0, storedFlags).name } }

    /// Returns the method that a key performs: that of the command or of an alternate; `nil` for other keys.
    func action(for key: UIKey, isRightToLeft: Bool) -> Selector? {
        guard let input = storedInput else { return nil }
        let mirrored = isRightToLeft && allowsAutomaticMirroring ? KeyCombination.mirrored(input) : input
        if KeyCombination(mirrored, storedFlags).matches(key) { return action }
        return alternates.first { KeyCombination(mirrored, storedFlags.union($0.modifierFlags)).matches(key) }?.action
    }
}

extension UIKeyCommand {
    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
    nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    nonisolated public class var inputHome: String { "UIKeyInputHome" }
    nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
    nonisolated public class var inputDelete: String { "UIKeyInputDelete" }
}
