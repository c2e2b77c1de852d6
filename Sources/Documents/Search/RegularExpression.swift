import CPCRE
import Synchronization

/// A compiled regular expression of PCRE2. Any thread may use it.
final class RegularExpression: @unchecked Sendable {
    // The library only reads the compiled expression when it looks for matches.
    fileprivate let code: OpaquePointer
    /// Whether the expression is compiled to machine code.
    fileprivate let isMachineCode: Bool
    /// The text that the expression matches, if it matches just one.
    fileprivate let literal: LiteralPattern?
    private let workspaces = Mutex<[MatchWorkspace]>([])

    /// `^` and `$` match at line ends within a text, which are `\n`, `\r` and `\r\n`.
    init(_ pattern: String, ignoresCase: Bool) throws(SearchPatternError) {
        guard !pattern.utf8.contains(0) else {
            throw SearchPatternError(reason: "a NUL byte cannot be looked for; write \\x00", position: nil)
        }
        var options = PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NO_UTF_CHECK
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
        literal = LiteralPattern(pattern, ignoresCase: ignoresCase)
    }

    deinit { pcre2_code_free_8(code) }

    /// Returns the first match that begins at `start` or after it; `nil` also if the library gives up. A `MatchFinder`
    /// costs less for many matches.
    func firstMatch(
        in bytes: UnsafeRawBufferPointer,
        from start: Int = 0,
        beginsLine: Bool = true,
        endsLine: Bool = true
    ) -> Range<Int>? {
        MatchFinder(self).firstMatch(in: bytes, from: start, beginsLine: beginsLine, endsLine: endsLine)
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

    private static func error(_ code: Int32, at place: Int, of pattern: String) -> SearchPatternError {
        let bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let count = pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            return Array(buffer.prefix(max(0, Int(count))))
        }
        let reason = bytes.isEmpty ? "it is no regular expression" : String(decoding: bytes, as: UTF8.self)
        let characters = String(decoding: pattern.utf8.prefix(place), as: UTF8.self).unicodeScalars.count
        return SearchPatternError(reason: reason, position: characters)
    }

    // MARK: Memory for matches

    fileprivate func takeWorkspace() -> MatchWorkspace {
        workspaces.withLock { $0.popLast() } ?? MatchWorkspace(of: code)
    }

    fileprivate func giveBack(_ workspace: MatchWorkspace) {
        workspaces.withLock { $0.append(workspace) }
    }
}

/// Finds matches of an expression one after another, without taking memory for each. One thread at a time uses it.
final class MatchFinder {
    private let expression: RegularExpression
    private let workspace: MatchWorkspace

    init(_ expression: RegularExpression) {
        self.expression = expression
        workspace = expression.takeWorkspace()
    }

    deinit { expression.giveBack(workspace) }

    /// Returns the first match that begins at `start` or after it.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8. The library's behavior for other bytes is undefined.
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
        if let literal = expression.literal { return literal.firstMatch(in: bytes, from: start) }
        // The checks of UTF-8 would read all bytes for each match.
        var options = PCRE2_NO_UTF_CHECK
        if !beginsLine { options |= PCRE2_NOTBOL }
        if !endsLine { options |= PCRE2_NOTEOL }
        // The function for machine code leaves out checks that take as long as a match that is near.
        let match = expression.isMachineCode ? pcre2_jit_match_8 : pcre2_match_8
        let result = match(
            expression.code,
            bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            bytes.count,
            start,
            options,
            workspace.data,
            workspace.context
        )
        guard result >= 0 else {
            if result != PCRE2_ERROR_NOMATCH { isAbandoned = true }
            return nil
        }
        let (lower, upper) = (workspace.offsets[0], workspace.offsets[1])
        // `\K` in a lookahead can move the beginning past the end.
        return lower <= upper && upper <= bytes.count ? lower..<upper : nil
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
}

/// Memory that the library needs to find a match. One thread at a time uses it.
private final class MatchWorkspace: @unchecked Sendable {
    /// The sizes of the stack of the machine code, in bytes: the first and the greatest one.
    private static let stackSizes = (first: 32 * 1024, greatest: 512 * 1024)

    let data: OpaquePointer?
    let context: OpaquePointer?
    /// The place of the last match.
    let offsets: UnsafeMutablePointer<Int>
    private let stack: OpaquePointer?

    init(of code: OpaquePointer) {
        data = pcre2_match_data_create_from_pattern_8(code, nil)
        offsets = pcre2_get_ovector_pointer_8(data)
        context = pcre2_match_context_create_8(nil)
        stack = pcre2_jit_stack_create_8(Self.stackSizes.first, Self.stackSizes.greatest, nil)
        pcre2_jit_stack_assign_8(context, nil, stack.map { UnsafeMutableRawPointer($0) })
    }

    deinit {
        pcre2_match_data_free_8(data)
        pcre2_match_context_free_8(context)
        pcre2_jit_stack_free_8(stack)
    }
}
