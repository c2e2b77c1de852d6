import SeededRandom

/// A change of a nib, which makes most of them invalid. The numbers of elements, names and values are taken modulo
/// their count.
package enum NibStep: Codable, Sendable {
    case setAttribute(element: Int, name: Int, value: Int)
    /// Sets one of the attributes that the element's kind has.
    case setOwnAttribute(element: Int, attribute: Int, value: Int)
    case setValue(element: Int, attribute: Int, value: Int)
    case removeAttribute(element: Int, attribute: Int)
    case rename(element: Int, to: Int)
    case remove(element: Int)
    /// Puts a copy of an element into another one.
    case copy(element: Int, into: Int)
    /// Gives an element the identifier of another one.
    case copyID(from: Int, to: Int)
    case connect(element: Int, to: Int, kind: Int, name: Int)
    case constrain(owner: Int, first: Int, second: Int, attributes: Int, constant: Int)
    case setAtRuntime(element: Int, keyPath: Int, type: Int, value: Int)
    /// Puts an element into a number of others, one in another.
    case nest(element: Int, name: Int, depth: Int)
    /// Repeats an element beside itself.
    case multiply(element: Int, count: Int)
    /// Makes a value long.
    case lengthen(element: Int, attribute: Int, count: Int)
    /// Changes bytes of the file.
    case damage([NibDamage])

    init(using generator: inout SeededGenerator) {
        func any() -> Int { generator.below(1_000) }
        switch generator.below(32) {
        case 0...3: self = .setAttribute(element: any(), name: any(), value: any())
        case 4...9: self = .setOwnAttribute(element: any(), attribute: any(), value: any())
        case 10...12: self = .setValue(element: any(), attribute: any(), value: any())
        case 13: self = .removeAttribute(element: any(), attribute: any())
        case 14, 15: self = .rename(element: any(), to: any())
        case 16: self = .remove(element: any())
        case 17, 18: self = .copy(element: any(), into: any())
        case 19, 20: self = .copyID(from: any(), to: any())
        case 21...23: self = .connect(element: any(), to: any(), kind: any(), name: any())
        case 24, 25: self = .constrain(owner: any(), first: any(), second: any(), attributes: any(), constant: any())
        case 26: self = .setAtRuntime(element: any(), keyPath: any(), type: any(), value: any())
        case 27: self = .nest(element: any(), name: any(), depth: generator.below(4) == 0 ? any() : any() % 20)
        case 28: self = .multiply(element: any(), count: generator.below(8) == 0 ? 300 : generator.below(9))
        case 29: self = .lengthen(element: any(), attribute: any(), count: 1 << generator.below(16))
        default: self = .damage((0...generator.below(4)).map { _ in NibDamage(using: &generator) })
        }
    }
}

/// A change of bytes in a file. Places are in thousandths of its length.
package struct NibDamage: Codable, Sendable {
    package var place: Int
    /// The number of bytes that are removed.
    package var removed: Int
    package var inserted: [UInt8]

    package init(place: Int, removed: Int, inserted: [UInt8]) {
        (self.place, self.removed, self.inserted) = (place, removed, inserted)
    }

    init(using generator: inout SeededGenerator) {
        place = generator.below(1_000)
        removed = generator.below(3) == 0 ? generator.below(40) : generator.below(2)
        let pieces = [
            "<", ">", "\"", "&", "&#x0;", "&#xD800;", "</view>", "<!--", "]]>", "<![CDATA[", "<?", "=", "/>", " ",
        ]
        inserted =
            generator.below(2) == 0
            ? Array(pieces[generator.below(pieces.count)].utf8)
            : (0..<generator.below(4)).map { _ in UInt8(generator.below(256)) }
    }
}
