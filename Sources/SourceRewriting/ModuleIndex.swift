/// The types of a module, by name.
struct ModuleIndex: Sendable {
    /// A body in a source.
    struct Place: Hashable, Sendable {
        var source: Int
        var body: Int
    }

    let moduleName: String
    let sources: [ScannedSource]
    /// The declarations of types other than extensions.
    private var declarations: [String: Place] = [:]
    /// The declarations and extensions of types, in the order of the sources.
    private var bodies: [String: [Place]] = [:]
    private var superclasses: [String: String] = [:]
    private var subclasses: [String: [String]] = [:]
    /// The protocols for Objective-C of the modules below, by name, with their modules.
    private var protocolsBelow: [String: (module: String, body: TypeBody)] = [:]
    private var modulesBelow: Set<String> = []
    /// The full names of the optional requirements of protocols of the module and of those below.
    private(set) var optionalRequirements: Set<String> = []
    /// Those of which a protocol has several, with parameters of other types.
    private(set) var overloadedRequirements: Set<String> = []
    /// Those that are a value somewhere, and not only called.
    private(set) var referredRequirements: Set<String> = []

    /// Whether the sources may use UIKit: one of them imports it or XCTest, or they import only what every framework
    /// for iOS does, whose header can import UIKit for all of them.
    let mayUseUIKit: Bool
    /// The modules that sources of tests import with `@testable`.
    let testedModules: Set<String>

    private static let plainModules: Set = [
        "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC", "QuartzCore", "XCTest",
    ]

    /// - Parameter below: The sources of modules that the module imports.
    init(moduleName: String, sources: [ScannedSource], below: [(module: String, source: ScannedSource)] = []) {
        self.moduleName = moduleName
        self.sources = sources
        let imports = sources.flatMap(\.imports).map(\.module)
        mayUseUIKit =
            imports.contains("UIKit") || imports.contains("XCTest") || Self.plainModules.isSuperset(of: imports)
        testedModules =
            imports.contains("XCTest") ? Set(sources.flatMap(\.imports).filter(\.isTestable).map(\.module)) : []
        for (source, scanned) in sources.enumerated() {
            for (body, type) in scanned.bodies.enumerated() where type.kind != .extensionBody {
                if type.visibility != .function { declarations[type.path] = Place(source: source, body: body) }
                addRequirements(of: type)
            }
        }
        for (module, scanned) in below {
            for type in scanned.bodies where type.kind == .protocolBody && type.attributes.contains("objc") {
                modulesBelow.insert(module)
                protocolsBelow[type.path] = (module, type)
                addRequirements(of: type)
            }
        }
        let references = sources.flatMap(\.methodReferences).map(\.fullName)
        referredRequirements = optionalRequirements.intersection(references)
        for (source, scanned) in sources.enumerated() {
            for (body, type) in scanned.bodies.enumerated() where type.visibility != .function {
                let place = Place(source: source, body: body)
                bodies[canonicalPath(of: type), default: []].append(place)
                guard type.kind == .classBody, let first = type.inheritance.first else { continue }
                let superclass = resolve(first, from: type.path)
                // A class may have protocols only.
                if declaration(of: superclass)?.kind == .protocolBody { continue }
                superclasses[type.path] = superclass
                subclasses[superclass, default: []].append(type.path)
            }
        }
    }

    private mutating func addRequirements(of type: TypeBody) {
        guard type.kind == .protocolBody else { return }
        var own: Set<String> = []
        for member in type.members where member.modifiers.contains("optional") {
            optionalRequirements.insert(member.fullName)
            if !own.insert(member.fullName).inserted { overloadedRequirements.insert(member.fullName) }
        }
    }

    subscript(place: Place) -> TypeBody { sources[place.source].bodies[place.body] }

    /// Returns the path of a type that a name stands for inside of another type. A name from elsewhere stays.
    func resolve(_ name: String, from path: String) -> String {
        let name = String(name.prefix { $0 != "<" })
        var scope = path.split(separator: ".").map(String.init)
        while true {
            let candidate = (scope + [name]).joined(separator: ".")
            if declarations[candidate] != nil { return candidate }
            guard scope.popLast() != nil else { break }
        }
        let parts = name.split(separator: ".", maxSplits: 1)
        guard parts.count == 2 else { return name }
        let isQualified = parts[0] == moduleName || modulesBelow.contains(String(parts[0]))
        return isQualified ? String(parts[1]) : name
    }

    /// The path by which all bodies of a type are found.
    func canonicalPath(of type: TypeBody) -> String {
        type.kind == .extensionBody ? resolve(type.path, from: "") : type.path
    }

    /// Returns the declaration of a type of the module, or of a protocol for Objective-C of a module below.
    func declaration(of path: String) -> TypeBody? {
        declarations[path].map { self[$0] } ?? protocolsBelow[path]?.body
    }
    /// Returns the module of a protocol if it is one below.
    func moduleBelow(of path: String) -> String? { declarations[path] == nil ? protocolsBelow[path]?.module : nil }
    func place(of path: String) -> Place? { declarations[path] }

    /// The declaration and the extensions of a type.
    func bodies(of path: String) -> [TypeBody] { bodies[path, default: []].map { self[$0] } }
    func placedBodies(of path: String) -> [(place: Place, body: TypeBody)] {
        bodies[path, default: []].map { ($0, self[$0]) }
    }

    /// Returns whether a body may belong to a class: that of a class of the module, or an extension of a type from
    /// elsewhere.
    func isClass(_ type: TypeBody) -> Bool {
        switch type.kind {
        case .classBody: true
        case .extensionBody: declaration(of: canonicalPath(of: type)).map { $0.kind == .classBody } ?? true
        default: false
        }
    }

    /// The class and its superclasses, as far as the module declares them. The last may be from elsewhere.
    func hierarchy(from path: String) -> [String] {
        var result = [path]
        while let next = superclasses[result[result.count - 1]], !result.contains(next) { result.append(next) }
        return result
    }

    /// The class and all its superclasses, those of iOS among them.
    func ancestry(of path: String) -> [String] {
        var result = hierarchy(from: path)
        while let last = result.last, let next = SystemClasses.superclass(of: last) { result.append(next) }
        return result
    }

    /// The classes of the module that inherit from a class, nearest first.
    func descendants(of path: String) -> [String] {
        var result: [String] = []
        var rest = subclasses[path, default: []]
        while let next = rest.first {
            rest.removeFirst()
            guard !result.contains(next) else { continue }
            result.append(next)
            rest += subclasses[next, default: []]
        }
        return result
    }

    /// Returns a member of a type that the module declares: in its own bodies, then in those of its superclasses.
    func member(of path: String, where condition: (Member) -> Bool) -> Member? {
        for path in hierarchy(from: path) {
            for body in bodies(of: path) {
                if let member = body.members.first(where: condition) { return member }
            }
        }
        return nil
    }

    /// The protocols for Objective-C that a type conforms to by its bodies, with those that they refine.
    func objectiveCProtocols(of path: String) -> [TypeBody] {
        objectiveCProtocols(among: bodies(of: path).flatMap(\.inheritance), from: path)
    }

    /// The protocols for Objective-C to which one body of a class adds the conformance, with those that they refine:
    /// without those of the bodies before it, and of the superclasses.
    func objectiveCProtocols(addedBy body: TypeBody) -> [TypeBody] {
        let path = canonicalPath(of: body)
        let added = objectiveCProtocols(among: body.inheritance, from: path)
        guard body.visibility != .function else { return added }
        let before = bodies(of: path).prefix { $0.offset != body.offset || $0.inheritance != body.inheritance }
        let others =
            objectiveCProtocols(among: before.flatMap(\.inheritance), from: path)
            + hierarchy(from: path).dropFirst().flatMap { objectiveCProtocols(of: $0) }
        let paths = Set(others.map(\.path))
        return added.filter { !paths.contains($0.path) }
    }

    private func objectiveCProtocols(among names: [String], from path: String) -> [TypeBody] {
        var result: [TypeBody] = []
        var rest = names.map { resolve($0, from: path) }
        while let name = rest.popLast() {
            guard let body = declaration(of: name), body.kind == .protocolBody,
                !result.contains(where: { $0.path == body.path })
            else { continue }
            if body.attributes.contains("objc") { result.append(body) }
            rest += body.inheritance.map { resolve($0, from: name) }
        }
        return result.sorted { $0.path < $1.path }
    }
}
