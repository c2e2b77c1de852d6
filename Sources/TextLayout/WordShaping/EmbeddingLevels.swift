import CPango

/// The levels of the Unicode bidirectional algorithm, as Pango's itemizing uses them.
enum EmbeddingLevels {
    /// Calls a closure with the levels of a text's characters; returns `nil` if FriBidi has none.
    static func resolve<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isRightToLeft: Bool,
        _ body: (UnsafeMutablePointer<UInt8>) -> Result
    ) -> Result? {
        bytes.withMemoryRebound(to: CChar.self) { text in
            var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            guard let levels = pango_log2vis_get_embedding_levels(text.baseAddress, Int32(text.count), &direction)
            else { return nil }
            defer { g_free(levels) }
            return body(levels)
        }
    }

    /// The level of all characters of a text; `nil` if they may have different ones.
    ///
    /// - Parameter seen: The properties of all characters together.
    static func uniform(_ seen: UInt32, isRightToLeft: Bool) -> UInt8? {
        if isRightToLeft { return seen & (TextCharacter.leftToRight | TextCharacter.arabicNumber) == 0 ? 1 : nil }
        return seen & (TextCharacter.rightToLeft | TextCharacter.arabicNumber) == 0 ? 0 : nil
    }
}
