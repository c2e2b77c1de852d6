/// An element of a file of Interface Builder: a name, attributes and children.
public struct NibElement: Equatable, Sendable {
    public var name: String
    public var attributes: [String: String]
    public var children: [NibElement]
    /// The text between the tags, without the white space around it.
    public var text: String
    /// The number of the line on which the element begins, from 1.
    public var line: Int

    public init(
        _ name: String,
        _ attributes: [String: String] = [:],
        _ children: [NibElement] = [],
        text: String = "",
        line: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// The value of an attribute.
    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// The identifier of the object.
    public var id: String? { attributes["id"] }

    /// The name under which the parent has the element as a value.
    public var key: String? { attributes["key"] }

    /// Returns the first child with a name.
    public func child(_ name: String) -> NibElement? {
        children.first { $0.name == name }
    }

    /// Returns the children of the first child with a name, such as those of `subviews`.
    public func list(_ name: String) -> [NibElement] {
        child(name)?.children ?? []
    }

    /// Returns the child that is the value for a key, such as a color for `backgroundColor`.
    public func value(for key: String) -> NibElement? {
        children.first { $0.key == key }
    }

    /// Calls a closure for the element and all elements inside it, in the order of the file.
    public func forEach(_ body: (NibElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
