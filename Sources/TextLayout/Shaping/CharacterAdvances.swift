/// The advances of characters, to be derived from those of glyphs, and the boundaries of the characters.
struct CharacterAdvances {
    let advances: UnsafeMutableBufferPointer<Int32>
    let marks: UnsafeMutableBufferPointer<BoundaryMarks>

    /// Marks the start of a cluster and divides its width evenly among its characters.
    ///
    /// - Parameter cluster: The bytes of the cluster.
    @inline(__always)
    func share(_ width: Int32, among cluster: Range<Int>) {
        guard !cluster.isEmpty else { return }
        marks[cluster.lowerBound].insert(.cluster)
        advances[cluster.lowerBound] = width
        if cluster.count > 1 { divide(width, among: cluster) }
    }

    private func divide(_ width: Int32, among cluster: Range<Int>) {
        let others = (cluster.lowerBound + 1)..<cluster.upperBound
        var carets: Int32 = 0
        for byte in others where marks[byte].contains(.caret) { carets += 1 }
        guard carets > 0 else { return }
        let part = width / (carets + 1)
        advances[cluster.lowerBound] = width - part * carets
        for byte in others where marks[byte].contains(.caret) { advances[byte] = part }
    }
}
