/// The advances of characters to be told from those of glyphs, with the marks that say which characters there are.
struct CharacterAdvances {
    let advances: UnsafeMutableBufferPointer<Int32>
    let marks: UnsafeMutableBufferPointer<BoundaryMarks>

    /// Notes where a cluster starts, and divides its width evenly among its characters.
    ///
    /// - Parameter cluster: the bytes of the cluster.
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
