/// The methods and properties of extensions of other modules' classes that the module itself overrides.
///
/// Objective-C looks a method up by its name, so that an extension of `UIView` can declare one, and extensions or
/// subclasses of `UIView` can override it. Swift on Linux has no table for it. Such a method and its overrides are a
/// family here: each gets a name of its own, `_o_UITableViewCell_kids`, and the extension gets a method with the
/// original name, which calls that of the most derived class of the object. `super.kids()` in an override calls the
/// next one by its name.
struct OverrideFamilies: Sendable {
    /// A method or property of a family.
    struct Implementation: Sendable {
        /// The class.
        var path: String
        /// The beginning of its name, before the original one.
        var prefix: String
        /// The beginning of the name of the one that it overrides; `nil` for the first.
        var superPrefix: String?
        /// The conditions of the `#if` blocks around it.
        var conditions: [String]
        /// The number of superclasses.
        var depth: Int
    }

    /// The beginning of the name of the first of a family.
    static let firstPrefix = "_o_"

    /// The place of a member.
    private struct Place: Hashable {
        var source: Int
        var offset: Int
    }

    private struct Entry {
        var place: Place
        var path: String
        var body: TypeBody
        var member: Member

        var isOverride: Bool { member.modifiers.contains("override") }
    }

    private var implementations: [Place: Implementation] = [:]
    /// The overrides of the first members of families, most derived first.
    private var overrides: [Place: [Implementation]] = [:]
    private var obstacles: [Place: String] = [:]

    init(_ index: ModuleIndex) {
        var groups: [String: [Entry]] = [:]
        for (number, source) in index.sources.enumerated() {
            for body in source.bodies where index.isClass(body) && body.visibility != .function {
                let path = index.canonicalPath(of: body)
                for member in body.members where !member.isUnavailable {
                    let place = Place(source: number, offset: member.offset)
                    groups[Self.key(of: member), default: []].append(
                        Entry(place: place, path: path, body: body, member: member)
                    )
                }
            }
        }
        for group in groups.values where group.contains(where: \.isOverride) { add(group, index) }
    }

    /// A text that is the same for members that override each other. Parameters of other types make other methods.
    private static func key(of member: Member) -> String {
        let start = (member.isStatic ? "static " : "") + member.fullName
        guard case .method(let signature) = member.kind else { return start }
        let types = signature.parameters.map { $0.type.filter { !$0.isWhitespace } + ($0.isVariadic ? "..." : "") }
        return start + " " + types.joined(separator: ", ")
    }

    func contains(_ member: Member, in source: Int) -> Bool {
        let place = Place(source: source, offset: member.offset)
        return implementations[place] != nil || obstacles[place] != nil
    }

    func implementation(_ member: Member, in source: Int) -> Implementation? {
        implementations[Place(source: source, offset: member.offset)]
    }

    /// The overrides of a member that is the first of its family; `nil` for others.
    func overrides(of member: Member, in source: Int) -> [Implementation]? {
        overrides[Place(source: source, offset: member.offset)]
    }

    func obstacle(_ member: Member, in source: Int) -> String? {
        obstacles[Place(source: source, offset: member.offset)]
    }

    /// - Parameter group: Members with one name, of any classes.
    private mutating func add(_ group: [Entry], _ index: ModuleIndex) {
        let overriding = Set(group.filter(\.isOverride).map(\.path))
        for first in group {
            guard first.body.kind == .extensionBody, index.place(of: first.path) == nil, !first.member.isPrivate,
                !first.isOverride
            else { continue }
            let family = group.filter { entry in
                entry.isOverride && entry.path != first.path && index.ancestry(of: entry.path).contains(first.path)
            }
            guard !family.isEmpty else { continue }
            var overrides: [Implementation] = []
            for entry in family {
                if let obstacle = Self.obstacle(entry, first, index) {
                    obstacles[entry.place] = obstacle
                    continue
                }
                let ancestry = index.ancestry(of: entry.path)
                let next = ancestry.dropFirst().first { $0 == first.path || overriding.contains($0) } ?? first.path
                let implementation = Implementation(
                    path: entry.path,
                    prefix: Self.prefix(entry.path),
                    superPrefix: next == first.path ? Self.firstPrefix : Self.prefix(next),
                    conditions: Array(entry.member.conditions.dropFirst(first.body.conditions.count)),
                    depth: ancestry.count
                )
                implementations[entry.place] = implementation
                overrides.append(implementation)
            }
            overrides.sort { ($1.depth, $0.path) < ($0.depth, $1.path) }
            implementations[first.place] = Implementation(
                path: first.path,
                prefix: Self.firstPrefix,
                superPrefix: nil,
                conditions: [],
                depth: 0
            )
            self.overrides[first.place] = overrides
        }
    }

    private static func prefix(_ path: String) -> String { "_o_\(path.replacing(".", with: "_"))_" }

    private static func obstacle(_ entry: Entry, _ first: Entry, _ index: ModuleIndex) -> String? {
        if case .method(let signature) = first.member.kind,
            signature.isGeneric || signature.parameters.contains(where: \.isVariadic)
        {
            return "a generic or variadic method of an extension can't be overridden on Linux; rename it"
        }
        if case .property(nil, _) = first.member.kind {
            return "a property without a type can't be overridden on Linux; write the type in the extension"
        }
        let declaration = index.declaration(of: entry.path)
        if declaration?.visibility == .enclosingType {
            return "a private class can't override a method of an extension on Linux; make it 'fileprivate'"
        }
        if declaration?.isGeneric == true {
            return "a generic class can't override a method of an extension on Linux; rename it"
        }
        return nil
    }
}
