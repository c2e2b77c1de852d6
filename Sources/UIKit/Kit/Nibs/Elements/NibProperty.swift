import CoreGraphics
import Foundation

/// A property that an attribute or a child of an element sets.
@MainActor
struct NibProperty {
    /// The name of the attribute, or the key of the child.
    let name: String
    /// Sets the property of an object if the element has a value for it.
    let apply: (AnyObject, NibSource) -> Void

    init<Object: AnyObject, Value>(
        _ name: String,
        _ value: @escaping (NibSource) -> Value?,
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        self.name = name
        apply = { object, source in
            guard let object = object as? Object, let value = value(source) else { return }
            set(object, value)
        }
    }

    static func bool<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, Bool) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.bool(name) }, set)
    }

    static func number<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, CGFloat) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.number(name) }, set)
    }

    static func integer<Object: AnyObject>(
        _ name: String,
        upTo limit: Int = 10_000_000,
        _ set: @escaping @MainActor (Object, Int) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.integer(name, upTo: limit) }, set)
    }

    static func text<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, String) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.text(name) }, set)
    }

    static func choice<Object: AnyObject, Value>(
        _ name: String,
        _ values: [String: Value],
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.choice(name, values) }, set)
    }

    /// A color, where `nil` stands for the default.
    static func color<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, UIColor?) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.color(name) }, set)
    }

    static func font<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, UIFont) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.font(name) }, set)
    }

    static func image<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, UIImage) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.image(name) }, set)
    }

    static func date<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, Date) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.date(name) }, set)
    }

    static func insets<Object: AnyObject>(
        _ name: String,
        _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void
    ) -> NibProperty {
        NibProperty(name, { $0.insets(name) }, set)
    }

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
}
