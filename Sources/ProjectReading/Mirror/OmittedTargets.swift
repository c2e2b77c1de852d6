/// The targets of a project that its mirror doesn't have: those that can't be built here, and those that need them.
///
/// A project often has targets that nobody asked for, such as a demo in Objective-C or an app for a television. They
/// are no reason to refuse the others.
package struct OmittedTargets {
    package enum Reason {
        /// It is for another system.
        case system(String)
        /// It can't be built, or read.
        case problem(ProjectError)
        /// It needs a target that is left out.
        case need(String)
    }

    private var reasons: [String: Reason] = [:]
    /// The names in the order in which the targets are left out.
    private var names: [String] = []

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    package func contains(_ name: String) -> Bool { reasons[name] != nil }

    /// Leaves a target out.
    package mutating func omit(_ name: String, _ reason: Reason) {
        if reasons.updateValue(reason, forKey: name) == nil { names.append(name) }
    }

    package mutating func omit(_ others: OmittedTargets) {
        for name in others.names { if let reason = others.reasons[name] { omit(name, reason) } }
    }

    /// Leaves out the targets that need others that are left out, directly or not. A target for another system is not
    /// missing: a project lists it for the builds of that system.
    package mutating func spread<Names: Sequence<String>>(over targets: [(name: String, needs: Names)]) {
        var isComplete = false
        while !isComplete {
            isComplete = true
            for target in targets where !contains(target.name) {
                guard let missing = target.needs.first(where: isMissing) else { continue }
                omit(target.name, .need(missing))
                isComplete = false
            }
        }
    }

    private func isMissing(_ name: String) -> Bool {
        switch reasons[name] {
        case nil, .system: false
        case .problem, .need: true
        }
    }

    /// The error that a target has if it is asked for; `nil` if it isn't left out.
    package func error(for name: String, of project: String) -> ProjectError? {
        var name = name
        while case .need(let missing) = reasons[name] { name = missing }
        switch reasons[name] {
        case .problem(let error): return error
        case .system(let system):
            return ProjectError(
                file: project,
                problem: "the target \(name) is for \(system)",
                remedy: "Name a target for iOS"
            )
        case nil, .need: return nil
        }
    }

    /// The error of the first target that fulfills a condition, if nothing is left to build.
    package func firstError(of project: String, where condition: (String) -> Bool = { _ in true }) -> ProjectError? {
        let found = names.filter(condition).compactMap { name in error(for: name, of: project).map { (name, $0) } }
        let own = found.first { if case .problem = reasons[$0.0] { true } else { false } }
        return (own ?? found.first)?.1
    }

    /// Sentences about what is left out.
    package var notes: [String] {
        var systems: [String] = []
        var notes: [String] = []
        for name in names {
            switch reasons[name] {
            case .problem(let error): notes.append("The target \(name) is left out. \(error)")
            case .need(let missing): notes.append("The target \(name) is left out, because it needs \(missing).")
            case .system: systems.append(name)
            case nil: break
            }
        }
        if systems.isEmpty { return notes }
        return notes + ["Left out, because they are for other systems: \(systems.joined(separator: ", "))."]
    }
}
