import UIKit

/// The bar that asks for a line, and takes what else a colon begins in editors: a path, or a command.
final class LineBar: BottomBar {
    /// Called with the line that the user enters. The first line is 1.
    var onLine: (Int) -> Void = { _ in }
    /// Called with another text. Returns what is wrong with it; `nil` if it was taken.
    var onText: (String) -> String? = { _ in "A line is a number, the first one 1." }

    init() {
        let field = BarField(symbol: "line.3.horizontal", placeholder: "Line")
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.explain(nil) }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows that the line is not found yet.
    func wait() {
        field.setNote("looking for it…")
    }

    private func submit() {
        guard let line = Self.line(field.text ?? "") else {
            if let mistake = onText(field.text ?? "") { explain(mistake) }
            return
        }
        onLine(line)
    }

    /// Returns the line that a text names, with or without separators between groups of digits; `nil` if it names none.
    static func line(_ text: String) -> Int? {
        let separators: Set<Character> = [",", ".", "_", "'", "\u{a0}", "\u{202f}", " "]
        let digits = text.filter { !separators.contains($0) }
        // A number that exceeds `Int` exceeds the number of lines, too.
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let line = Int(digits) ?? .max
        return line > 0 ? line : nil
    }
}
