/// The sequence that puts a text on the clipboard of a terminal, on whatever machine that is.
///
/// A terminal doesn't answer, so a program can't say that the text is there, only that it was sent. A text that is too
/// long for many terminals has no sequence, since they cut it off or ignore it.
public struct ClipboardWrite: Hashable, Sendable {
    /// The largest number of bytes of a text: 100,000 in base 64, which hterm and xterm set as a limit.
    public static let byteLimit = 74_994
    /// The largest number of bytes in a string that GNU Screen passes on.
    private static let screenLimit = 768

    /// The bytes to write.
    public let bytes: [UInt8]

    /// Creates the sequence for a text; `nil` if the text is too long.
    ///
    /// - Parameters:
    ///   - text: The text, exactly as it gets to the clipboard.
    ///   - multiplexer: The multiplexer. GNU Screen passes the sequence on in pieces; tmux needs none if its option
    ///     `set-clipboard` is on, and a program gives the text to `tmux load-buffer -w` otherwise.
    public init?(_ text: String, through multiplexer: TerminalProfile.Multiplexer? = nil) {
        guard text.utf8.count <= Self.byteLimit else { return nil }
        let code = Self.base64(Array(text.utf8))
        guard multiplexer == .screen else {
            bytes = Array("\u{1B}]52;c;".utf8) + code + Array("\u{1B}\\".utf8)
            return
        }
        // The terminator of the inner sequence is a bell, since that of a string would end the outer one.
        let inner = Array("\u{1B}]52;c;".utf8) + code + [0x07]
        let frame = 4
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: inner.count, by: Self.screenLimit - frame) {
            let piece = inner[start..<min(inner.count, start + Self.screenLimit - frame)]
            bytes += [0x1B, 0x50] + piece + [0x1B, 0x5C]
        }
        self.bytes = bytes
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func base64(_ bytes: [UInt8]) -> [UInt8] {
        var code: [UInt8] = []
        code.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let digit = Int(bits >> UInt32(18 - 6 * place) & 0x3F)
                code.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
            }
        }
        return code
    }
}
