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

    /// Returns the violations of a class with the facts and one member of its own.
    private func reasons(
        facts: String,
        _ declaration: String,
        _ name: String,
        access: String = "open",
        isIsolated: Bool = false
    ) -> [String] {
        let symbol = Declarations.Symbol(
            path: ["Bird", name],
            isStatic: declaration.hasPrefix("class "),
            access: access,
            isIsolated: isIsolated,
            signature: Signature(declaration)
        )
        let declarations = Declarations(symbols: [symbol], classes: ["Bird"])
        return Comparison(ledger: Ledger(["class Bird: NSObject\n    \(facts)"]), declarations: declarations)
            .violations().map(\.reason)
    }

    @Test(arguments: [
        ("func sing()", "func sing()", "sing()"), ("class var kinds: [Int]", "class var kinds: [Int]", "kinds"),
        ("var wings: Int { get }", "var wings: Int { get }", "wings"),
    ])
    func findsMembersThatCannotBeOverridden(fact: String, declaration: String, name: String) {
        #expect(reasons(facts: fact, declaration, name) == [])
        #expect(reasons(facts: fact, declaration, name, access: "public") == ["Apple's can be overridden"])
        #expect(reasons(facts: "native \(fact)", declaration, name, access: "public") == [])
    }

    @Test func constantsCannotBeOverridden() {
        #expect(reasons(facts: "class let size: Int", "class var size: Int { get }", "size", access: "public") == [])
    }

    @Test(arguments: [
        (
            "func fly(to: Nest?)", "func fly(to nest: Nest)", "fly(to:)",
            "Apple's is (Nest?) -> Void, not (Nest) -> Void"
        ),
        (
            "func fly(to: Nest, then: (() -> Void)? = nil)", "func fly(to nest: Nest, then: (() -> ())?)",
            "fly(to:then:)", "Apple's has a default for argument 2"
        ),
        ("func fly(to: Int) throws", "func fly(to x: Int)", "fly(to:)", "Apple's throws"),
        ("func fly(to: Int)", "func fly(to x: Int) async", "fly(to:)", "Apple's is not asynchronous"),
        ("func fly(to: Int)", "func fly(to x: Int = 3)", "fly(to:)", "Apple's has no default for argument 1"),
        (
            "func fly(to: @escaping () -> Void)", "func fly(to x: () -> Void)", "fly(to:)",
            "Apple's is (@escaping Void -> Void) -> Void, not (Void -> Void) -> Void"
        ),
        ("init?(coder: Nest)", "init(coder: Nest)", "init(coder:)", "Apple's is (Nest) -> Void?, not (Nest) -> Void"),
        ("var song: String!", "var song: String? { get set }", "song", "Apple's is () -> String!, not () -> String?"),
    ])
    func findsOtherDeclarations(fact: String, declaration: String, name: String, reason: String) {
        #expect(reasons(facts: fact, declaration, name) == [reason])
    }

    @Test func findsIsolation() {
        let fact = "nonisolated var wings: Int { get }"
        #expect(reasons(facts: fact, "var wings: Int { get }", "wings") == [])
        #expect(reasons(facts: fact, "var wings: Int { get }", "wings", isIsolated: true) == ["Apple's is nonisolated"])
    }

    @Test func acceptsOtherSpellings() {
        let fact = "func sing(_: @escaping (Bird, Int) -> Void, in: [AnyHashable : Any]) -> any Song"
        let declaration =
            "@MainActor @discardableResult func sing(_ body: @escaping (_ bird: Bird, Int) -> (), in: [AnyHashable: Any]) -> Song"
        #expect(reasons(facts: fact, declaration, "sing(_:in:)") == [])
    }

    @Test func findsProtocolsOfOtherTypesThanClasses() {
        let ledger = Ledger(["protocol Singing: NSObjectProtocol"])
        let symbols = [Declarations.Symbol(path: ["Singing"], isType: true)]
        func reasons(_ supertypes: [String]) -> [String] {
            let declarations = Declarations(symbols: symbols, supertypes: ["Singing": supertypes])
            return Comparison(ledger: ledger, declarations: declarations).violations().map(\.reason)
        }
        #expect(reasons(["NSObjectProtocol"]) == [])
        #expect(reasons(["AnyObject"]) == ["Apple's inherits NSObjectProtocol"])
    }

    @Test func readsMembers() {
        #expect(
            ledger.types["Bird.Size"]?.members["large"] == [.init(name: "large", isStatic: true, rawValue: 2)]
                && ledger.types["Bird"]?.members["wingspan"] == [.init(name: "wingspan", isGetOnly: true)]
                && ledger.ancestry(of: "Bird") == ["Bird", "Animal", "Singing", "NSObject"]
        )
    }
}
