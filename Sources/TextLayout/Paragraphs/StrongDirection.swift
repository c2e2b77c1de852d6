import CPango

/// A search for the direction of a paragraph by rules P2 and P3 of the Unicode bidirectional algorithm.
struct StrongDirection {
    private var isolates = 0

    /// Whether the first strong character outside isolates runs from right to left; `nil` if there is none.
    ///
    /// - Parameter bytes: Complete scalars of UTF-8.
    static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool? {
        var search = StrongDirection()
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if let found = search.direction(of: scalar) { return found }
        }
        return nil
    }

    private mutating func direction(of scalar: Unicode.Scalar) -> Bool? {
        switch scalar.value {
        case 0x2066...0x2068:
            isolates += 1
            return nil
        case 0x2069:
            isolates = max(0, isolates - 1)
            return nil
        case _ where isolates > 0: return nil
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return false
        case 0..<0x80: return nil
        case 0x200F, 0x061C: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark:
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
        default: return nil
        }
    }
}
