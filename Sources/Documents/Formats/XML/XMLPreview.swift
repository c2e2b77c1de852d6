/// Reads the attributes, elements and texts inside an element of XML, as far as its bytes go, for a preview.
///
/// An element with nothing but text has that as its value, and one without text its attributes and elements. In
/// property lists, an element `key` is the key of the next one.
struct XMLPreview {
    private typealias Member = MemberPreview.Member

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Whether there is text beside elements.
    private var isMixed = false
    /// Whether elements are left out: the bytes end inside one, or there are too many around it.
    private var isCut = false

    /// The number of levels of elements that are read, and of elements at each.
    private static let (depthLimit, countLimit) = (16, 64)

    /// Returns the preview of the content of an element; `nil` if that is no elements, or text among them.
    static func preview(_ content: ArraySlice<UInt8>) -> MemberPreview? {
        var reader = XMLPreview(bytes: content, position: content.startIndex)
        let (members, isWhole) = reader.elements(depth: 0)
        return reader.isMixed ? nil : MemberPreview(.members(paired(members), isWhole: isWhole))
    }

    /// Returns members of which every second one is the key of the next, by these; others as they are.
    private static func paired(_ members: [Member]) -> [Member] {
        let keys = stride(from: 0, to: members.count, by: 2)
        guard members.count > 1, keys.allSatisfy({ members[$0].key == "key" }) else { return members }
        return keys.map { place in
            guard case .text(let key) = members[place].value, place + 1 < members.count else { return members[place] }
            let next = members[place + 1]
            // The elements `true` and `false` are values.
            if case .members(let inner, _) = next.value, inner.isEmpty {
                return Member(key: key, value: .text(next.key))
            }
            return Member(key: key, value: next.value)
        }
    }

    private init(bytes: ArraySlice<UInt8>, position: Int) { (self.bytes, self.position) = (bytes, position) }

    /// Reads elements up to the end of the one around them.
    private mutating func elements(depth: Int) -> (members: [Member], isWhole: Bool) {
        var members: [Member] = []
        while !isCut, position < bytes.endIndex {
            let rest = bytes[position...]
            if rest.starts(with: XMLText.characterStart) || rest.first != UInt8(ascii: "<") {
                if depth == 0, !isBlank(text()) { isMixed = true } else if depth > 0 { _ = text() }
            } else if rest.dropFirst().first == UInt8(ascii: "/") {
                position = XMLText.endOfTag(rest)
                return (members, true)
            } else if rest.dropFirst().first == UInt8(ascii: "!") || rest.dropFirst().first == UInt8(ascii: "?") {
                position = XMLText.endOfMarkup(rest)
            } else {
                let member = members.count < Self.countLimit ? element(depth: depth) : nil
                if let member { members.append(member) } else { isCut = true }
            }
        }
        return (members, false)
    }

    /// Reads an element; `nil` if its tag is not whole, or too deep.
    private mutating func element(depth: Int) -> Member? {
        let end = XMLText.endOfTag(bytes[position...])
        guard depth < Self.depthLimit, end < bytes.endIndex || bytes.last == UInt8(ascii: ">") else { return nil }
        let isEmpty = bytes[end - 2] == UInt8(ascii: "/")
        let tag = bytes[(position + 1)..<(isEmpty ? end - 2 : end - 1)]
        let name = tag.prefix { !$0.isJSONSpace }
        position = end
        var members = Self.attributes(tag[name.endIndex...])
        let key = RowText.plain(name)
        guard !isEmpty else { return Member(key: key, value: .members(members, isWhole: true)) }
        let start = position
        let own = RowText.plain(text()).onOneLine(limit: SummaryText.lengthLimit)
        if bytes[position...].starts(with: [UInt8(ascii: "<"), UInt8(ascii: "/")]) {
            position = XMLText.endOfTag(bytes[position...])
            let isText = !own.isEmpty || members.isEmpty
            return Member(key: key, value: isText ? .text(own) : .members(members, isWhole: true))
        }
        guard own.isEmpty else {
            // Text among elements.
            _ = elements(depth: depth + 1)
            let texts = XMLText.content(bytes[start..<position], limit: SummaryText.lengthLimit)
            let text = texts.map { RowText.plain($0) }.joined(separator: " ").onOneLine(limit: SummaryText.lengthLimit)
            return Member(key: key, value: .text(text))
        }
        let (elements, isWhole) = self.elements(depth: depth + 1)
        members += Self.paired(elements)
        return Member(key: key, value: .members(members, isWhole: isWhole))
    }

    /// Reads text and character data.
    private mutating func text() -> [UInt8] {
        var text: [UInt8] = []
        while position < bytes.endIndex {
            let rest = bytes[position...]
            if rest.first != UInt8(ascii: "<") {
                let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
                text += XMLText.resolved(bytes[position..<end])
                position = end
            } else if rest.starts(with: XMLText.characterStart) {
                let end = XMLText.endOfMarkup(rest)
                let content = bytes[(position + XMLText.characterStart.count)..<end]
                text += content.suffix(3) == XMLText.characterEnd[...] ? content.dropLast(3) : content
                position = end
            } else {
                break
            }
        }
        return text
    }

    private func isBlank(_ text: [UInt8]) -> Bool { text.allSatisfy(\.isJSONSpace) }

    /// Returns attributes such as `id="1"`.
    private static func attributes(_ bytes: ArraySlice<UInt8>) -> [Member] {
        var (members, rest): ([Member], ArraySlice<UInt8>) = ([], bytes)
        while members.count < countLimit {
            rest = rest.drop(while: \.isJSONSpace)
            guard let sign = rest.firstIndex(of: UInt8(ascii: "=")) else { break }
            let name = rest[..<sign]
            rest = rest[(sign + 1)...].drop(while: \.isJSONSpace)
            guard let quote = rest.first, quote == 0x22 || quote == 0x27,
                let end = rest.dropFirst().firstIndex(of: quote)
            else { break }
            let value = RowText.plain(XMLText.resolved(rest[rest.startIndex + 1..<end]))
            members.append(Member(key: RowText.plain(name).onOneLine(limit: 100), value: .text(value)))
            rest = rest[(end + 1)...]
        }
        return members
    }
}
