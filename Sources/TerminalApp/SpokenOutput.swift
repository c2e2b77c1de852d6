import Terminal
import TerminalViewer

/// The output for readers of screens that hear lines: each row or message below the last one, and nothing that changes
/// what was written.
@MainActor
struct SpokenOutput {
    private var last = ""

    /// Returns the lines that are new since the last ones.
    mutating func bytes(for session: ViewerSession) -> [UInt8] {
        let text = session.spoken
        guard text != last else { return [] }
        // Letters that the user writes appear one by one.
        let isWritten = session.isWriting && text.hasPrefix(last) && !last.isEmpty
        let new = isWritten ? String(text.dropFirst(last.count)) : text
        last = text
        let lines = isWritten ? [new] : [new] + session.spokenDetail
        let shown = lines.map { CellText($0, rule: WidthRule(isPlain: true)).elements.map(\.glyph.text).joined() }
        return Array(((isWritten ? "" : "\r\n") + shown.joined(separator: "\r\n")).utf8)
    }
}
