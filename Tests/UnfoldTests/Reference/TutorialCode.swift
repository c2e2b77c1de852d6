import Foundation
import Toolchain

/// The code files that a tutorial shows step by step.
struct TutorialCode {
    struct Step {
        /// The name that the user sees, which is the same for all versions of a file.
        var name: String
        /// The file name in the folder `Resources`.
        var file: String
        var text: String

        /// The lines after the imports.
        var declarations: [Substring] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return Array(lines.drop { $0.hasPrefix("import ") || $0.isEmpty })
        }
    }

    static let catalogue = Command.repository.appending(path: "Sources/Unfold/Unfold.docc")
    static let resources = catalogue.appending(path: "Resources")

    var title: String
    var steps: [Step]

    /// Reads a tutorial and the files that it names.
    init(_ page: URL) throws {
        title = page.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: page, encoding: .utf8)
        steps = try text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map { match in
            let file = Self.resources.appending(path: String(match.2))
            return Step(
                name: String(match.1),
                file: String(match.2),
                text: try String(contentsOf: file, encoding: .utf8)
            )
        }
    }

    static func all() throws -> [TutorialCode] {
        try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tutorial" && $0.lastPathComponent != "Unfold-Tutorials.tutorial" }
            .sorted { $0.path < $1.path }
            .map(TutorialCode.init)
    }

    /// The versions of each file, first to last.
    var versions: [[Step]] {
        Dictionary(grouping: steps, by: \.name).values.sorted { $0[0].file < $1[0].file }
    }

    /// Returns the code after each step: the latest versions of the files so far, in a scope of their own.
    func states() -> [String] {
        var files: [String: Step] = [:]
        return steps.map { step in
            files[step.name] = step
            let parts = files.values.sorted { $0.name < $1.name }.map { file in
                let line = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                    .firstIndex { !$0.hasPrefix("import ") && !$0.isEmpty }
                return "#sourceLocation(file: \"\(file.file)\", line: \((line ?? 0) + 1))\n"
                    + file.declarations.joined(separator: "\n")
            }
            let scope = step.file.dropLast(6).replacing("-", with: "_")
            return "enum \(scope) {\n\(parts.joined(separator: "\n"))\n#sourceLocation()\n}\n"
        }
    }
}
