/// The encoding of a document, and why it is taken for it.
///
/// Evidence is asked in this order: a byte order mark; zeros where ASCII has them in UTF-16 and UTF-32; characters of
/// UTF-8, which other text hardly ever has by chance; a declaration; letters of Latin-1 between others; and what is
/// plausible text in one of the encodings that languages without Latin letters had. Bytes that are none of these are
/// UTF-8 with flaws.
struct DetectedEncoding: Sendable, Hashable {
    enum Evidence: Sendable, Hashable {
        case user, mark, zeros, declaration, content, none
    }

    let encoding: TextEncoding
    let evidence: Evidence

    init(_ encoding: TextEncoding, _ evidence: Evidence) { (self.encoding, self.evidence) = (encoding, evidence) }

    /// - Parameter isWhole: Whether no bytes come after these.
    /// - Returns: `nil` while the next bytes may complete a mark, or make it a different one.
    init?(_ beginning: [UInt8], isWhole: Bool) {
        guard isWhole || !TextEncoding.mayBeMark(beginning) else { return nil }
        if let encoding = TextEncoding.marked(beginning) {
            self.init(encoding, .mark)
        } else if let encoding = Self.utf32(beginning) ?? Self.utf16(beginning) {
            self.init(encoding, .zeros)
        } else {
            let characters = UTF8Census(beginning)
            // Letters may come after a sample without any. What is told must not depend on how much more there is.
            let isFull = beginning.count >= TextEncoding.sampleSize
            let declared = DeclaredEncoding.name(in: beginning).flatMap { TextEncoding(named: $0) }
            if characters.isValid, characters.count > 0 {
                self.init(.utf8(markLength: 0), .content)
            } else if let declared, declared != .utf8(markLength: 0),
                !characters.isValid || isFull || declared.hasStates
            {
                self.init(declared, .declaration)
            } else if characters.isValid {
                self.init(.utf8(markLength: 0), .none)
            } else if Self.isLatin1(beginning) {
                self.init(.latin1, .content)
            } else if characters.count <= characters.flawCount, let name = PlausibleEncoding.name(of: beginning),
                let encoding = TextEncoding(named: name)
            {
                self.init(encoding, .content)
            } else {
                self.init(.utf8(markLength: 0), .none)
            }
        }
    }

    /// The fact that the info of a document shows.
    var fact: DocumentFact {
        let reason =
            switch evidence {
            case .user: "You named it."
            case .mark: "A byte order mark tells it."
            case .zeros: "Bytes of ASCII have zeros between them."
            case .declaration: "The beginning declares it."
            case .content: "The beginning is plausible text in it."
            case .none: "Nothing tells another one."
            }
        return DocumentFact(name: DocumentFact.encodingName, value: encoding.name, evidence: reason)
    }

    /// Returns UTF-16 without a mark if one of each two bytes is nearly always 0, and the other one text.
    private static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
        let pairs = bytes.count / 2
        guard pairs >= 8, bytes.withUnsafeBytes({ $0.has(0) }) else { return nil }
        var zeros = [0, 0]
        var texts = [0, 0]
        for place in 0..<2 * pairs {
            let byte = bytes[place]
            if byte == 0 { zeros[place % 2] += 1 }
            if byte >= 0x20 && byte != 0x7F || (0x09...0x0D).contains(byte) { texts[place % 2] += 1 }
        }
        for high in 0..<2 where 10 * zeros[high] >= 9 * pairs && 20 * texts[1 - high] >= 19 * pairs {
            return .utf16(isBigEndian: high == 0, hasMark: false)
        }
        return nil
    }

    /// Returns UTF-32 without a mark if all of each four bytes are a character of text, and some are ASCII.
    private static func utf32(_ bytes: [UInt8]) -> TextEncoding? {
        let units = bytes.count / 4
        guard units >= 4 else { return nil }
        for isBigEndian in [false, true] {
            var asciiCount = 0
            let isText = (0..<units).allSatisfy { unit in
                let four = bytes[4 * unit..<4 * unit + 4]
                let ordered = isBigEndian ? Array(four) : four.reversed()
                let value = ordered.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                if value < 0x80 { asciiCount += 1 }
                return Unicode.Scalar(value) != nil && (value >= 0x20 || (9...13).contains(value))
            }
            if isText, 8 * asciiCount >= units { return .other(isBigEndian ? "UTF-32BE" : "UTF-32LE", markLength: 0) }
        }
        return nil
    }

    /// The least number of letters beyond ASCII in text that is taken for Latin-1.
    private static let letterCount = 3

    /// Whether bytes are Latin-1 rather than UTF-8: they contain letters beyond ASCII beside letters, and no UTF-8
    /// beyond ASCII.
    private static func isLatin1(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
        var (letters, others) = (0, 0)
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        for (place, byte) in bytes.enumerated() {
            if byte < 0x80 {
                if byte < 0x09 || (0x0E..<0x20).contains(byte) && byte != 0x1B { return false }
                continue
            }
            let before = place > 0 ? bytes[place - 1] : 0x20
            let after = place + 1 < bytes.count ? bytes[place + 1] : 0x20
            // A character of UTF-8 rules Latin-1 out, since its bytes rarely are beside each other in text.
            let isBeside = before >= 0x80 || after >= 0x80
            let isAccented = byte >= 0xC0 && byte != 0xD7 && byte != 0xF7 && byte != 0xFF
            if isAccented, !isBeside, isLetter(before) || isLetter(after) {
                letters += 1
            } else if byte < 0xA0 && ![0x80, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97].contains(byte) || isBeside
            {
                others += 1
            }
        }
        return letters >= letterCount && letters > 10 * others
    }
}

extension TextEncoding {
    /// Whether the encoding changes its state inside a line, so that its bytes look like ASCII.
    fileprivate var hasStates: Bool {
        if case .other(let name, _) = self { Self.hasStates(name) } else { false }
    }
}
