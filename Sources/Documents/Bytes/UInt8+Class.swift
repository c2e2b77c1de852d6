extension UInt8 {
    /// Whether the byte is a space, a tab or a carriage return.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
    /// Whether the byte is white space in JSON.
    var isJSONSpace: Bool { isBlank || self == 0x0A }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIILetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self) }
}
