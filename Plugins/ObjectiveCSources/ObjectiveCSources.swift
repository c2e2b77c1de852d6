import Foundation
import PackagePlugin

/// Rewrites the sources of a target on their way to the compiler, which has no Objective-C on Linux.
///
/// The target lists at least one Swift file in `sources:`, which is compiled as it is. The command `objc-sources`
/// rewrites all other Swift files of the target.
@main struct ObjectiveCSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            throw UseError("the target \(target.name) isn't a target of Swift sources")
        }
        let files = target.sourceFiles.filter { $0.url.pathExtension == "swift" }
        let kept = files.filter { $0.type == .source }.map(\.url)
        let sources = files.filter { $0.type != .source }.map(\.url)
        guard !sources.isEmpty else {
            throw UseError(
                "the target \(target.name) has no sources to rewrite; list those that need no rewriting in 'sources:', "
                    + "at least one, and leave the others out"
            )
        }
        let folder = context.pluginWorkDirectoryURL
        let below = self.sources(below: target)
        let arguments =
            ["--module", target.moduleName, "--output", folder.path]
            + below.flatMap { ["--below", "\($0.module):\($0.file.path)"] }
        return [
            .buildCommand(
                displayName: "Rewriting \(target.name) without Objective-C",
                executable: try command(in: context),
                arguments: arguments + kept.flatMap { ["--keep", $0.path] } + sources.map(\.path),
                inputFiles: kept + sources + below.map(\.file),
                outputFiles: sources.map { folder.appending(path: Self.name(ofRewritten: $0)) }
                    + [folder.appending(path: "ObjectiveCModule.swift")]
            )
        ]
    }

    /// The sources of the targets of the package that a target imports, directly or not.
    private func sources(below target: any Target) -> [(module: String, file: URL)] {
        var (rest, known): ([any Target], Set<String>) = ([target], [target.name])
        var result: [(module: String, file: URL)] = []
        while let next = rest.popLast() {
            for case .target(let dependency) in next.dependencies where known.insert(dependency.name).inserted {
                rest.append(dependency)
                guard let dependency = dependency as? SwiftSourceModuleTarget else { continue }
                let files = dependency.sourceFiles.filter { $0.url.pathExtension == "swift" }
                result += files.map { (module: dependency.moduleName, file: $0.url) }
            }
        }
        return result
    }

    private func command(in context: PluginContext) throws -> URL {
        do {
            return try context.tool(named: "ObjectiveCSourcesCommand").url
        } catch {
            // The command comes with the trait, so that packages without the plugin don't compile it.
            throw UseError("enable the trait of the same name: .package(…, traits: [\"ObjectiveCSources\"])")
        }
    }

    /// Returns the name that the command gives to a rewritten file.
    private static func name(ofRewritten source: URL) -> String {
        let name = source.lastPathComponent
        return name == "main.swift" ? name : "\(source.deletingPathExtension().lastPathComponent).objc.swift"
    }
}

/// A way of using the plugin that can't work, with what to do about it.
struct UseError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = "the plugin ObjectiveCSources can't be used: \(description)"
    }
}
