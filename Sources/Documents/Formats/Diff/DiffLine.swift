/// A line of a difference between files, apart from the escape sequences of colors.
enum DiffLine {
    /// Returns the line after escape sequences at its beginning.
    static func withoutColors(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var start = 0
        while start + 1 < line.count, line[start] == 0x1B, line[start + 1] == UInt8(ascii: "[") {
            guard let end = line[(start + 2)...].firstIndex(where: { !$0.isDigit && $0 != UInt8(ascii: ";") }),
                line[end] == UInt8(ascii: "m")
            else { break }
            start = end + 1
        }
        return UnsafeRawBufferPointer(rebasing: line[start...])
    }

    /// Whether a line is the first one of a file's part: `diff --git a/x b/x`.
    static func beginsFile(_ line: UnsafeRawBufferPointer) -> Bool {
        withoutColors(line).starts(with: "diff -".utf8)
    }

    /// Whether a line names the old file of a part without a line `diff`. The name ends in a tab and a date.
    static func namesOldFile(_ line: UnsafeRawBufferPointer) -> Bool {
        let line = withoutColors(line)
        let isMarked = line.starts(with: "--- ".utf8) || line.starts(with: "*** ".utf8)
        return isMarked && line.contains(0x09) && !line.starts(with: "--- a/".utf8)
            && !line.starts(with: "--- \"a/".utf8)
    }

    /// Whether a line is the command of a change without context, such as `1,2c3` and `4a5,6`.
    static func isCommand(_ line: some Collection<UInt8>) -> Bool {
        guard line.first?.isDigit == true else { return false }
        func range(_ text: some Collection<UInt8>) -> Bool {
            let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
        }
        let text = Array(line.prefix(64))
        let end = text.last == 0x0D ? text.dropLast() : text[...]
        guard let sign = end.firstIndex(where: { "acd".utf8.contains($0) }) else { return false }
        return range(end[..<sign]) && range(end[end.index(after: sign)...])
    }

    /// Returns the offset of the first part of a file in the bytes of a commit; `nil` if there is none.
    static func startOfFiles(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var found: Int?
            TextLines.forEach(in: bytes) { line in
                if beginsFile(UnsafeRawBufferPointer(rebasing: bytes[line.prefix(LineSplitter.headLength)])) {
                    found = line.lowerBound
                }
                return found == nil
            }
            return found
        }
    }
}
