import Foundation
import InterfaceBuilder
import ObjectRuntime

/// A kind of elements: how its objects are created, and the properties that its attributes set.
@MainActor
final class NibKind {
    /// The name of the element.
    let name: String
    /// The kind whose properties this one has, too.
    let parent: NibKind?
    /// Creates an object of a class, or of the kind's own class.
    let make: (AnyClass?, NibCoder) -> AnyObject?
    /// The properties that no other kind up the chain has.
    let properties: [NibProperty]
    /// Builds what the element has besides its properties, such as subviews.
    let addParts: (AnyObject, NibSource) -> Void

    private init(
        _ name: String,
        extends parent: NibKind?,
        _ properties: [NibProperty],
        make: @escaping (AnyClass?, NibCoder) -> AnyObject?,
        addParts: @escaping (AnyObject, NibSource) -> Void
    ) {
        self.name = name
        self.parent = parent
        self.make = make
        self.properties = properties
        self.addParts = addParts
    }

    /// A kind of views.
    convenience init<View: UIView>(
        _ name: String,
        extends parent: NibKind?,
        _ type: View.Type,
        _ properties: [NibProperty],
        addParts: @escaping @MainActor (View, NibSource) -> Void = { _, _ in }
    ) {
        self.init(
            name,
            extends: parent,
            properties,
            make: { ($0 as? View.Type ?? type).init(coder: $1) },
            addParts: { if let view = $0 as? View { addParts(view, $1) } }
        )
    }

    /// A kind of other objects, which are created with `init()`.
    convenience init<Object: NSObject>(
        _ name: String,
        object type: Object.Type,
        extends parent: NibKind? = nil,
        _ properties: [NibProperty],
        addParts: @escaping @MainActor (Object, NibSource) -> Void = { _, _ in }
    ) {
        self.init(
            name,
            extends: parent,
            properties,
            make: { custom, _ in (custom as? Object.Type ?? type).allocateObject() },
            addParts: { if let object = $0 as? Object { addParts(object, $1) } }
        )
    }

    /// A kind of objects with a special way to create them.
    convenience init<Object: AnyObject>(
        _ name: String,
        extends parent: NibKind? = nil,
        _ properties: [NibProperty],
        make: @escaping @MainActor (AnyClass?, NibCoder) -> Object?,
        addParts: @escaping @MainActor (Object, NibSource) -> Void = { _, _ in }
    ) {
        self.init(
            name,
            extends: parent,
            properties,
            make: { make($0, $1) },
            addParts: { if let object = $0 as? Object { addParts(object, $1) } }
        )
    }

    /// Sets the properties of an object, those of the parents first, and adds its parts.
    func configure(_ object: AnyObject, from source: NibSource) {
        apply(to: object, from: source)
        build(object, from: source)
    }

    private func apply(to object: AnyObject, from source: NibSource) {
        parent?.apply(to: object, from: source)
        NibGaps.report(source.element, self)
        for property in properties { property.apply(object, source) }
    }

    private func build(_ object: AnyObject, from source: NibSource) {
        parent?.build(object, from: source)
        addParts(object, source)
    }
}
