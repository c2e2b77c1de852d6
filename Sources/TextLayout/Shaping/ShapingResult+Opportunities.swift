extension ShapingResult {
    /// Returns the break opportunities, with the widths of the lines that end there. O(n).
    func opportunities() -> [BreakOpportunity] {
        var text = text
        return text.withUTF8 { bytes in
            marks.withUnsafeBufferPointer { marks in
                advances.withUnsafeBufferPointer { opportunities(bytes, marks, $0) }
            }
        }
    }

    private func opportunities(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ marks: UnsafeBufferPointer<BoundaryMarks>,
        _ advances: UnsafeBufferPointer<Int32>
    ) -> [BreakOpportunity] {
        let breaking: BoundaryMarks = [.word, .cluster]
        var found: [BreakOpportunity] = []
        found.reserveCapacity(marks.reduce(0) { $0 + ($1.isSuperset(of: breaking) ? 1 : 0) })
        var (x, visibleX) = (0, 0)
        for byte in marks.indices {
            let mark = marks[byte]
            if byte > 0, mark.isSuperset(of: breaking) {
                let hyphen = byte < advances.count ? hyphenAdvance(before: byte, bytes) : nil
                found.append(
                    BreakOpportunity(
                        position: byte,
                        x: x,
                        visibleX: visibleX + (hyphen ?? 0),
                        isHyphenated: hyphen != nil
                    )
                )
            }
            guard byte < advances.count else { break }
            x += Int(advances[byte])
            if mark.contains(.scalar), !mark.contains(.white) { visibleX = x }
        }
        if found.isEmpty { found.append(BreakOpportunity(position: 0, x: 0, visibleX: 0, isHyphenated: false)) }
        return found
    }

    /// The width of the hyphen that a line shows if it ends behind a soft hyphen at `byte`; `nil` if there is none.
    @inline(__always)
    private func hyphenAdvance(before byte: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard byte >= 2, bytes[byte - 1] == 0xAD, bytes[byte - 2] == 0xC2 else { return nil }
        guard let item = items.last(where: { $0.range.lowerBound < byte }) else { return nil }
        return Hyphen(in: item.font).advance
    }
}
