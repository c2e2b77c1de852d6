/// The place of a value in the bytes of a row, which may be cut or damaged.
struct JSONValuePlace {
    /// The offset of the value's first byte, or of the end if there is none.
    private(set) var start: Int
    /// Whether the value is an array or an object that has members.
    private(set) var hasMembers = false

    /// - Parameter isMember: Whether a key and a colon are before the value.
    init(_ bytes: [UInt8], isMember: Bool, _ dialect: JSONDialect = .strict) {
        var tokens = JSONTokens(bytes, dialect).makeIterator()
        var first = tokens.next()
        if isMember {
            // A value without a key is a flaw, but it can be shown.
            if first?.kind == .string || first?.kind == .other {
                first = tokens.next()
                if first?.kind == .colon { first = tokens.next() }
            }
        }
        start = first?.bytes.startIndex ?? bytes.count
        guard first?.kind == .open else { return }
        hasMembers = tokens.next().map { $0.kind != .close } ?? false
    }
}
