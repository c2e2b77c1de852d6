/// The properties of the characters up to U+FFFF that occurred, in pages of 256. Used with the lock of the font engine
/// held.
final class TextCharacterTable {
    private static let pageSize = 256
    private let pages = UnsafeMutablePointer<UnsafeMutablePointer<TextCharacter>?>.allocate(capacity: pageSize)

    init() { pages.initialize(repeating: nil, count: Self.pageSize) }

    deinit {
        for index in 0..<Self.pageSize { pages[index]?.deallocate() }
        pages.deallocate()
    }

    /// - Parameter value: A scalar up to U+FFFF.
    @inline(__always)
    func character(_ value: UInt32) -> TextCharacter {
        if let page = pages[Int(value >> 8) & 0xFF] { return page[Int(value & 0xFF)] }
        return fill(Int(value >> 8) & 0xFF)[Int(value & 0xFF)]
    }

    private func fill(_ index: Int) -> UnsafeMutablePointer<TextCharacter> {
        let page = UnsafeMutablePointer<TextCharacter>.allocate(capacity: Self.pageSize)
        for low in 0..<Self.pageSize {
            (page + low).initialize(to: TextCharacter(of: UInt32(index << 8 | low)))
        }
        pages[index] = page
        return page
    }
}
