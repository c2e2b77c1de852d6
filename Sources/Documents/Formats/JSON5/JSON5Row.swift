/// The parts of a row of JSON5: a value, with its key if it has one, and the comments around it.
struct JSON5Row {
    /// The place of the key and the value, without a comma after them; `nil` if there are only comments.
    private(set) var value: Range<Int>?
    /// The comments that no row inside this one has, in order.
    private(set) var comments: [ArraySlice<UInt8>] = []
    /// Whether rows inside this one have other comments, if there are any.
    private(set) var hasInnerComments = false

    init(_ bytes: [UInt8]) {
        var (depth, position) = (0, 0)
        // The comments in the outermost container, as long as it has no members.
        var (inner, hasMembers): ([ArraySlice<UInt8>], Bool) = ([], false)
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isJSONSpace {
                position += 1
                continue
            }
            if JSONComment.begins(bytes, at: position) {
                let end = JSONComment.end(bytes, from: position)
                if depth == 0 { comments.append(bytes[position..<end]) }
                if depth > 0 { inner.append(bytes[position..<end]) }
                // A container that is never closed ends with its comments.
                if depth > 0, let start = value?.lowerBound { value = start..<end }
                position = end
                continue
            }
            let start = position
            position += 1
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                hasMembers = hasMembers || depth > 0
                depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case 0x22, 0x27:
                hasMembers = hasMembers || depth > 0
                while position < bytes.count, bytes[position] != byte {
                    position += bytes[position] == 0x5C ? 2 : 1
                }
                position = min(position + 1, bytes.count)
            case UInt8(ascii: ",") where depth == 0: continue
            default: hasMembers = hasMembers || depth > 0
            }
            value = (value?.lowerBound ?? start)..<position
        }
        if !hasMembers { comments += inner }
        hasInnerComments = hasMembers && !inner.isEmpty
    }
}
