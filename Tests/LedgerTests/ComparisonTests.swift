import Testing

/// Tests the rules on made-up modules.
struct ComparisonTests {
    private let ledger = Ledger([
        """
        # A comment.
        core class Bird: Animal, Singing
            init(name:)
            static kinds { get }
            wingspan { get } deprecated
        class Animal: NSObject
            move(to:)
        protocol Singing
            sing()
        enum Bird.Size deprecated
            case large = 2
        class Stone
        global
            count(_:)
        """
    ])

    private func reasons(
        _ symbols: Declarations.Symbol...,
        supertypes: [String: [String]] = [:]
    ) -> [String] {
        Comparison(ledger: ledger, declarations: Declarations(symbols: symbols, supertypes: supertypes))
            .violations().map { "\($0.symbol.name): \($0.reason)" }
    }

    @Test func passesWhatAppleHas() {
        #expect(
            reasons(
                .init(path: ["Bird"], isType: true),
                .init(path: ["Bird", "init(name:)"]),
                .init(path: ["Bird", "kinds"], isStatic: true),
                .init(path: ["Bird", "wingspan"]),
                .init(path: ["Bird", "Size"], isType: true),
                .init(path: ["Bird", "Size", "large"], isStatic: true),
                .init(path: ["count(_:)"]),
                supertypes: ["Bird": ["Animal", "Singing"]]
            ) == []
        )
    }

    @Test func passesMembersOfAncestors() {
        #expect(reasons(.init(path: ["Bird", "move(to:)"]), .init(path: ["Bird", "sing()"])) == [])
    }

    @Test func passesCommonConformancesAndUnderscores() {
        #expect(
            reasons(
                .init(path: ["Bird", "==(_:_:)"], isStatic: true, origin: "Equatable.==(_:_:)"),
                .init(path: ["Bird", "hash"], origin: "NSObject.hash"),
                .init(path: ["Bird", "RawValue"], isType: true),
                .init(path: ["_Nest"], isType: true),
                .init(path: ["Bird", "_feathers"])
            ) == []
        )
    }

    @Test func findsTypesAndGlobals() {
        #expect(
            reasons(
                .init(path: ["Fish"], isType: true),
                .init(path: ["Fish", "swim()"]),
                .init(path: ["Bird", "Beak"], isType: true),
                .init(path: ["hatch()"])
            ) == [
                "Fish: Apple has no such type", "Bird.Beak: Apple has no such member",
                "hatch(): Apple has no such member",
            ]
        )
    }

    @Test func findsMembers() {
        #expect(
            reasons(
                .init(path: ["Bird", "move(by:)"]),
                .init(path: ["Animal", "sing()"]),
                .init(path: ["Bird", "next()"], origin: "IteratorProtocol.next()"),
                .init(path: ["String", "bird"])
            ) == [
                "Bird.move(by:): Apple has no such member", "Animal.sing(): Apple has no such member",
                "Bird.next(): Apple has no such member", "String.bird: Apple has no such member",
            ]
        )
    }

    @Test func findsDifferences() {
        #expect(
            reasons(
                .init(path: ["Bird", "kinds"]),
                .init(path: ["Bird", "move(to:)"], isStatic: true),
                .init(path: ["Bird", "wingspan"], isSettable: true),
                .init(path: ["Stone"], isType: true),
                supertypes: ["Stone": ["Singing"]]
            ) == [
                "Bird.kinds: Apple's is static", "Bird.move(to:): Apple's is not static",
                "Bird.wingspan: Apple's has no setter", "Stone: Apple's does not inherit Singing",
            ]
        )
    }

    @Test func readsMembers() {
        #expect(
            ledger.types["Bird.Size"]?.members["large"] == [.init(name: "large", isStatic: true, rawValue: 2)]
                && ledger.types["Bird"]?.members["wingspan"] == [.init(name: "wingspan", isGetOnly: true)]
                && ledger.ancestry(of: "Bird") == ["Bird", "Animal", "Singing", "NSObject"]
        )
    }
}
