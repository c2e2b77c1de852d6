import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// An attributed text that is measured or drawn without a view.
struct DrawnText {
    let string: NSAttributedString
    var options: NSStringDrawingOptions
    var context: NSStringDrawingContext?

    /// The default font of Apple's string drawing.
    private static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// Returns the bounds of the text in a size. A width or height of 0 or less means no limit.
    func bounds(in size: CGSize) -> CGRect {
        let frame = frame(in: size, isDrawing: false)
        let top = wraps ? 0 : -frame.firstBaseline
        return CGRect(origin: CGPoint(x: 0, y: top), size: frame.size)
    }

    /// Draws the text in the current context.
    func draw(in rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let frame = frame(in: rect.size, isDrawing: true)
        initializeDisplayList()
        let nodes = frame.renderNodes(
            color: UIColor.black.cgColor.rgba,
            origin: CGPoint(x: rect.minX, y: wraps ? rect.minY : rect.minY - frame.firstBaseline),
            in: wraps && rect.width > 0 ? rect.width : nil
        )
        if !nodes.isEmpty { target.draw(.container(nodes)) }
    }

    private var wraps: Bool { options.contains(.usesLineFragmentOrigin) }

    private func frame(in size: CGSize, isDrawing: Bool) -> TextFrame {
        let truncates = options.contains(.truncatesLastVisibleLine)
        let values = string.paragraphValues ?? ParagraphValues()
        let isSingle = !wraps || (!truncates && values.lineBreakMode.isSingleLine && !hasBreaks)
        let isWide = size.width <= 0 || (!wraps && !values.lineBreakMode.isSingleLine)
        let room = CGSize(
            width: isWide ? .infinity : size.width,
            // When measuring, the height limits the lines only if the last one is to be truncated.
            height: wraps && size.height > 0 && (truncates || isDrawing) ? size.height : .infinity
        )
        var text = text(values, truncates: truncates)
        if values.allowsTightening { text = text.tightened(toFit: room, lines: isSingle ? 1 : 0) }
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
            let room = CGSize(width: room.width, height: size.height > 0 ? size.height : .infinity)
            text = text.shrunk(toFit: room, lines: isSingle ? 1 : 0, minimum: context.minimumScaleFactor)
        }
        let frame = text.frame(width: room.width, height: room.height, lines: isSingle ? 1 : 0)
        context?.actualScaleFactor = text.scale
        context?.totalBounds = CGRect(origin: .zero, size: frame.size)
        return frame
    }

    private func text(_ values: ParagraphValues, truncates: Bool) -> LabelText {
        let traits = UITraitCollection.current
        var style = values.style(isRightToLeft: traits.layoutDirection == .rightToLeft)
        style.ownIndents = string.ownIndents
        if values.alignment == .natural, options.contains(.resolvesNaturalAlignmentWithBaseWritingDirection) {
            style.alignment = .natural
        }
        let mode = truncates && !values.lineBreakMode.isSingleLine ? .byTruncatingTail : values.lineBreakMode
        return LabelText(string.runs(font: Self.defaultFont, traits: traits), style: style, lineBreak: mode)
    }

    private var hasBreaks: Bool {
        string.string.unicodeScalars.contains { CharacterSet.newlines.contains($0) }
    }
}

extension NSLineBreakMode {
    /// Whether text in this mode stays in one line, except in a label with several lines.
    fileprivate var isSingleLine: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}
