import UIKit

/// The bar that leads to a line.
final class LineBar: BottomBar {
    /// Go to a line, the first of which is 1.
    var onLine: (Int) -> Void = { _ in }

    init() {
        let field = BarField(symbol: "line.3.horizontal", placeholder: "Line")
        super.init(field: field)
        field.addAction(UIAction { [weak self] _ in self?.explain(nil) }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Says that a line was not found yet.
    func wait() {
        field.setNote("looking for it…")
    }

    private func submit() {
        guard let line = Self.line(field.text ?? "") else {
            return explain("A line is a number, the first one 1.")
        }
        onLine(line)
    }

    /// The line that a text names; numbers may be written in groups. `nil` for what is no line.
    static func line(_ text: String) -> Int? {
        let separators: Set<Character> = [",", ".", "_", "'", "\u{a0}", "\u{202f}", " "]
        let digits = text.filter { !separators.contains($0) }
        // More digits than any file has lines mean its end.
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let line = Int(digits) ?? .max
        return line > 0 ? line : nil
    }
}
