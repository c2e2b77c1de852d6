import Foundation
import InterfaceBuilder
import ObjectRuntime

/// An outlet, an action or a segue of an object in a nib.
@MainActor
struct NibConnection {
    let element: NibElement
    private let source: AnyObject

    init(_ element: NibElement, from source: AnyObject) {
        self.element = element
        self.source = source
    }

    /// Whether the object that the connection leads to exists.
    func isReady(in builder: NibBuilder) -> Bool {
        // Segues lead to other scenes.
        guard element.name != "segue", let id = element["destination"], id != NibContext.firstResponderID
        else { return true }
        return builder.object(for: id) != nil
    }

    func connect(in builder: NibBuilder) {
        let destination = element["destination"].flatMap { builder.object(for: $0) }
        switch element.name {
        case "outlet":
            if let property = element["property"] {
                set(property, to: destination, NibSource(element: element, builder: builder))
            }
        case "action":
            guard let selector = element["selector"] else { return }
            addAction(Selector(selector), target: destination, NibSource(element: element, builder: builder))
        case "segue": builder.context.scene?.connect(element, from: source)
        // Collections follow together.
        default: break
        }
    }

    /// Connects the outlets with several objects, in the order of the file.
    static func connectCollections(_ connections: [NibConnection], in builder: NibBuilder) {
        var groups: [(source: AnyObject, property: String, objects: [AnyObject], first: NibConnection)] = []
        for connection in connections where connection.element.name == "outletCollection" {
            guard let property = connection.element["property"],
                let object = connection.element["destination"].flatMap({ builder.object(for: $0) })
            else { continue }
            let group = groups.firstIndex { $0.source === connection.source && $0.property == property }
            if let group {
                groups[group].objects.append(object)
            } else {
                groups.append((connection.source, property, [object], connection))
            }
        }
        for (source, property, objects, first) in groups {
            if property == "gestureRecognizers", let view = source as? UIView {
                for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
            } else {
                first.set(property, to: objects, NibSource(element: first.element, builder: builder))
            }
        }
    }

    /// Sets an outlet. One that the object doesn't have, or that is of another type, is reported and left out.
    private func set(_ property: String, to value: Any?, _ attributes: NibSource) {
        let isSet = ObjectiveCMembers.setter(property, of: type(of: source)).map { $0(source, value) }
        guard isSet != true else { return }
        attributes.report(
            isSet == nil
                ? "\(type(of: source)) is not key value coding-compliant for the key \(property)"
                : "The outlet \(property) of \(type(of: source)) is of another type",
            remedy: "Remove the outlet, or mark the property @IBOutlet or @objc"
        )
    }

    private func addAction(_ selector: Selector, target: AnyObject?, _ attributes: NibSource) {
        switch source {
        case let control as UIControl:
            let event = attributes.choice("eventType", Self.events) ?? .touchUpInside
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            attributes.report(
                "\(type(of: source)) sends no actions",
                remedy: "Connect the action to a control, a bar item or a gesture recognizer"
            )
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
