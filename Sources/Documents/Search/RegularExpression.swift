import CGLib

/// A compiled regular expression of GLib, which uses PCRE2. Any thread may use it.
final class RegularExpression: @unchecked Sendable {
    // GLib documents that the expression is immutable and may be shared between threads.
    private let expression: OpaquePointer

    /// `^` and `$` match at line ends within a text, which are `\n`, `\r` and `\r\n`.
    init(_ pattern: String, ignoresCase: Bool) throws(SearchPatternError) {
        guard !pattern.utf8.contains(0) else {
            throw SearchPatternError(reason: "a NUL byte cannot be looked for; write \\x00", position: nil)
        }
        var options = G_REGEX_OPTIMIZE.rawValue | G_REGEX_MULTILINE.rawValue | G_REGEX_NEWLINE_ANYCRLF.rawValue
        if ignoresCase { options |= G_REGEX_CASELESS.rawValue }
        var error: UnsafeMutablePointer<GError>?
        let made = g_regex_new(pattern, GRegexCompileFlags(options), GRegexMatchFlags(0), &error)
        guard let made else {
            let message = error.map { String(cString: $0.pointee.message) } ?? "it is no regular expression"
            g_clear_error(&error)
            throw Self.error(message)
        }
        expression = made
    }

    deinit { g_regex_unref(expression) }

    /// Returns the first match that begins at `start` or after it.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8. GLib's behavior for other bytes is undefined.
    ///   - beginsLine: Whether the bytes begin where a line does.
    ///   - endsLine: Whether the bytes end where a line does.
    ///   - isAbandoned: Becomes true if the library gives up, because the pattern can match in too many ways. It bounds
    ///     the time of each call.
    func firstMatch(
        in bytes: UnsafeRawBufferPointer,
        from start: Int = 0,
        beginsLine: Bool = true,
        endsLine: Bool = true,
        isAbandoned: inout Bool
    ) -> Range<Int>? {
        // An empty buffer may have no address, which GLib needs.
        guard let base = bytes.baseAddress else {
            return withUnsafeBytes(of: UInt8(0)) { byte in
                firstMatch(in: UnsafeRawBufferPointer(rebasing: byte[..<0]), isAbandoned: &isAbandoned)
            }
        }
        var options: UInt32 = 0
        if !beginsLine { options |= G_REGEX_MATCH_NOTBOL.rawValue }
        if !endsLine { options |= G_REGEX_MATCH_NOTEOL.rawValue }
        var info: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        let isFound = g_regex_match_full(
            expression,
            base.assumingMemoryBound(to: gchar.self),
            bytes.count,
            Int32(start),
            GRegexMatchFlags(options),
            &info,
            &error
        )
        defer {
            g_match_info_unref(info)
            g_clear_error(&error)
        }
        if error != nil { isAbandoned = true }
        var (lower, upper) = (gint(0), gint(0))
        guard isFound != 0, g_match_info_fetch_pos(info, 0, &lower, &upper) != 0, lower >= 0, upper >= lower else {
            return nil
        }
        return Int(lower)..<Int(upper)
    }

    /// Returns the first match that begins at `start` or after it; `nil` also if the library gives up.
    func firstMatch(
        in bytes: UnsafeRawBufferPointer,
        from start: Int = 0,
        beginsLine: Bool = true,
        endsLine: Bool = true
    ) -> Range<Int>? {
        var isAbandoned = false
        return firstMatch(in: bytes, from: start, beginsLine: beginsLine, endsLine: endsLine, isAbandoned: &isAbandoned)
    }

    /// Returns a pattern that matches a text.
    static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
                return isPlain ? [scalar] : ["\\", scalar]
            }.map(Character.init)
        )
    }

    /// Returns the error that a message of GLib describes, such as "… at char 3: unmatched parentheses".
    private static func error(_ message: String) -> SearchPatternError {
        guard let match = message.firstMatch(of: /at char (\d+): (.+)$/) else {
            return SearchPatternError(reason: message, position: nil)
        }
        return SearchPatternError(reason: String(match.2), position: Int(match.1))
    }
}
