import Foundation
import Testing
import Toolchain

/// Each library of the system has one module of Sources that imports it.
struct SystemModuleTests {
    /// A line that imports a system module.
    private struct Import: Hashable {
        var library: String
        /// The path below Sources.
        var file: String

        var module: Substring { file.prefix { $0 != "/" } }
    }

    @Test func eachSystemModuleIsImportedByOneModule() throws {
        let root = Command.repository.appending(path: "Sources")
        // CGTKSurface is C of the package whose header includes that of GTK.
        let libraries = Set(try SystemModules.folders().map(\.lastPathComponent)).union(["CGTKSurface"])
        #expect(libraries.isSuperset(of: ["CCairo", "CPango", "CGSK", "CGTK"]))
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        let sources = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        #expect(sources.count > 500)
        let imports = try sources.flatMap { source in
            let file = String(source.path.dropFirst(root.path.count + 1))
            return Self.imports(of: libraries, in: try String(contentsOf: source, encoding: .utf8), of: file)
        }
        #expect(Set(imports.map(\.library)) == libraries, "a system module that no module imports is of no use")
        for complaint in Self.complaints(about: imports) { Issue.record("\(complaint)") }
    }

    @Test(arguments: [
        ("import CGTK", ["CGTK"]),
        ("import Foundation\n@preconcurrency internal import CGTK // why\nimport CGTKSurface", ["CGTK"]),
        ("@_implementationOnly import CGTK\nimport func CCairo.cairo_create", ["CGTK", "CCairo"]),
        ("    @testable import CCairo;import CGTK", ["CCairo", "CGTK"]),
        ("// import CGTK\nimport CCairoExtras\nlet text = \"an import CGTK is none\"", []),
    ])
    func importsAreFound(source: String, libraries: [String]) {
        #expect(Self.imports(of: ["CCairo", "CGTK"], in: source, of: "A/B.swift").map(\.library) == libraries)
    }

    @Test func aSecondModuleIsNamedWithBothFiles() {
        let imports = [
            Import(library: "CGTK", file: "Window/A.swift"), Import(library: "CCairo", file: "Window/A.swift"),
            Import(library: "CGTK", file: "Window/B.swift"), Import(library: "CGTK", file: "Views/View.swift"),
        ]
        #expect(
            Self.complaints(about: imports) == [
                "CGTK is imported by Sources/Window/A.swift and, in another module, by Sources/Views/View.swift"
            ]
        )
    }

    /// The imports in code, not in comments or texts.
    private static func imports(of libraries: Set<String>, in source: String, of file: String) -> [Import] {
        let statement = /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)/
        return source.split { $0 == "\n" || $0 == ";" }.compactMap { line in
            guard let match = line.firstMatch(of: statement), libraries.contains(String(match.1)) else { return nil }
            return Import(library: String(match.1), file: file)
        }
    }

    /// One sentence for each further module that imports a library.
    private static func complaints(about imports: [Import]) -> [String] {
        var owners: [String: Import] = [:]
        var complaints: [String] = []
        for next in imports {
            let first = owners[next.library] ?? next
            owners[next.library] = first
            guard first.module != next.module else { continue }
            complaints.append(
                "\(next.library) is imported by Sources/\(first.file) and, in another module, by Sources/\(next.file)"
            )
        }
        return complaints
    }
}
