import Foundation
import Terminal

/// Standard input of a pager, of which the beginning is read before anything is shown.
///
/// Nothing is read from the terminal meanwhile: its keys belong to the program that writes.
struct PagerInput {
    /// The bytes that have been read.
    private(set) var bytes: [UInt8] = []
    /// Whether there are no more.
    private(set) var isComplete = false

    /// Reads until there is more than fits on a screen, or until the end.
    ///
    /// - Parameter size: The screen; `nil` to wait only for the first bytes.
    mutating func read(for size: GridSize?) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isComplete {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                isComplete = true
                return
            }
            bytes += buffer.prefix(count)
            guard let size, PlainText.rows(of: bytes, columns: size.columns, limit: size.rows) < size.rows else {
                return
            }
        }
    }

    /// Makes standard input a pipe with all bytes: those that were read, and those to come, of which those that are
    /// written over are left out if the beginning has some.
    func passOn() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        let source = dup(STDIN_FILENO)
        dup2(ends[0], STDIN_FILENO)
        close(ends[0])
        let (target, first, isComplete) = (ends[1], bytes, isComplete)
        let hasOverstrikes = first.contains(0x08)
        Thread.detachNewThread {
            defer { close(target) }
            var overstrikes = Overstrikes()
            func pass(_ bytes: [UInt8]) -> Bool {
                Self.write(hasOverstrikes ? overstrikes.removed(from: bytes) : bytes, to: target)
            }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var isOpen = pass(first)
            while isOpen, !isComplete {
                let count = Foundation.read(source, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                isOpen = pass(Array(buffer.prefix(count)))
            }
            _ = Self.write(overstrikes.end(), to: target)
        }
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
