import Documents
import Terminal

/// The signs and the colors of the viewer.
///
/// Only colors of the user's theme are used, and of these only those that are legible on light and dark grounds alike:
/// no yellow, blue, white or bright text. No meaning is in a color alone.
package struct ViewerLook: Hashable, Sendable {
    /// Whether signs are characters of ASCII, for consoles and screen readers.
    package var isPlain: Bool
    package var rule: WidthRule

    package init(isPlain: Bool = false) {
        self.isPlain = isPlain
        rule = WidthRule(isPlain: isPlain)
    }

    var folded: String { isPlain ? "+ " : "▸ " }
    var unfolded: String { isPlain ? "- " : "▾ " }
    var leaf: String { "  " }
    var guide: String { isPlain ? "| " : "│ " }
    var cut: String { isPlain ? ">" : "›" }
    var ellipsis: String { isPlain ? "..." : "…" }

    static let secondary = CellStyle(attributes: .dim)
    static let bold = CellStyle(attributes: .bold)
    static let heading = CellStyle(attributes: [.bold, .underlined])

    /// Returns the style of a part of a text.
    static func style(_ role: TextRole) -> CellStyle {
        switch role {
        case .key, .source, .cyan: CellStyle(foreground: .theme(6))
        case .number, .magenta: CellStyle(foreground: .theme(5))
        case .boolean, .null: CellStyle(foreground: .theme(5), attributes: .bold)
        case .time, .secondary, .gray: secondary
        case .addition, .green: CellStyle(foreground: .theme(2))
        case .removal, .red: CellStyle(foreground: .theme(1))
        case .hunk, .heading, .strong, .blue, .yellow: bold
        case .fileName: CellStyle(attributes: [.bold, .underlined])
        case .link: CellStyle(attributes: .underlined)
        case .error: CellStyle(foreground: .theme(1), attributes: .bold)
        case .warning: bold
        case .information, .debug, .code: .plain
        }
    }

    /// Returns the badge of a severity, a letter on its color.
    static func badge(_ severity: Severity) -> (text: String, style: CellStyle)? {
        switch severity {
        case .error: ("E", CellStyle(foreground: .theme(0), background: .theme(1)))
        case .warning: ("W", CellStyle(foreground: .theme(0), background: .theme(3)))
        case .information: ("I", .plain)
        case .debug: ("D", secondary)
        }
    }
}
