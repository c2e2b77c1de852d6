/// An array or an object of JSON on one line, the most telling parts first, as in
/// `id: 7 · name: Ann · tags: [new, …2] · address: {city: Ulm, …2}`.
///
/// The members of an object that are no arrays or objects come before those that are, and of these the ones that tell
/// one object from another (`TellingNames`) before all. Those without a value are last. The elements of an array are in
/// their order. An array or an
/// object among them is in brackets, with up to two of its values and the number of the others. The elements of an
/// array tell the values that differ between them.
///
/// After a key, the text begins with the number of members, as in `address: {…3} city: Ulm · zip: 89073`.
///
/// Every part is in the bytes: nothing is said of what is not. The text costs a look at the bytes up to a limit, and at
/// those of the arrays and objects that it names.
struct JSONPreview {
    private(set) var text = ""
    /// The places in the bytes of the arrays and objects whose numbers of members are lower bounds.
    private(set) var uncounted: [Int] = []

    /// The number of bytes in which telling members are looked for, beyond those that fill the text.
    private static let lookLimit = 4096
    /// The number of elements whose values are compared.
    private static let comparedElements = 8
    /// The number of values that an array or an object in brackets tells, and of characters of each.
    private static let toldCount = 2
    private static let toldLength = 32
    /// The number of characters of a value that has others beside it.
    private static let partLength = 100

    private let dialect: JSONDialect
    private let memberCount: (Int) -> Int?

    /// - Parameters:
    ///   - isMember: Whether the text is a key with its value.
    ///   - memberCount: Returns the number of members of an array or an object at a place in the bytes, if it is known.
    /// - Returns: `nil` if the value is no array or object with members.
    init?(_ tokens: JSONTokens, ofMember isMember: Bool = false, memberCount: @escaping (Int) -> Int? = { _ in nil }) {
        (dialect, self.memberCount) = (tokens.dialect, memberCount)
        var rest = tokens.makeIterator()
        guard var token = rest.next() else { return nil }
        var key: String?
        if isMember {
            guard token.kind == .string || token.kind == .other, rest.next()?.kind == .colon, let next = rest.next()
            else { return nil }
            key = JSONSummary.plain(token, dialect)
            token = next
        }
        guard token.kind == .open else { return nil }
        let isObject = token.bytes.first == UInt8(ascii: "{")
        let (values, isWhole) = JSONPreviewReader.parts(&rest) { length, position in
            length >= SummaryText.lengthLimit && position - token.bytes.startIndex >= Self.lookLimit
        }
        guard !values.isEmpty else { return nil }
        var start = ""
        if let key {
            // Only the members that were not read yet are looked at. There is no way to them past one that is cut off.
            let isCut = if case .container(let last)? = values.last?.value { !last.isWhole } else { false }
            let others = isWhole || isCut ? (count: 0, isWhole: isWhole) : JSONPreviewReader.count(&rest)
            var outer = JSONPreviewReader.Container(isObject: isObject, start: token.bytes.startIndex)
            (outer.count, outer.isWhole) = (values.count + others.count, others.isWhole)
            start = "\(key): \(brackets(outer, holding: [])) "
        }
        let parts = isObject ? members(values) : elements(values)
        text = (start + parts.joined(separator: SummaryText.separator))
            .withoutLineEnds(limit: SummaryText.lengthLimit)
    }

    // MARK: Parts

    private mutating func members(_ values: [JSONPreviewReader.Part]) -> [String] {
        func order(_ part: JSONPreviewReader.Part) -> Int {
            guard case .scalar(let value) = part.value else { return 2 }
            guard !isNull(value) else { return 3 }
            return part.key.flatMap { TellingNames.rank(of: plain($0)) } == nil ? 1 : 0
        }
        let ordered = (0..<4).flatMap { wanted in values.filter { order($0) == wanted } }
        return joined(ordered) { preview, part in
            let value = preview.told(part.value, hasOthers: values.count > 1, choosing: { $0 })
            return part.key.map { preview.plain($0) + ": " + value } ?? value
        }
    }

    private mutating func elements(_ values: [JSONPreviewReader.Part]) -> [String] {
        let differing = differingNames(values)
        return joined(values) { preview, part in
            preview.told(part.value, hasOthers: values.count > 1) { names in
                names.filter(differing.contains) + names.filter { !differing.contains($0) }
            }
        }
    }

    /// Returns the texts of parts until they fill the text.
    private mutating func joined(
        _ parts: [JSONPreviewReader.Part],
        _ text: (inout JSONPreview, JSONPreviewReader.Part) -> String
    ) -> [String] {
        var (texts, length) = ([String](), 0)
        for part in parts where length < SummaryText.lengthLimit {
            texts.append(text(&self, part))
            length += texts.last?.count ?? 0
        }
        return texts
    }

    /// Returns the names of members whose values are not the same in the first elements.
    private func differingNames(_ elements: [JSONPreviewReader.Part]) -> Set<String> {
        var (first, differing): ([String: ArraySlice<UInt8>], Set<String>) = ([:], [])
        for case .container(let object) in elements.prefix(Self.comparedElements).map(\.value) {
            for member in object.scalars {
                guard let key = member.key.map(plain) else { continue }
                if let other = first[key], other != member.value.bytes { differing.insert(key) }
                if first[key] == nil { first[key] = member.value.bytes }
            }
        }
        return differing
    }

    // MARK: Values

    /// Returns the text of a value among others.
    ///
    /// - Parameter choosing: Puts names of members in the order in which they are told, of which the first ones are.
    private mutating func told(
        _ value: JSONPreviewReader.Value,
        hasOthers: Bool,
        choosing order: ([String]) -> [String]
    ) -> String {
        switch value {
        case .scalar(let token):
            return hasOthers ? plain(token).withoutLineEnds(limit: Self.partLength) : plain(token)
        case .container(let container):
            return brackets(container, holding: chosen(container, order))
        }
    }

    /// Returns the places of the values that an array or an object in brackets tells.
    private func chosen(_ container: JSONPreviewReader.Container, _ order: ([String]) -> [String]) -> [Int] {
        guard container.isWhole else { return [] }
        guard container.isObject else { return Array(container.scalars.indices.prefix(Self.toldCount)) }
        let names = container.scalars.map { $0.key.map(plain) ?? "" }
        // A member without a value tells less than any other.
        let told = container.scalars.indices.filter { !isNull(container.scalars[$0].value) }
        let ranked = told.sorted {
            let ranks = (TellingNames.rank(of: names[$0]) ?? .max, TellingNames.rank(of: names[$1]) ?? .max)
            return ranks.0 == ranks.1 ? $0 < $1 : ranks.0 < ranks.1
        }
        let ordered = order(ranked.map { names[$0] })
        let places = ordered.prefix(Self.toldCount).compactMap { name in ranked.first { names[$0] == name } }
        return Set(places).sorted()
    }

    /// Returns an array or an object in brackets, with some of its values and the number of the others.
    private mutating func brackets(_ container: JSONPreviewReader.Container, holding places: [Int]) -> String {
        let known = container.isWhole ? container.count : memberCount(container.start)
        if known == nil { uncounted.append(container.start) }
        var parts = places.map { place in
            let (key, value) = container.scalars[place]
            let text = plain(value).withoutLineEnds(limit: Self.toldLength)
            return key.map { plain($0) + ": " + text } ?? text
        }
        let rest = (known ?? container.count) - places.count
        if rest > 0 { parts.append("…\(rest.grouped)\(known == nil ? "+" : "")") }
        let text = parts.joined(separator: ", ")
        return container.isObject ? "{\(text)}" : "[\(text)]"
    }

    private func isNull(_ token: JSONTokens.Token) -> Bool { token.bytes.elementsEqual("null".utf8) }

    private func plain(_ token: JSONTokens.Token) -> String { JSONSummary.plain(token, dialect) }
}
