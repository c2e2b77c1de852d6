extension ShapedText {
    /// The break opportunities, in order, as many as `opportunities`; `nil` for text that is extremely wide. Found on
    /// first access.
    var lineEnds: UnsafePointer<LineEnd>? {
        if let known = knownLineEnds.value { return known }
        guard width < Int(Int32.max) / 2, count < Int(Int32.max) else { return nil }
        return knownLineEnds.set(findLineEnds())
    }

    private func findLineEnds() -> UnsafeMutablePointer<LineEnd> {
        let ends = UnsafeMutablePointer<LineEnd>.allocate(capacity: opportunities.count)
        var nextDoubtful = Int32.max
        for index in opportunities.indices.reversed() {
            let opportunity = opportunities[index]
            let isDoubtful = opportunity.isHyphenated || isUnsafeToBreak(at: opportunity.position)
            let visibleX = Int32(clamping: opportunity.visibleX)
            // A word that a `WordShaping` shaped tells all about its breaks.
            if isDoubtful, script == nil { nextDoubtful = visibleX }
            (ends + index).initialize(
                to: LineEnd(
                    position: Int32(opportunity.position),
                    x: Int32(clamping: opportunity.x),
                    visibleX: visibleX,
                    isPlain: !isDoubtful && !(script != nil && isWithinWord(opportunity.position)),
                    nextDoubtful: nextDoubtful
                )
            )
        }
        return ends
    }
}
