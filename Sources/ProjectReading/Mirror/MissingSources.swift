import ConfinedFiles
import Foundation

/// The sources of a project that import frameworks which don't exist here. A mirror doesn't have them.
package struct MissingSources {
    private struct Need: Hashable {
        var framework: String
        var target: String
    }

    /// The modules of the project and of its packages, which may have the name of a framework.
    private let known: Set<String>
    /// The modules of packages that can't be checked out.
    private let absent: Set<String>
    private var names: [Need: [String]] = [:]
    private var files: Set<URL> = []

    init(known: Set<String> = [], absent: Set<String> = []) { (self.known, self.absent) = (known, absent) }

    package var isEmpty: Bool { files.isEmpty }

    /// Takes the sources of a target that import absent frameworks, and returns the others. A source that can't be read
    /// is among the others, and is an error later.
    mutating func take(from sources: [URL], of target: String) -> [URL] {
        sources.filter { source in
            guard let file = try? RegularFile(source.path, limit: ProjectLimits.fileBytes),
                let data = try? file.data()
            else { return true }
            let text = String(decoding: data, as: UTF8.self)
            let frameworks = AbsentFrameworks.imported(by: text, others: absent).subtracting(known)
            for framework in frameworks {
                names[Need(framework: framework, target: target), default: []].append(source.lastPathComponent)
            }
            if !frameworks.isEmpty { files.insert(source) }
            return frameworks.isEmpty
        }
    }

    /// A sentence for each framework and target that needs it.
    package var notes: [String] {
        names.sorted { ($0.key.framework, $0.key.target) < ($1.key.framework, $1.key.target) }.map { need, names in
            let shown = names.sorted().prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
            let count = names.count == 1 ? "The source" : "The \(names.count) sources"
            let verbs = names.count == 1 ? ("imports", "is") : ("import", "are")
            let reason = absent.contains(need.framework) ? "can't be checked out" : "doesn't exist on Linux"
            return "\(need.framework) \(reason). \(count) of \(need.target) that \(verbs.0) it \(verbs.1) "
                + "left out: \(shown)."
        }
    }

    /// The error of a build that is only complete without the sources.
    package func error(of project: URL) -> ProjectError {
        let frameworks = Set(names.keys.map(\.framework)).sorted().joined(separator: ", ")
        return ProjectError(
            file: project.path,
            problem: "all sources compile but those that need \(frameworks), which are \(files.count)",
            remedy: "Go on without them by --skip-missing, or leave them out on Linux by #if canImport(…)"
        )
    }

    /// A sentence for a build that fails without the sources.
    package var failureNote: String {
        "The build fails without the sources that are left out (\(files.count)). Other sources may need what they declare."
    }
}
