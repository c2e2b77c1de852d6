import CPango

extension Shaper {
    /// Puts an ellipsis between two stretches of texts that were put together from words, in one style: with the glyphs that
    /// they have, as if all had been shaped. Nil if that cannot be told.
    init?(_ head: TextStretch, ellipsisAnd tail: TextStretch, engine: FontEngine) {
        guard let script = Self.script(of: head, and: tail), head.isSeparate, tail.isSeparate,
            let typeface = head.text.spans.first?.typeface, let shaper = engine.wordShaper(of: typeface, for: script),
            let joint = EllipsisJoint(head, tail, shaper), let glyphs = pango_glyph_string_new()
        else { return nil }
        let (size, dots) = (head.range.count + Ellipsis.text.utf8.count + tail.range.count, Ellipsis.text.utf8)
        let text = String(unsafeUninitializedCapacity: size) { bytes in
            var next = head.withBytes { bytes.update(fromContentsOf: $0) }
            next = bytes[next...].update(fromContentsOf: dots)
            return tail.withBytes { bytes[next...].update(fromContentsOf: $0) }
        }
        let place = head.range.count
        var marks: [BoundaryMarks] = []
        var advances: [Int32] = []
        marks.reserveCapacity(size + 1)
        advances.reserveCapacity(size)
        // A line is not broken again.
        let inner: BoundaryMarks = [.scalar, .caret, .cluster, .white]
        for mark in head.text.marks[head.range] { marks.append(mark.intersection(inner)) }
        marks += [[.scalar, .caret, .cluster], [], []]
        for mark in tail.text.marks[tail.range] { marks.append(mark.intersection(inner)) }
        marks.append([.scalar, .caret, .cluster, .character, .word])
        advances += head.text.advances[head.range]
        advances += [joint.ellipsis.geometry.width, 0, 0]
        advances += tail.text.advances[tail.range]
        advances.withUnsafeMutableBufferPointer { advances in
            marks.withUnsafeMutableBufferPointer { marks in
                let characters = CharacterAdvances(advances: advances, marks: marks)
                if let (cluster, glyph) = joint.before {
                    characters.share(glyph.geometry.width, among: cluster.shifted(by: -head.range.lowerBound))
                }
                if let (cluster, glyph) = joint.after {
                    let shift = place + dots.count - tail.range.lowerBound
                    characters.share(glyph.geometry.width, among: cluster.shifted(by: shift))
                }
            }
        }
        joint.fill(glyphs, dotsAt: place, tailAt: place + dots.count)
        self.init(text: text, marks: marks)
        self.advances = advances
        self.script = script
        items = [
            ShapedItem(
                range: 0..<size,
                level: 0,
                font: shaper.font,
                glyphs: glyphs,
                pangoItem: nil,
                neighbors: shaper.neighbors
            )
        ]
    }

    /// The script that text of both stretches and an ellipsis is in; nil if it is not that which they were shaped in.
    private static func script(of head: TextStretch, and tail: TextStretch) -> PlainScript? {
        guard let script = head.text.script, script == tail.text.script else { return nil }
        return script == .common || head.hasLetter || tail.hasLetter ? script : nil
    }
}

extension TextStretch {
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

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range {
        (lowerBound + distance)..<(upperBound + distance)
    }
}
