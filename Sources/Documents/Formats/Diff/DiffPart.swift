/// The part of a difference that is about one file, or one change of a difference that names no files.
///
/// Lines are counted by the hunk in which they are: its head tells how many lines it has, so that `-- ` after it, with
/// which `git format-patch` ends, is none, and `--- x` in it is one.
struct DiffPart {
    /// The name of the file, or of both files if it was renamed; `nil` if the lines are something else.
    private(set) var name: String?
    private(set) var additions = 0
    private(set) var removals = 0
    /// The changes of the file as a whole, in words.
    private(set) var notes: [String] = []
    /// The lines from the first hunk on.
    private(set) var hunks: ArraySlice<Substring> = []

    init(_ lines: [Substring]) {
        if let first = lines.first, DiffLine.isCommand(first.utf8) {
            name = String(first)
            hunks = lines[...]
            additions = lines.count { $0.hasPrefix("> ") || $0 == ">" }
            removals = lines.count { $0.hasPrefix("< ") || $0 == "<" }
            return
        }
        let isContext = lines.contains { $0.hasPrefix("***************") }
        let mark = isContext ? "***************" : "@@"
        let start = lines.firstIndex { $0.hasPrefix(mark) } ?? lines.endIndex
        readNames(lines[..<start], isContext: isContext)
        hunks = lines[start...]
        if isContext { countContext() } else { countUnified() }
    }

    private mutating func readNames(_ lines: ArraySlice<Substring>, isContext: Bool) {
        var (old, new): (String?, String?)
        let (oldMark, newMark) = isContext ? ("*** ", "--- ") : ("--- ", "+++ ")
        for line in lines {
            if line.hasPrefix(oldMark) { old = Self.path(line.dropFirst(4)) }
            if line.hasPrefix(newMark) { new = Self.path(line.dropFirst(4)) }
            if line.hasPrefix("rename from ") { old = Self.unquoted(line.dropFirst(12)) }
            if line.hasPrefix("rename to ") { new = Self.unquoted(line.dropFirst(10)) }
            if line.hasPrefix("new file") { notes.append("new file") }
            if line.hasPrefix("deleted file") { notes.append("deleted") }
            if line == "new value" { notes.append("new") }
            if line == "deleted value" { notes.append("deleted") }
            if line.hasPrefix("Binary files") || line.hasPrefix("GIT binary patch") { notes.append("binary") }
            if line.hasPrefix("old mode ") { notes.append("mode changed") }
        }
        if old == nil, new == nil, let first = lines.first, first.hasPrefix("diff -") {
            // A file without lines is named by the first line only.
            new = Self.lastName(in: first)
        }
        name = new ?? old
        // The files of a context diff are often two, with names of their own.
        if let old, let new, old != new, !isContext {
            name = "\(old) → \(new)"
            notes.append("renamed")
        }
    }

    /// Counts the lines of unified hunks, and of combined ones, whose lines have a sign for each of several old files.
    private mutating func countUnified() {
        var (signs, old, new) = (0, 0, 0)
        for line in hunks {
            if line.hasPrefix("@@"), let hunk = Self.hunk(line) {
                (signs, old, new) = (hunk.oldCounts.count, hunk.oldCounts.max() ?? 0, hunk.newCount)
                continue
            }
            guard signs > 0, old > 0 || new > 0 || signs > 1, line.utf8.first != UInt8(ascii: "\\") else { continue }
            let prefix = line.utf8.prefix(signs)
            guard prefix.allSatisfy({ " +-".utf8.contains($0) }), signs == 1 || line != "-- " else {
                signs = line.isEmpty ? signs : 0
                continue
            }
            let isAddition = prefix.contains(UInt8(ascii: "+"))
            let isRemoval = prefix.contains(UInt8(ascii: "-"))
            if isAddition { additions += 1 }
            if isRemoval { removals += 1 }
            if !isAddition { old -= 1 }
            if !isRemoval { new -= 1 }
        }
    }

    /// Returns the numbers of lines in the head of a hunk, such as `@@ -1,2 +1,3 @@` and `@@@ -1 -1 +1,2 @@@`.
    private static func hunk(_ line: Substring) -> (oldCounts: [Int], newCount: Int)? {
        let words = line.split(separator: " ").dropFirst().prefix { !$0.hasPrefix("@@") }
        func count(_ range: Substring) -> Int {
            let parts = range.dropFirst().split(separator: ",")
            return parts.count > 1 ? Int(parts[1]) ?? .max : 1
        }
        let old = words.filter { $0.hasPrefix("-") }.map(count)
        guard !old.isEmpty, let new = words.first(where: { $0.hasPrefix("+") }) else { return nil }
        return (old, count(new))
    }

    /// Counts the lines of context hunks: `!` is a line that was changed, on each side.
    private mutating func countContext() {
        var isNew = false
        for line in hunks {
            if line.hasPrefix("*** "), line.hasSuffix("****") { isNew = false }
            if line.hasPrefix("--- "), line.hasSuffix("----") { isNew = true }
            if line.hasPrefix("! ") { if isNew { additions += 1 } else { removals += 1 } }
            if line.hasPrefix("+ ") { additions += 1 }
            if line.hasPrefix("- ") { removals += 1 }
        }
    }

    /// Returns the path of a file without git's prefix; `nil` for `/dev/null`.
    private static func path(_ text: Substring) -> String? {
        let isQuoted = text.hasPrefix("\"")
        let name = isQuoted ? unquoted(text) : String(text.prefix { $0 != "\t" })
        guard name != "/dev/null" else { return nil }
        let isPrefixed = name.hasPrefix("a/") || name.hasPrefix("b/")
        return isPrefixed ? String(name.dropFirst(2)) : name
    }

    /// Returns the second name of a line such as `diff --git a/x b/x`.
    private static func lastName(in line: Substring) -> String? {
        let isQuoted = line.hasSuffix("\"")
        let start = isQuoted ? line.dropLast().lastIndex(of: "\"") : line.lastIndex(of: " ").map(line.index(after:))
        return start.flatMap { path(line[$0...]) }
    }

    /// Returns a name without the quotation marks and the octal escapes with which git writes one that is not ASCII.
    private static func unquoted(_ text: Substring) -> String {
        guard text.hasPrefix("\"") else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8.dropFirst())[...]
        while let byte = rest.popFirst(), byte != 0x22 {
            guard byte == 0x5C, let next = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            let digits = [next] + rest.prefix(2)
            if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(escapes[next] ?? next)
            }
        }
        return RowText.plain(bytes)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    ]
}
