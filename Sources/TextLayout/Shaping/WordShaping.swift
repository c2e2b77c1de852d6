import CPango

/// A way to shape text that is faster than Pango's and has the same results.
///
/// Layout works without it: Pango shapes the text that it declines. A paragraph names the type that it uses, or none.
/// Implementations are used with the lock of their font engine held, and never free what they return by `Unmanaged`.
///
/// The results differ in one case. A break behind white space keeps the glyphs of the whole text, even if the font
/// looks beyond the space, unless the line is shaped again because of its other end. Less is known of a font without
/// word shaping, so more lines are shaped again.
protocol WordShaping: AnyObject, SendableMetatype {
    /// The instance for the fonts of an engine.
    static func shared(with engine: FontEngine) -> any WordShaping

    /// Shapes a text of one typeface and of no kerning of its own.
    ///
    /// - Parameters:
    ///   - span: The style of the text.
    ///   - result: Receives the items, the advances, the marks, and the script if the text has one only, of words.
    /// - Returns: `false` if Pango has to itemize the text, in which case the result is unchanged.
    func shape(
        _ text: UnsafeBufferPointer<UInt8>,
        in span: StyleSpan,
        isRightToLeft: Bool,
        into result: inout ShapingResult
    ) -> Bool

    /// Shapes an item that Pango found in a text.
    ///
    /// - Parameters:
    ///   - features: Those of the item's style, which Pango has in its analysis.
    ///   - marks: The boundaries in front of each byte of the text.
    /// - Returns: The glyphs, which the caller owns; `nil` if Pango has to shape the item.
    func glyphs(
        of item: UnsafeMutablePointer<PangoItem>,
        font: UnsafeMutablePointer<PangoFont>,
        features: FontFeatures,
        in text: UnsafeBufferPointer<CChar>,
        marks: UnsafeBufferPointer<BoundaryMarks>
    ) -> UnsafeMutablePointer<PangoGlyphString>?

    /// The glyphs of an item's font that depend on the glyphs next to them; `nil` if in the item's script all may.
    func contextualGlyphs(
        of item: UnsafeMutablePointer<PangoItem>,
        font: UnsafeMutablePointer<PangoFont>,
        features: FontFeatures
    ) -> Unmanaged<ContextualGlyphs>?

    /// Joins two slices of text with an ellipsis between them and keeps their glyphs.
    ///
    /// - Returns: `nil` if the line has to be shaped.
    func join(_ head: ShapedSlice, ellipsisAnd tail: ShapedSlice) -> ShapingResult?

    /// The width in Pango units of a line that shows nothing but an ellipsis.
    ///
    /// - Parameters:
    ///   - script: That of the text that the line stands for.
    ///   - measure: Shapes the line. Called once per typeface and script, as long as these are kept.
    func ellipsisWidth(of typeface: Typeface, script: PlainScript, measure: () -> Int) -> Int
}
