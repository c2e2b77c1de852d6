import HostInterface

extension HostElement {
    /// The actions that the desktop knows without a name of the client's.
    private enum StandardAction: String {
        /// Does what the element is for.
        case activate
        case increment, decrement

        @MainActor
        static func all(of item: AccessibilityItem) -> [StandardAction] {
            (item.respondsToUserInteraction ? [.activate] : [])
                + (item.traits.contains(.adjustable) ? [.increment, .decrement] : [])
        }

        @MainActor
        func perform(on item: AccessibilityItem) {
            switch self {
            case .activate: item.activate()
            case .increment: item.object.accessibilityIncrement()
            case .decrement: item.object.accessibilityDecrement()
            }
        }
    }

    /// The part of the content that an element of the application is.
    ///
    /// The desktop has no name for a value in words: it follows the label.
    @MainActor
    init(_ item: AccessibilityItem) {
        let traits = item.traits
        let isRow = item.role == .row
        var isOn: Bool?
        if case .toggle(let value) = item.role { isOn = value }
        let role: Role =
            if isOn != nil {
                .toggle
            } else if item.role == .field {
                .field
            } else if item.role == .menuItem {
                .menuItem
            } else if traits.contains(.adjustable) {
                .slider
            } else if traits.contains(.header) {
                .heading
            } else if traits.contains(.button) {
                .button
            } else if traits.contains(.link) {
                .link
            } else if traits.contains(.image) {
                .image
            } else if item.role == .progress {
                .progress
            } else {
                isRow ? .row : .text
            }
        self.init(
            id: UInt(bitPattern: Unmanaged.passUnretained(item.object).toOpaque()),
            role: role,
            // The desktop reads the state of a toggle itself.
            label: [item.label, isOn == nil ? item.value : nil].compactMap { $0 }.joined(separator: ", "),
            description: item.hint ?? "",
            isDisabled: traits.contains(.notEnabled),
            isSelected: isRow || traits.contains(.selected) ? traits.contains(.selected) : nil,
            isExpanded: item.expandedStatus == .unsupported ? nil : item.expandedStatus == .expanded,
            isOn: isOn,
            actions: StandardAction.all(of: item).map(\.rawValue) + item.customActions.map(\.name),
            frame: item.frame
        )
        isFocused = item.isFocused
        if let place = item.listPlace {
            list = List(
                id: UInt(bitPattern: place.list),
                name: place.name ?? "",
                position: place.position,
                count: place.count
            )
        }
    }

    /// Does one of the actions to the element that this one was made of.
    @MainActor
    static func perform(_ index: Int, on item: AccessibilityItem) {
        let standard = StandardAction.all(of: item)
        let custom = index - standard.count
        if standard.indices.contains(index) {
            standard[index].perform(on: item)
        } else if item.customActions.indices.contains(custom) {
            _ = item.customActions[custom].perform()
        }
    }
}
