import CPango

/// Two slices of text with an ellipsis between them, and the glyphs on its sides kerned with it.
struct EllipsisJoint {
    private let head: ShapedSlice
    private let tail: ShapedSlice
    private let ellipsis: PangoGlyphInfo
    /// The last cluster of the text before the ellipsis and its kerned glyph; `nil` if there is no text.
    private let before: (cluster: Range<Int>, glyph: PangoGlyphInfo)?
    /// The first cluster of the text behind the ellipsis and its kerned glyph; `nil` if there is no text.
    private let after: (cluster: Range<Int>, glyph: PangoGlyphInfo)?

    /// Fails if the line has to be shaped to know its glyphs.
    init?(_ head: ShapedSlice, _ tail: ShapedSlice, _ shaper: WordShaper) {
        guard let context = shaper.ellipsis, head.item.font == shaper.font, tail.item.font == shaper.font,
            !context.isSeen(by: UnsafeBufferPointer(rebasing: head.glyphs.suffix(EllipsisContext.reach))),
            !context.isSeen(by: UnsafeBufferPointer(rebasing: tail.glyphs.prefix(EllipsisContext.reach)))
        else { return nil }
        self.head = head
        self.tail = tail
        guard var glyph = EllipsisKerning.glyphs(Array(Ellipsis.text.utf8), shaper)?.first else { return nil }
        func kerned(_ cluster: Range<Int>?, of slice: ShapedSlice, isBehind: Bool)
            -> (cluster: Range<Int>, glyph: PangoGlyphInfo)??
        {
            guard let cluster else { return .some(nil) }
            let part = ShapedSlice(text: slice.text, range: cluster)
            guard part.glyphs.count == 1,
                let kerning = EllipsisKerning.of(part, as: part.glyphs[0].glyph, isBehind: isBehind, in: shaper)
            else { return nil }
            var own = part.glyphs[0]
            own.geometry = own.geometry + kerning.neighbor
            glyph.geometry = glyph.geometry + kerning.ellipsis
            return own.geometry.width > 0 && glyph.geometry.width > 0 ? .some((cluster, own)) : nil
        }
        guard let before = kerned(head.lastCluster, of: head, isBehind: true),
            let after = kerned(tail.firstCluster, of: tail, isBehind: false)
        else { return nil }
        self.before = before
        self.after = after
        ellipsis = glyph
    }

    /// The byte of the line at which the ellipsis starts.
    private var place: Int { head.range.count }
    /// The byte of the line at which the text behind the ellipsis starts.
    private var tailStart: Int { place + Ellipsis.text.utf8.count }
    private var count: Int { tailStart + tail.range.count }

    var text: String {
        String(unsafeUninitializedCapacity: count) { bytes in
            var next = head.withBytes { bytes.update(fromContentsOf: $0) }
            next = bytes[next...].update(fromContentsOf: Ellipsis.text.utf8)
            return tail.withBytes { bytes[next...].update(fromContentsOf: $0) }
        }
    }

    /// The boundaries of the line, without break opportunities: a line is not broken again.
    var marks: [BoundaryMarks] {
        let kept: BoundaryMarks = [.scalar, .caret, .cluster, .white]
        var marks: [BoundaryMarks] = []
        marks.reserveCapacity(count + 1)
        for mark in head.text.marks[head.range] { marks.append(mark.intersection(kept)) }
        marks += [[.scalar, .caret, .cluster], [], []]
        for mark in tail.text.marks[tail.range] { marks.append(mark.intersection(kept)) }
        marks.append(ShapingResult.endMarks)
        return marks
    }

    /// The advances before kerning, except that of the ellipsis.
    var advances: [Int32] {
        var advances: [Int32] = []
        advances.reserveCapacity(count)
        advances += head.text.advances[head.range]
        advances += [ellipsis.geometry.width, 0, 0]
        advances += tail.text.advances[tail.range]
        return advances
    }

    /// Replaces the advances of the clusters next to the ellipsis by the kerned ones.
    func shareKernedWidths(in result: inout ShapingResult) {
        result.advances.withUnsafeMutableBufferPointer { advances in
            result.marks.withUnsafeMutableBufferPointer { marks in
                let characters = CharacterAdvances(advances: advances, marks: marks)
                if let (cluster, glyph) = before {
                    characters.share(glyph.geometry.width, among: cluster.shifted(by: -head.range.lowerBound))
                }
                if let (cluster, glyph) = after {
                    let shift = tailStart - tail.range.lowerBound
                    characters.share(glyph.geometry.width, among: cluster.shifted(by: shift))
                }
            }
        }
    }

    /// Writes the glyphs of the line.
    func fill(_ string: UnsafeMutablePointer<PangoGlyphString>) {
        let (first, last) = (head.glyphs, tail.glyphs)
        pango_glyph_string_set_size(string, Int32(first.count + 1 + last.count))
        guard let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters else { return }
        head.copyGlyphs(to: glyphs, clusters, startingAt: 0)
        if let before { glyphs[first.count - 1] = before.glyph }
        glyphs[first.count] = ellipsis
        clusters[first.count] = Int32(place)
        tail.copyGlyphs(to: glyphs + first.count + 1, clusters + first.count + 1, startingAt: tailStart)
        if let after { glyphs[first.count + 1] = after.glyph }
    }
}

extension ShapedSlice {
    /// The only item of a text that a `WordShaping` shaped.
    fileprivate var item: ShapedItem { text.items[0] }

    fileprivate var glyphs: UnsafeBufferPointer<PangoGlyphInfo> {
        let all = item.glyphRange(of: range)
        return UnsafeBufferPointer(start: item.glyphs.pointee.glyphs + all.lowerBound, count: all.count)
    }

    fileprivate func copyGlyphs(
        to glyphs: UnsafeMutablePointer<PangoGlyphInfo>,
        _ clusters: UnsafeMutablePointer<gint>,
        startingAt start: Int
    ) {
        let all = item.glyphRange(of: range)
        let shift = Int32(start - range.lowerBound)
        for index in 0..<all.count {
            glyphs[index] = item.glyphs.pointee.glyphs[all.lowerBound + index]
            clusters[index] = item.glyphs.pointee.log_clusters[all.lowerBound + index] + shift
        }
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range {
        (lowerBound + distance)..<(upperBound + distance)
    }
}
