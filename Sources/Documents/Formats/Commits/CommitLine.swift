/// The line with which `git log` begins a commit.
enum CommitLine {
    /// Returns whether a line begins with `commit` and a hash of any length, apart from colors.
    static func matches(_ line: UnsafeRawBufferPointer) -> Bool {
        var position = skipColours(line, from: 0)
        for byte in "commit ".utf8 {
            guard position < line.count, line[position] == byte else { return false }
            position += 1
        }
        position = skipColours(line, from: position)
        // `--boundary`, `--left-right` and `--cherry-mark` write one of these before the hash.
        if position < line.count, "-<>=+".utf8.contains(line[position]) { position += 1 }
        let start = position
        while position < line.count, line[position].isHexDigit { position += 1 }
        let length = position - start
        return (4...64).contains(length) && (position == line.count || line[position].isBlank || line[position] == 0x1B)
    }

    private static func skipColours(_ line: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position + 1 < line.count, line[position] == 0x1B, line[position + 1] == UInt8(ascii: "[") {
            var end = position + 2
            while end < line.count, line[end].isDigit || line[end] == UInt8(ascii: ";") { end += 1 }
            guard end < line.count, line[end] == UInt8(ascii: "m") else { break }
            position = end + 1
        }
        return position
    }
}
