import CPCRE
import Synchronization

/// A compiled regular expression of PCRE2. Any thread may use it.
package final class RegularExpression: @unchecked Sendable {
    // The library only reads the compiled expression when it looks for matches.
    let code: OpaquePointer
    /// Whether the expression is compiled to machine code.
    let isMachineCode: Bool
    /// The text that the expression matches, if it matches just one.
    let literal: LiteralPattern?
    /// Whether the starts of matches can be tried in any portions, with the same result.
    let isDivisible: Bool
    /// Whether the library may read many bytes in one unit of work, because the expression doesn't allow it to give
    /// back what it has read.
    let hidesWork: Bool
    /// Whether a match may begin with a byte, for each byte; `nil` if it may begin with any.
    let firstBytes: [Bool]?
    private let workspaces = Mutex<[MatchWorkspace]>([])

    /// `^` and `$` match at line ends within a text, which are `\n`, `\r` and `\r\n`.
    init(_ pattern: String, ignoresCase: Bool) throws(SearchPatternError) {
        guard !pattern.utf8.contains(0) else {
            throw SearchPatternError(reason: "a NUL byte cannot be looked for; write \\x00", position: nil)
        }
        // The library counts bytes that it gives back as work, and not those that it reads and keeps. So it must not
        // decide on its own to keep bytes.
        var options =
            PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NO_UTF_CHECK | PCRE2_NO_AUTO_POSSESS
            | PCRE2_USE_OFFSET_LIMIT
        if ignoresCase { options |= PCRE2_CASELESS }
        let context = pcre2_compile_context_create_8(nil)
        defer { pcre2_compile_context_free_8(context) }
        pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANYCRLF))
        var (code, failure, place) = (nil as OpaquePointer?, Int32(0), 0)
        var text = pattern
        text.withUTF8 { code = pcre2_compile_8($0.baseAddress, $0.count, options, &failure, &place, context) }
        guard let code else { throw Self.error(failure, at: place, of: text) }
        // Without machine code, which not all processors have, the library interprets the expression.
        var size = 0
        isMachineCode =
            pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) == 0
            && pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_JITSIZE), &size) == 0 && size > 0
        self.code = code
        isDivisible = !pattern.contains("\\G") && !pattern.contains("(*")
        hidesWork = ["++", "*+", "?+", "}+", "(?>"].contains { pattern.contains($0) }
        firstBytes = Self.firstBytes(of: code)
        literal = LiteralPattern(pattern, ignoresCase: ignoresCase)
    }

    deinit { pcre2_code_free_8(code) }

    /// Returns a pattern that matches a text.
    package static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
                return isPlain ? [scalar] : ["\\", scalar]
            }.map(Character.init)
        )
    }

    private static func error(_ code: Int32, at place: Int, of pattern: String) -> SearchPatternError {
        let bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let count = pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            return Array(buffer.prefix(max(0, Int(count))))
        }
        let reason = bytes.isEmpty ? "it is no regular expression" : String(decoding: bytes, as: UTF8.self)
        let characters = String(decoding: pattern.utf8.prefix(place), as: UTF8.self).unicodeScalars.count
        return SearchPatternError(reason: reason, position: characters)
    }

    private static func firstBytes(of code: OpaquePointer) -> [Bool]? {
        var kind: UInt32 = 0
        guard pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODETYPE), &kind) == 0 else { return nil }
        if kind == 1 {
            var first: UInt32 = 0
            guard pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTCODEUNIT), &first) == 0 else { return nil }
            // The other case of a letter begins a match, too, if the case doesn't matter.
            let byte = UInt8(truncatingIfNeeded: first)
            return (0...255).map { $0 == first || byte.isASCIILetter && UInt32($0) | 0x20 == first | 0x20 }
        }
        var bits: UnsafePointer<UInt8>?
        guard kind == 0, pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTBITMAP), &bits) == 0, let bits else {
            return nil
        }
        return (0..<256).map { bits[$0 / 8] & (1 << ($0 % 8)) != 0 }
    }

    // MARK: Memory for matches

    func takeWorkspace() -> MatchWorkspace {
        workspaces.withLock { $0.popLast() } ?? MatchWorkspace(of: code)
    }

    func giveBack(_ workspace: MatchWorkspace) {
        workspaces.withLock { $0.append(workspace) }
    }
}
