import CPango

/// A word with the spaces behind it, or several words, shaped alone. Stored as it is in the glyphs of a text, so
/// that it only has to be copied there.
///
/// One allocation holds everything: the glyphs, their clusters, the advances, the marks and the text.
final class ShapedWord: ManagedBuffer<ShapedWord.Counts, UInt32> {
    struct Counts {
        let glyphs: Int
        /// The length of the text in UTF-8.
        let bytes: Int
        /// Equal to `bytes`, or 0.
        let marks: Int
    }

    /// Creates a word.
    ///
    /// - Parameters:
    ///   - text: The bytes of the word.
    ///   - marks: The boundaries in front of each byte, as if the word started a text.
    ///   - glyphs: The glyphs, from left to right.
    ///   - clusters: The clusters of the glyphs, counted from the start of the word. Empty if the glyphs are not known,
    ///     in which case there are no advances either.
    ///   - isRightToLeft: Whether the first glyph belongs to the end of the word.
    static func make(
        _ text: UnsafeBufferPointer<UInt8>,
        marks: some Collection<BoundaryMarks>,
        glyphs: [PangoGlyphInfo],
        clusters: [Int32],
        isRightToLeft: Bool = false
    ) -> ShapedWord {
        let word = allocate(Counts(glyphs: glyphs.count, bytes: text.count, marks: marks.count))
        word.withParts { parts in
            _ = parts.glyphs.initialize(from: glyphs)
            _ = parts.clusters.initialize(from: clusters)
            parts.advances.initialize(repeating: 0)
            _ = parts.marks.initialize(from: marks)
            _ = parts.text.initialize(from: text)
            if !glyphs.isEmpty { word.measure(parts, isRightToLeft: isRightToLeft) }
        }
        return word
    }

    /// Creates a word whose glyphs and clusters a closure initializes. Advances are 0 and marks empty before.
    static func make(
        _ text: UnsafeBufferPointer<UInt8>,
        glyphCount: Int,
        initializingWith initialize: (Parts) -> Void
    ) -> ShapedWord {
        let word = allocate(Counts(glyphs: glyphCount, bytes: text.count, marks: text.count))
        word.withParts { parts in
            parts.advances.initialize(repeating: 0)
            parts.marks.initialize(repeating: [])
            _ = parts.text.initialize(from: text)
            initialize(parts)
        }
        return word
    }

    private static func allocate(_ counts: Counts) -> ShapedWord {
        let size = counts.glyphs * glyphStride + 5 * counts.marks + counts.bytes
        let made = create(minimumCapacity: (size + 3) / 4) { _ in counts }
        return unsafeDowncast(made, to: ShapedWord.self)
    }

    /// The size of a glyph and its cluster, in bytes.
    private static let glyphStride = MemoryLayout<PangoGlyphInfo>.stride + 4

    struct Parts {
        let glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo>
        let clusters: UnsafeMutableBufferPointer<Int32>
        /// The advance of the character that starts at each byte.
        let advances: UnsafeMutableBufferPointer<Int32>
        let marks: UnsafeMutableBufferPointer<BoundaryMarks>
        let text: UnsafeMutableBufferPointer<UInt8>
    }

    @inline(__always)
    func withParts<Result>(_ body: (Parts) -> Result) -> Result {
        withUnsafeMutablePointers { counts, elements in
            let (glyphs, bytes, marks) = (counts.pointee.glyphs, counts.pointee.bytes, counts.pointee.marks)
            var next = UnsafeMutableRawPointer(elements)
            @inline(__always)
            func take<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutableBufferPointer<Element> {
                defer { next += count * MemoryLayout<Element>.stride }
                return UnsafeMutableBufferPointer(start: next.bindMemory(to: type, capacity: count), count: count)
            }
            return body(
                Parts(
                    glyphs: take(glyphs, of: PangoGlyphInfo.self),
                    clusters: take(glyphs, of: Int32.self),
                    advances: take(marks, of: Int32.self),
                    marks: take(marks, of: BoundaryMarks.self),
                    text: take(bytes, of: UInt8.self)
                )
            )
        }
    }

    private func measure(_ parts: Parts, isRightToLeft: Bool) {
        let characters = CharacterAdvances(advances: parts.advances, marks: parts.marks)
        var (cluster, width) = (0, Int32(0))
        let count = parts.glyphs.count
        for index in 0..<count {
            let glyph = isRightToLeft ? count - 1 - index : index
            let start = Int(parts.clusters[glyph])
            if start > cluster {
                characters.share(width, among: cluster..<start)
                (cluster, width) = (start, 0)
            }
            width += parts.glyphs[glyph].geometry.width
        }
        characters.share(width, among: cluster..<parts.text.count)
    }

    @inline(__always)
    func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        withParts { parts in
            guard parts.text.count == bytes.count, let own = parts.text.baseAddress, let other = bytes.baseAddress
            else {
                return false
            }
            return memcmp(own, other, bytes.count) == 0
        }
    }
}
