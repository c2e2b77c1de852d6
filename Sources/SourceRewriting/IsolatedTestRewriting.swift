/// Lets XCTest call the tests of classes that are isolated to the main actor.
///
/// On Linux, SwiftPM lists the methods of tests by their types, in which the main actor has no place: the program of
/// the tests ends as soon as it reads the list. `testRow()` of a class with `@MainActor` becomes `_m_testRow()`, where
/// it is, and the class gets a method `testRow()` without isolation, which calls it. XCTest runs tests on the main
/// thread. `setUp()` and its kin are treated in the same way, because they override methods without isolation.
struct IsolatedTestRewriting {
    let source: ScannedSource
    let index: ModuleIndex

    private static let prefix = "_m_"
    private static let fixtures: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    func edits() -> [Edit] {
        source.bodies.flatMap { body -> [Edit] in
            guard index.isClass(body), body.visibility != .function else { return [] }
            let hierarchy = index.hierarchy(from: index.canonicalPath(of: body))
            guard hierarchy.contains("XCTestCase") else { return [] }
            return body.members.flatMap { member in
                isCalledByXCTest(member, in: body) && isIsolated(member, in: body, hierarchy)
                    ? [source.text.renaming(member, Self.prefix), forwarder(for: member, in: body)] : []
            }
        }
    }

    private func isCalledByXCTest(_ member: Member, in body: TypeBody) -> Bool {
        guard case .method(let signature) = member.kind, signature.parameters.isEmpty, signature.returnsNothing,
            !signature.isAsync, !signature.isGeneric, !member.isStatic, !member.isPrivate, !member.isUnavailable
        else { return false }
        if member.modifiers.contains("override") {
            return body.kind == .classBody && (Self.fixtures.contains(member.name) || member.name.hasPrefix("test"))
        }
        return member.name.hasPrefix("test")
    }

    private func isIsolated(_ member: Member, in body: TypeBody, _ hierarchy: [String]) -> Bool {
        if member.attributes.contains("MainActor") { return true }
        if member.modifiers.contains("nonisolated") { return false }
        return body.attributes.contains("MainActor")
            || hierarchy.contains { index.declaration(of: $0)?.attributes.contains("MainActor") == true }
    }

    private func forwarder(for member: Member, in body: TypeBody) -> Edit {
        guard case .method(let signature) = member.kind else { return Edit(insert: "", at: body.contentEnd) }
        let start = ["open", "public"].first(where: member.modifiers.contains).map { $0 + " " } ?? ""
        let kind = member.modifiers.contains("override") ? "override " : ""
        let attempt = signature.isThrowing ? "try " : ""
        let head = "\(start)nonisolated \(kind)func \(member.name)()\(signature.effects)"
        let text =
            "\(head) { nonisolated(unsafe) let test = self; "
            + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(Self.prefix)\(member.name)() } }"
        let conditions = member.conditions.dropFirst(body.conditions.count)
        guard !conditions.isEmpty else { return body.appending(text, in: source.text) }
        return body.appendingLines("#if \(conditions.joined(separator: " && "))\n\(text)\n#endif", in: source.text)
    }
}
