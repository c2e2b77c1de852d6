/// The parts of a row of YAML.
struct YAMLNode {
    private(set) var key: String?
    private(set) var isElement = false
    /// The offset of what is inside; `nil` if there is nothing.
    private(set) var inside: Int?
    /// Whether what is inside is in brackets or braces.
    private(set) var isFlow = false
    /// The offset after the first line; `nil` if there are no others.
    private(set) var firstLineEnd: Int?

    init(_ bytes: [UInt8]) {
        var start = 0
        // Comments in front of the value are part of its row.
        while start < bytes.count, bytes[start].isJSONSpace || bytes[start] == UInt8(ascii: "#") {
            if bytes[start] == UInt8(ascii: "#") {
                start = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            } else {
                start += 1
            }
        }
        let lineEnd = bytes[start...].firstIndex(of: 0x0A)
        firstLineEnd = lineEnd.flatMap { end in bytes[end...].contains { !$0.isJSONSpace } ? end + 1 : nil }
        let line = YAMLLine(bytes[start...])
        let value: Int
        if let element = line.elementStart {
            isElement = true
            value = start + element
        } else if let found = line.key {
            key = found.text
            value = start + found.end
        } else {
            return
        }
        let end = lineEnd ?? bytes.count
        let rest = bytes[min(value, end)..<end].drop { $0 == 0x20 }
        switch rest.first {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            // A value that is also JSON has rows of JSON. Other flow style is shown as text.
            let flow = bytes[rest.startIndex...]
            guard JSONValuePlace(Array(flow), isMember: false).hasMembers, JSONSyntax.isValid(flow) else { return }
            (inside, isFlow) = (rest.startIndex, true)
        case UInt8(ascii: "|"), UInt8(ascii: ">"), 0x22, 0x27, UInt8(ascii: "*"): return
        case nil, UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "!"), 0x0D: inside = firstLineEnd
        default:
            // A mapping or a sequence begins on the line of its dash.
            let first = YAMLLine(rest)
            if isElement, firstLineEnd != nil, first.key != nil || first.elementStart != nil {
                inside = rest.startIndex
            }
        }
    }
}
