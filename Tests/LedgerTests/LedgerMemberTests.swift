import Testing

/// Tests the parsing of the facts' lines.
struct LedgerMemberTests {
    @Test(arguments: [
        ("func sing()", "sing()"),
        ("optional func bird(_: Bird, didMoveTo: Nest?) -> Bool since 16.0", "bird(_:didMoveTo:)"),
        (
            "func move<T: Nest>(to: T, in: [Int: (Int, Int) -> Void] = [:], then: ((Bool) -> Void)? = nil)",
            "move(to:in:then:)"
        ),
        ("convenience init?(coder: NSCoder)", "init(coder:)"),
        ("nonisolated var wings: Int deprecated", "wings"),
        ("typealias Handler = (Bird, Int) -> Void", "Handler"),
        ("struct Flock<Bird>", "Flock"),
        ("case other(String, at: Int)", "other(_:at:)"),
        ("move(to:_:)", "move(to:_:)"),
        ("init()", "init()"),
        ("static func <= (lhs: Bird, rhs: Bird) -> Bool", "<=(_:_:)"),
        ("static <(_:_:)", "<(_:_:)"),
    ])
    func readsNames(line: String, name: String) {
        #expect(Ledger.Member(line[...]).name == name)
    }

    @Test func readsWhatIsSaidOfAMember() {
        #expect(
            Ledger.Member("class var kinds: [Kind] { get }")
                == .init(name: "kinds", isStatic: true, isGetOnly: true, signature: .init(result: "[Kind]"))
        )
        #expect(Ledger.Member("var title: String?") == .init(name: "title", signature: .init(result: "String?")))
        #expect(Ledger.Member("case `default` = 2 since 17.4") == .init(name: "default", isStatic: true, rawValue: 2))
        #expect(
            Ledger.Member("static let high: Rank = 750 deprecated")
                == .init(
                    name: "high",
                    isStatic: true,
                    isGetOnly: true,
                    rawValue: 750,
                    isConstant: true,
                    signature: .init(result: "Rank")
                )
        )
        #expect(
            Ledger.Member("static func count(in: Int = 3)")
                == .init(
                    name: "count(in:)",
                    isStatic: true,
                    signature: .init(parameters: [.init(type: "Int", hasDefault: true)])
                )
        )
        let native = Ledger.Member("native nonisolated class func count() -> Int")
        #expect(native.isNative && native.isNonisolated && native.isStatic && native.name == "count()")
    }

    /// All facts are parsed completely: no name contains a part of its declaration.
    @Test func readsEveryFact() throws {
        let ledger = try Ledger.ofRepository()
        let members = ledger.types.values.flatMap { $0.members.values.joined() } + ledger.globals.values.joined()
        #expect(members.count > 8000)
        let name = /(\w+|[^\w\s()]+)(\((\w+:)*\))?/
        for member in members { #expect(member.name.wholeMatch(of: name) != nil, "\(member.name)") }
    }
}
