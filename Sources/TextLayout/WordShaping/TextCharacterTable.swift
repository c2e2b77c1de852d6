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
        if let page = pages[Int(value >> 8) & 0xFF] {
            let character = page[Int(value & 0xFF)]
            if character.isKnown { return character }
        }
        return find(value)
    }

    private func find(_ value: UInt32) -> TextCharacter {
        let index = Int(value >> 8) & 0xFF
        let page = pages[index] ?? makePage(index)
        let character = TextCharacter(of: value)
        page[Int(value & 0xFF)] = character
        return character
    }

    private func makePage(_ index: Int) -> UnsafeMutablePointer<TextCharacter> {
        let page = UnsafeMutablePointer<TextCharacter>.allocate(capacity: Self.pageSize)
        page.initialize(repeating: TextCharacter(), count: Self.pageSize)
        pages[index] = page
        return page
    }
}
