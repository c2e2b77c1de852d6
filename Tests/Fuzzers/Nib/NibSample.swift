import InterfaceBuilder

/// An element of a nib, which a program changes.
package struct NibSample: Codable, Sendable {
    package struct Attribute: Codable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    package var name: String
    package var attributes: [Attribute]
    package var children: [NibSample]

    package init(name: String, attributes: [Attribute] = [], children: [NibSample] = []) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [NibSample] = []) {
        self.init(
            name: name,
            attributes: attributes.map { Attribute(name: $0.key, value: $0.value) },
            children: children
        )
    }

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append(Attribute(name: name, value: newValue)) }
        }
    }

    // MARK: Elements by their numbers

    /// The number of elements, with this one.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Returns an element by its number in the order of the file.
    func element(_ number: Int) -> NibSample {
        var rest = number
        guard rest > 0 else { return self }
        rest -= 1
        for child in children {
            let count = child.count
            if rest < count { return child.element(rest) }
            rest -= count
        }
        return self
    }

    /// Changes an element, or removes it by `nil`.
    mutating func change(_ number: Int, _ change: (NibSample) -> NibSample?) {
        guard number > 0 else {
            if let changed = change(self) { self = changed }
            return
        }
        var rest = number - 1
        for index in children.indices {
            let count = children[index].count
            if rest == 0 {
                if let changed = change(children[index]) {
                    children[index] = changed
                } else {
                    children.remove(at: index)
                }
                return
            }
            if rest < count { return children[index].change(rest, change) }
            rest -= count
        }
    }

    // MARK: Text

    /// The element as XML, with each element on a line of its own.
    var xml: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        text += "<\(name)"
        var known: Set<String> = []
        for attribute in attributes where known.insert(attribute.name).inserted {
            text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
        }
        guard !children.isEmpty else { return text += "/>\n" }
        text += ">\n"
        for child in children { child.write(to: &text) }
        text += "</\(name)>\n"
    }

    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            default: text.append(character)
            }
        }
    }
}
