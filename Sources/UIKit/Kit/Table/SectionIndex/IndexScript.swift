/// The scripts of the letters in section indexes.
enum IndexScript {
    case latin, greek, cyrillic, hebrew, kana, hangul

    /// The script of a letter by its block; `nil` for others.
    init?(_ letter: Unicode.Scalar) {
        guard letter.properties.isAlphabetic else { return nil }
        switch letter.value {
        case 0x41...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFF21...0xFF5A: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x590...0x5FF: self = .hebrew
        case 0x3040...0x30FF, 0xFF66...0xFF9D: self = .kana
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
        default: return nil
        }
    }
}
