import CPango

extension WordShapingEngine {
    func ellipsisWidth(of typeface: Typeface, script: PlainScript, measure: () -> Int) -> Int {
        let shaper = wordShaper(of: typeface, for: script)
        if let known = shaper?.loneEllipsisWidth { return known }
        let width = measure()
        shaper?.loneEllipsisWidth = width
        return width
    }

    /// Declines slices of text that Pango shaped, and those whose glyphs change next to an ellipsis by more than
    /// kerning.
    func join(_ head: ShapedSlice, ellipsisAnd tail: ShapedSlice) -> ShapingResult? {
        guard let script = Self.script(of: head, and: tail), head.isIndependent, tail.isIndependent,
            let typeface = head.text.spans.first?.typeface, let shaper = wordShaper(of: typeface, for: script),
            let joint = EllipsisJoint(head, tail, shaper), let glyphs = pango_glyph_string_new()
        else { return nil }
        joint.fill(glyphs)
        var result = ShapingResult(text: joint.text, marks: joint.marks)
        result.advances = joint.advances
        joint.shareKernedWidths(in: &result)
        result.script = script
        result.items = [shaper.item(0..<result.advances.count, glyphs)]
        return result
    }

    /// The script of text of both slices and an ellipsis; `nil` if it is not that in which they were shaped.
    private static func script(of head: ShapedSlice, and tail: ShapedSlice) -> PlainScript? {
        guard let script = head.text.script, script == tail.text.script else { return nil }
        return script == .common || head.hasLetter || tail.hasLetter ? script : nil
    }
}

extension ShapedSlice {
    fileprivate var hasLetter: Bool {
        withBytes { bytes in
            var byte = 0
            while byte < bytes.count, let (scalar, length) = PlainText.scalar(bytes, at: byte) {
                if !PlainCharacter(of: scalar).isDisjoint(with: .letter) { return true }
                byte += length
            }
            return false
        }
    }
}
