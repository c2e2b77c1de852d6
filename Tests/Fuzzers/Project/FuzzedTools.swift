import ConfinedFiles
import Foundation
import ProjectReading

/// Stand-ins for the programs of a build, which do to files what these do.
struct FuzzedTools: BuildTools {
    let setup: ProjectSetup
    let configuration = "debug"

    func say(_ sentence: String) {}

    func describe(_ package: URL, scratch: URL) throws -> Data {
        let targets = setup.targets.map { target -> [String: Any] in
            [
                "name": target.name, "c99name": target.module ?? target.name, "module_type": "SwiftTarget",
                "type": ["executable", "library"].indices.contains(target.kind)
                    ? ["executable", "library"][target.kind] : "test",
                "path": target.folder ?? "Sources", "sources": target.sources,
            ]
        }
        return try JSONSerialization.data(withJSONObject: [
            "name": setup.name, "dependencies": [Any](), "targets": targets,
        ])
    }

    func dump(_ package: URL, scratch: URL) throws -> Data { Data("{\"targets\": []}".utf8) }

    func checkOut(_ package: URL, scratch: URL) throws -> Data { Data() }

    func rewrite(_ module: ModuleSources, to folder: URL, scratch: URL) throws -> RewrittenModule {
        let sources = module.sources
        let names = sources.map { $0.lastPathComponent.replacingOccurrences(of: ".swift", with: "") + ".objc.swift" }
        guard Set(names).count == names.count else {
            throw ProjectError(file: folder.path, problem: "two sources have one name", remedy: "Rename one")
        }
        let files = try zip(sources, names).map { source, name in
            let data = try? RegularFile(source.path, limit: 1 << 20).data()
            guard let data else {
                throw ProjectError(file: source.path, problem: "it can't be read", remedy: "Restore it")
            }
            let file = folder.appending(path: name)
            do { try data.write(to: file) } catch {
                throw ProjectError(file: file.path, problem: "it can't be written", remedy: "Rename the source")
            }
            return file
        }
        let last = folder.appending(path: "ObjectiveCModule.swift")
        try Data("// \(module.module)\n".utf8).write(to: last)
        return RewrittenModule(sources: files, module: last)
    }

    func products(of mirror: URL, scratch: URL) throws -> URL { scratch.appending(path: "debug") }

    func build(_ mirror: URL, scratch: URL, withTests: Bool) throws {
        let folder = try ConfinedFolder(scratch)
        let modules = Set(setup.targets.flatMap { [$0.module ?? $0.name, $0.name] })
        for path in modules + ["Modules/App.swiftmodule", "x_App.resources/a.png", "libX.so", "App.build/a.o"] {
            guard let place = FuzzedProject.path("debug/\(path)"), place.parts.count < 5 else { continue }
            try? folder.write(Data(path.utf8), to: place)
        }
    }

    func test(_ mirror: URL, scratch: URL) throws -> Int32 { 0 }
}
