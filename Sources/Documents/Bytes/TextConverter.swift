/// Converts text to UTF-8 window by window.
protocol TextConverter: Sendable {
    /// Whether something could not be read, and became U+FFFD.
    var isRepaired: Bool { get }
    /// Returns the UTF-8 of the characters that a window completes.
    mutating func convert(_ window: UnsafeRawBufferPointer) -> [UInt8]
    /// Returns the UTF-8 of what is incomplete at the end.
    mutating func finish() -> [UInt8]
}

/// A converter of an encoding in which ASCII is ASCII, so that rows can be written in it as they are in the file.
protocol PlacedConverter: TextConverter {
    /// The number of bytes at the end of the windows that are not converted yet.
    var heldCount: Int { get }
    /// Returns how many of the first bytes a new converter turns into a number of bytes of UTF-8, or into as many as
    /// there are.
    func inputCount(of bytes: UnsafeRawBufferPointer, forOutput count: Int) -> Int
}
