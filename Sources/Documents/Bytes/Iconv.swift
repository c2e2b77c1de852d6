import Glibc

/// Conversion to UTF-8 by the system's library.
enum Iconv {
    struct Result {
        var output: [UInt8] = []
        /// The number of bytes that were converted. The others are the beginning of a character, or beyond the limit.
        var inputCount = 0
        /// Whether something could not be read, and became U+FFFD.
        var isRepaired = false
    }

    private static let portion = 64 * 1024
    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Whether the library knows an encoding.
    static func knows(_ name: String) -> Bool { isName(name) && withDescriptor(name, { _ in true }) == true }

    /// Converts text, and replaces each byte, or each unit of UTF-32, that cannot be read.
    ///
    /// - Parameter limit: The greatest number of bytes of the result.
    /// - Returns: `nil` if the library does not know the encoding.
    static func utf8(_ input: UnsafeRawBufferPointer, from name: String, upTo limit: Int = .max) -> Result? {
        guard isName(name) else { return nil }
        return withDescriptor(name) { descriptor in
            var result = Result()
            guard let start = input.baseAddress else { return result }
            let unit = name.hasPrefix("UTF-32") ? 4 : 1
            var next: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(
                mutating: start.assumingMemoryBound(to: CChar.self)
            )
            var rest = input.count
            while rest > 0 {
                let room = min(portion, limit - result.output.count)
                guard room > 0 else { break }
                var (status, code): (Int, Int32) = (0, 0)
                let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                    var left = room
                    buffer.withMemoryRebound(to: CChar.self) { characters in
                        var output = characters.baseAddress
                        status = iconv(descriptor, &next, &rest, &output, &left)
                        code = errno
                    }
                    count = room - left
                }
                result.output += part
                guard status == -1 else { continue }
                if code == EILSEQ, rest >= unit, result.output.count + replacement.count <= limit {
                    result.output += replacement
                    result.isRepaired = true
                    next = next.map { $0 + unit }
                    rest -= unit
                } else if code != E2BIG || part.isEmpty {
                    break
                }
            }
            result.inputCount = input.count - rest
            return result
        }
    }

    /// Whether a text can be the name of an encoding, without a request to the library such as `//IGNORE`.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || "-_.:+()".utf8.contains($0) }
    }

    private static func withDescriptor<Value>(_ name: String, _ work: (iconv_t) -> Value) -> Value? {
        guard let descriptor = iconv_open("UTF-8", name), descriptor != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(descriptor) }
        return work(descriptor)
    }
}

/// Converts text from an encoding that the system's library knows, window by window.
///
/// The library's state is not kept between windows. An encoding that changes its state inside a line, as ISO-2022-JP
/// does, has the state of its beginning at each line end, so its windows end there.
struct IconvConverter: PlacedConverter {
    private let name: String
    private let hasStates: Bool
    private var held: [UInt8] = []
    private(set) var isRepaired = false

    var heldCount: Int { held.count }

    /// - Parameter name: A name that the library knows.
    init(_ name: String) {
        self.name = name
        hasStates = TextEncoding.hasStates(name)
    }

    mutating func convert(_ window: UnsafeRawBufferPointer) -> [UInt8] {
        var input = held + window
        var later: [UInt8] = []
        if hasStates {
            let end = input.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            later = Array(input[end...])
            input.removeSubrange(end...)
        }
        guard let result = input.withUnsafeBytes({ Iconv.utf8($0, from: name) }) else { return [] }
        held = Array(input[result.inputCount...]) + later
        if result.isRepaired { isRepaired = true }
        return result.output
    }

    mutating func finish() -> [UInt8] {
        guard !held.isEmpty, let result = held.withUnsafeBytes({ Iconv.utf8($0, from: name) }) else { return [] }
        let isCut = result.inputCount < held.count
        if isCut || result.isRepaired { isRepaired = true }
        held = []
        return result.output + (isCut ? [0xEF, 0xBF, 0xBD] : [])
    }

    func inputCount(of bytes: UnsafeRawBufferPointer, forOutput count: Int) -> Int {
        Iconv.utf8(bytes, from: name, upTo: count)?.inputCount ?? 0
    }
}
