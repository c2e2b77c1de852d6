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

    /// Returns an element by its number in the order of the file, or the last one.
    func element(_ number: Int) -> NibSample {
        var rest = number
        return find(&rest) ?? self
    }

    /// Returns the element with a number. Otherwise subtracts the number of elements.
    private func find(_ rest: inout Int) -> NibSample? {
        guard rest > 0 else { return self }
        rest -= 1
        for child in children {
            if let found = child.find(&rest) { return found }
        }
        return nil
    }

    /// Changes an element, or removes it by `nil`.
    mutating func change(_ number: Int, _ change: (NibSample) -> NibSample?) {
        guard number > 0 else {
            if let changed = change(self) { self = changed }
            return
        }
        var rest = number - 1
        _ = changeInside(&rest, change)
    }

    /// Changes an element inside this one by its number. Otherwise subtracts the number of elements.
    ///
    /// - Returns: Whether there is such an element.
    private mutating func changeInside(_ rest: inout Int, _ change: (NibSample) -> NibSample?) -> Bool {
        for index in children.indices {
            guard rest > 0 else {
                if let changed = change(children[index]) {
                    children[index] = changed
                } else {
                    children.remove(at: index)
                }
                return true
            }
            rest -= 1
            if children[index].changeInside(&rest, change) { return true }
        }
        return false
    }

    // MARK: Text

    /// The element as XML, with each element on a line of its own.
    var xml: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        text += "<"
        text += name
        for (index, attribute) in attributes.enumerated() {
            // An element has each attribute once.
            if attributes[..<index].contains(where: { $0.name == attribute.name }) { continue }
            text += " "
            text += attribute.name
            text += "=\""
            text += Self.escaped(attribute.value)
            text += "\""
        }
        guard !children.isEmpty else { return text += "/>\n" }
        text += ">\n"
        for child in children { child.write(to: &text) }
        text += "</"
        text += name
        text += ">\n"
    }

    private static func escaped(_ value: String) -> String {
        let special: [UInt8] = [UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "\n")]
        guard value.utf8.contains(where: special.contains) else { return value }
        return value.reduce(into: "") { text, character in
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
