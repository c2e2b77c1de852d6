import Foundation

/// The files that a build of a project of Xcode writes.
package struct XcodePlan {
    package var mirror = MirrorPlan()
    /// The modules of the project.
    package let modules: [ModuleName]
    /// The app that a run starts; `nil` if the project has none.
    package let app: AppTarget?
    /// The files beside the program of the app.
    package let resources: MirrorPlan

    /// - Parameters:
    ///   - targets: The targets of the project, or of all projects of a workspace.
    ///   - name: The name of the app, if the project has several.
    ///   - project: The project, for errors.
    ///   - unfold: The folder of the package that has the modules of iOS.
    package init(
        _ targets: [AppTarget],
        app name: String?,
        of project: URL,
        unfold: URL,
        _ rewrite: Rewriting
    ) throws {
        let apps = targets.filter { $0.kind == .application }
        let choice = try AppChoice(apps.map(\.name), of: project).name(name)
        // Other apps of the project are left out, for they may not build here.
        let used = targets.filter { $0.kind != .application || $0.name == choice }
        app = used.first { $0.kind == .application }
        modules = used.map(\.module)
        resources = try app?.resourcePlan() ?? MirrorPlan()
        var known: [ModuleName: String] = [:]
        for target in used {
            if let other = known.updateValue(target.name, forKey: target.module) {
                throw ProjectError(
                    file: project.path,
                    problem: "the targets \(other) and \(target.name) both have the module \(target.module)",
                    remedy: "Set PRODUCT_MODULE_NAME of one of them to another name"
                )
            }
            try add(target, rewrite)
        }
        let manifest = Data(ProjectManifest(unfold: unfold, targets: used).text.utf8)
        try mirror.add(.data(manifest), at: "Package.swift", from: project)
        mirror.note(resources.notes)
    }

    private mutating func add(_ target: AppTarget, _ rewrite: Rewriting) throws {
        mirror.note(target.notes)
        let rewritten = try rewrite(target.sources, target.module)
        for (source, file) in zip(target.sources + [rewritten.module], rewritten.sources + [rewritten.module]) {
            let path = "Sources/\(target.module)/\(file.lastPathComponent)"
            try mirror.add(.file(file), at: path, from: source)
        }
    }
}
