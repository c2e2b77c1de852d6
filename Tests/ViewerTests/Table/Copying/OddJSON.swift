import Foundation

/// A JSON value whose objects may have any keys.
indirect enum OddJSON {
    case number(Int)
    case array([OddJSON])
    case object([(key: String, value: OddJSON)])

    /// The value as it is written in a file.
    var text: String {
        switch self {
        case .number(let number): "\(number)"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ": " + $0.value.text }.joined(separator: ",\n ") + "}"
        }
    }

    /// Returns an element of an array.
    subscript(index: Int) -> OddJSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns a member of an object. Keys are told by their code points, not by their characters.
    subscript(key: String) -> OddJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key.unicodeScalars.elementsEqual(key.unicodeScalars) }?.value
    }

    private static func quoted(_ key: String) -> String {
        let bytes = (try? JSONEncoder().encode(key)) ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }
}
