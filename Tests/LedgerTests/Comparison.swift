/// The rules by which a declaration of the project counts as Apple's.
struct Comparison {
    var ledger: Ledger
    var declarations: Declarations

    /// A public declaration that Apple doesn't have, and the difference.
    struct Violation {
        var symbol: Declarations.Symbol
        var reason: String
    }

    /// Protocols whose members are allowed on any type: Apple's types conform to them without listing the members.
    static let commonProtocols: Set = [
        "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "ExpressibleByArrayLiteral", "Hashable", "NSCoding", "NSCopying", "NSMutableCopying", "NSObject",
        "NSObjectProtocol", "NSSecureCoding", "OptionSet", "RawRepresentable", "SetAlgebra",
    ]

    /// The types that the compiler synthesizes for these conformances, without a requirement as their origin.
    static let commonTypes: Set = ["AllCases", "ArrayLiteralElement", "Element", "RawValue"]

    /// Members that cannot be as Apple declares them, with the reasons.
    static let exceptions = [
        // `UITableView.delegate` has another type. Swift lets a subclass hide a property of a protocol extension only.
        "UIScrollView.delegate", "UIPresentationController.delegate",
        // Navigation and storyboards stand on controllers, so that the body of the class cannot name its types.
        "UIViewController.navigationController", "UIViewController.navigationItem",
        "UIViewController.editButtonItem", "UIViewController.toolbarItems",
        "UIViewController.setToolbarItems(_:animated:)", "UIViewController.tabBarController",
        "UIViewController.tabBarItem", "UIViewController.storyboard", "UIViewController.splitViewController",
        // Sheets and popovers stand on controls and scroll views, and popovers know bars.
        "UIViewController.sheetPresentationController", "UIViewController.popoverPresentationController",
        "UIView.frame(in:)", "UIBarButtonItem.frame(in:)",
        // Scroll views stand on controllers.
        "UIViewController.setContentScrollView(_:for:)", "UIViewController.contentScrollView(for:)",
        "UISceneConfiguration.storyboard",
        // It is in an extension, since most images have none.
        "UIImage.accessibilityIdentifier",
        // Containers of text stand on attachments.
        "NSTextAttachment.image(forBounds:textContainer:characterIndex:)",
        "NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)",
        // Structures conform to them. Apple's documentation lists the requirements of Objective-C's protocols.
        "UIMutableTraits", "UIConfigurationState", "UIContentConfiguration",
    ]

    /// Returns all declarations that Apple doesn't have, except names with a leading underscore.
    func violations() -> [Violation] {
        let own = declarations.symbols.filter { symbol in !symbol.path.contains { $0.hasPrefix("_") } }
        return own.compactMap { symbol in reason(against: symbol).map { Violation(symbol: symbol, reason: $0) } }
    }

    private func reason(against symbol: Declarations.Symbol) -> String? {
        guard let owner = owner(of: symbol) else {
            return symbol.path.count == 1 || symbol.isType ? topLevelReason(against: symbol) : nil
        }
        if let origin = symbol.origin?.split(separator: ".").first, Self.commonProtocols.contains(String(origin)) {
            return nil
        }
        if symbol.isType && Self.commonTypes.contains(symbol.path.last ?? "") { return nil }

        let ancestry = ledger.ancestry(of: owner, with: declarations.supertypes)
        let candidates = ancestry.flatMap { ledger.types[$0]?.members[symbol.path.last ?? ""] ?? [] }
        return difference(of: symbol, from: candidates)
            ?? accessReason(against: symbol, of: owner, in: ancestry)
            ?? declarationReason(against: symbol, of: owner, from: candidates)
    }

    /// Returns the type that a member belongs to, or nil for types and globals, and for members of a
    /// type that isn't Apple's.
    private func owner(of symbol: Declarations.Symbol) -> String? {
        let path = symbol.path.dropLast().joined(separator: ".")
        // An extension of the protocol for Foundation's class, so that UIKit's own can have members of these names.
        let owner = path == "NSObjectProtocol" ? "NSObject" : path
        if symbol.path.count == 1 || ledger.types[symbol.name] != nil { return nil }
        let isKnown = ledger.types[owner] != nil || declarations.supertypes[owner] != nil
        let isDeclaredHere = declarations.symbols.contains { $0.isType && $0.name == owner }
        return isKnown || !isDeclaredHere ? owner : nil
    }

    private func topLevelReason(against symbol: Declarations.Symbol) -> String? {
        if symbol.isType || ledger.types[symbol.name] != nil {
            guard ledger.types[symbol.name] != nil || ledger.globals[symbol.name] != nil else {
                return "Apple has no such type"
            }
            let allowed = Set(ledger.ancestry(of: symbol.name))
            let extra = (declarations.supertypes[symbol.name] ?? []).filter {
                ledger.types[$0] != nil && !allowed.contains($0)
            }
            if !extra.isEmpty { return "Apple's does not inherit \(extra.joined(separator: ", "))" }
            return classReason(against: symbol, allowed)
        }
        return difference(of: symbol, from: ledger.globals[symbol.name] ?? [], ignoringStatic: true)
    }

    /// Returns a reason if only classes conform to Apple's protocol, and other types to this one.
    private func classReason(against symbol: Declarations.Symbol, _ apples: Set<String>) -> String? {
        guard ledger.types[symbol.name]?.kind == "protocol", apples.contains("NSObjectProtocol"),
            !Self.exceptions.contains(symbol.name),
            !Ledger([]).ancestry(of: symbol.name, with: declarations.supertypes).contains("NSObjectProtocol")
        else { return nil }
        return "Apple's inherits NSObjectProtocol"
    }

    /// Returns the reason why none of Apple's members with the same name is equal to this one.
    private func difference(
        of symbol: Declarations.Symbol,
        from candidates: [Ledger.Member],
        ignoringStatic: Bool = false
    ) -> String? {
        if candidates.isEmpty { return "Apple has no such member" }
        let alike = candidates.filter { ignoringStatic || $0.isStatic == symbol.isStatic }
        if alike.isEmpty { return symbol.isStatic ? "Apple's is not static" : "Apple's is static" }
        if symbol.isSettable && alike.allSatisfy(\.isGetOnly) { return "Apple's has no setter" }
        return nil
    }

    /// Returns a reason if Apple's member can be overridden, and this one cannot.
    private func accessReason(
        against symbol: Declarations.Symbol,
        of owner: String,
        in ancestry: [String]
    ) -> String? {
        guard symbol.access != "open", !symbol.isType, declarations.classes.contains(owner),
            // Types of Core Foundation have no subclasses.
            ancestry.contains("NSObject"),
            let signature = symbol.signature, symbol.path.last?.hasPrefix("init") != true,
            !Self.exceptions.contains(symbol.name)
        else { return nil }
        let isOverridable = ancestry.contains { name in
            guard let type = ledger.types[name], type.kind == "class" || type.kind == "protocol" else { return false }
            return (type.members[symbol.path.last ?? ""] ?? []).contains {
                !$0.isNative && !$0.isConstant && $0.isStatic == symbol.isStatic
                    && ($0.signature.map { $0.types == signature.types } ?? true)
            }
        }
        return isOverridable ? "Apple's can be overridden" : nil
    }

    /// Returns a reason if the types, default arguments, effects or the isolation differ from those of all of Apple's
    /// members with the name.
    private func declarationReason(
        against symbol: Declarations.Symbol,
        of owner: String,
        from candidates: [Ledger.Member]
    ) -> String? {
        guard let signature = symbol.signature else { return nil }
        let known = candidates.filter { $0.signature != nil && $0.isStatic == symbol.isStatic }
        let reasons = known.map { member in
            reason(why: signature, isIsolated: symbol.isIsolated, differsFrom: member, of: owner)
        }
        return reasons.contains(nil) ? nil : reasons.first ?? nil
    }

    private func reason(
        why signature: Signature,
        isIsolated: Bool,
        differsFrom member: Ledger.Member,
        of owner: String
    ) -> String? {
        guard let apples = member.signature else { return nil }
        // A structure's `Self` is the structure.
        let isSelf =
            !declarations.classes.contains(owner) && apples.types.hasSuffix("-> Self")
            && signature.types == "\(apples.types.dropLast(4))\(owner)"
        // An associated type of a protocol is another type here.
        if apples.types != signature.types, !isSelf, !apples.types.contains("Self.") {
            return "Apple's is \(apples.types), not \(signature.types)"
        }
        if apples.throws != signature.throws { return "Apple's \(apples.throws ? "throws" : "does not throw")" }
        if apples.isAsync != signature.isAsync { return "Apple's is \(apples.isAsync ? "" : "not ")asynchronous" }
        if member.isNonisolated && isIsolated { return "Apple's is nonisolated" }
        // Swift's protocols have no default arguments, unlike Objective-C's.
        let isRequirement = ledger.types[owner]?.kind == "protocol"
        for (index, (one, other)) in zip(signature.parameters, apples.parameters).enumerated()
        where one.hasDefault != other.hasDefault && !isRequirement {
            return "Apple's has \(other.hasDefault ? "a" : "no") default for argument \(index + 1)"
        }
        return nil
    }
}
