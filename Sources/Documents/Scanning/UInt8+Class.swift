extension UInt8 {
    /// A space, a tab or a carriage return.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
    /// White space as JSON has it.
    var isJSONSpace: Bool { isBlank || self == 0x0A }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self) }
}
