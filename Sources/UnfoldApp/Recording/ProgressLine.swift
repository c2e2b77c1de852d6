import Foundation

/// A line on standard error with the progress of some work. On a terminal it is updated in place.
struct ProgressLine {
    private let name: String
    private let isTerminal = isatty(STDERR_FILENO) != 0

    init(_ name: String) {
        self.name = name
    }

    /// - Parameter fraction: The progress, from 0 to 1.
    func show(_ step: String, _ fraction: Double? = nil) {
        if isTerminal {
            let percent = fraction.map { " \(Int($0 * 100)) %" } ?? ""
            write("\r\u{1B}[K\(name): \(step)\(percent)")
        } else if fraction == nil {
            write("\(name): \(step)\n")
        }
    }

    func end() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
