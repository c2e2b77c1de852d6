import CoreGraphics

/// The places of tokens and of the text beside them, in points.
struct TokenLayout: Equatable {
    /// The frames of the tokens, in their order from the leading edge.
    let tokens: [CGRect]
    /// The frame of the text.
    let text: CGRect

    /// - Parameters:
    ///   - widths: The widths that the tokens want. The widest become narrower if they leave too little for the text.
    ///   - height: The height that the tokens want.
    ///   - room: The frame of the text without tokens.
    init(
        _ widths: [CGFloat],
        height wantedHeight: CGFloat = TokenMetrics.height,
        in room: CGRect,
        isRightToLeft: Bool
    ) {
        guard !widths.isEmpty else {
            (tokens, text) = ([], room)
            return
        }
        let gaps = TokenMetrics.spacing * CGFloat(widths.count)
        let least = min(TokenMetrics.leastText, room.width)
        let shown = BarItemLayout.widths(of: widths.map { .fixed($0) }, in: room.width - gaps - least)
        let height = min(wantedHeight, room.height)
        var start: CGFloat = 0
        var frames: [CGRect] = []
        for width in shown {
            let x = isRightToLeft ? room.maxX - start - width : room.minX + start
            frames.append(CGRect(x: x, y: room.midY - height / 2, width: width, height: height))
            start += width + TokenMetrics.spacing
        }
        start = min(start, room.width)
        tokens = frames
        text = CGRect(
            x: isRightToLeft ? room.minX : room.minX + start,
            y: room.minY,
            width: room.width - start,
            height: room.height
        )
    }
}
