import ConfinedFiles
import Foundation
import Fuzzing
import ProjectReading
import SeededRandom

/// Builds random projects, with stand-ins for other programs. Whatever a project says, and whatever links are in its
/// folder and in the cache, nothing changes outside the cache, and the build ends with a mirror or with an error that
/// names a remedy.
package final class ProjectFuzzer: Fuzzer {
    package static let name = "project"
    package static let lengths = 1...5

    private let folders = FileManager.default.temporaryDirectory.appending(path: "fuzz-project-\(UUID().uuidString)")
    /// The folder with the project, the cache and the canary. It is in so many others that a path that leads out of it,
    /// by a flaw that is put back, ends in these.
    private let root: URL
    private var project: FuzzedProject
    private var folder: ConfinedFolder?
    /// The items outside the cache, as they must stay.
    private var outside: FolderState
    private var found: Flaw?
    private var builds = 0

    package static func drawSetup(using generator: inout SeededGenerator) -> ProjectSetup {
        ProjectSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> ProjectStep {
        ProjectStep(using: &generator)
    }

    package init(_ setup: ProjectSetup) {
        root = folders.appending(path: "1/2/3/4/5/6/7/8/9")
        project = FuzzedProject(setup: setup, root: root.path)
        for (path, text) in [
            ("canary/file", "a"), ("canary/App/App.swift", "b"), ("canary/Package.swift", "c"), ("project/a.txt", "d"),
            ("victim/App", "e"), ("canary/Sources/App/a.objc.swift", "f"), ("cache/a", "g"),
        ] {
            let file = root.appending(path: path)
            let parent = file.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        chmod(root.path + "/canary/file", 0o640)
        symlink("file", root.path + "/canary/link")
        folder = try? ConfinedFolder(root.appending(path: "project"))
        outside = FolderState(folders.path, without: root.path + "/cache")
        change { project, folder in project.write(to: folder) }
        build(withTests: false)
    }

    package func tearDown() {
        folder = nil
        let above = folders.deletingLastPathComponent()
        try? ConfinedFolder(above).removeTree(InnerPath(name: folders.lastPathComponent))
    }

    package func flaw() -> Flaw? { found }

    // MARK: Steps

    package func perform(_ step: ProjectStep) {
        switch step {
        case .build: build(withTests: false)
        case .test: build(withTests: true)
        case .add(let item): change { project, folder in project.write(item, to: folder) }
        case .remove(let number): change { _, folder in Self.remove(number, in: folder) }
        case .damage(let file, let place, let text):
            change { project, folder in Self.damage(file, at: place, project.text(text), in: folder) }
        case .setModule(let target, let name):
            guard !project.setup.targets.isEmpty else { return }
            project.setup.targets[abs(target) % project.setup.targets.count].module = name
            change { project, folder in project.writeDescription(to: folder) }
        case .double(let lines):
            let item = ProjectItem(path: "Settings.xcconfig", content: .doublings(min(abs(lines), 1_000)))
            change { project, folder in project.write(item, to: folder) }
        case .replace(let number, let target): replace(number, by: project.text(target))
        case .forgeList(let paths): forge(".unfold-files.json", Self.json(paths.map(project.text)))
        case .forgeOwner(let modules):
            forge(".owner.json", Self.json(["mirror": "/x", "modules": modules.map(project.text)] as [String: Any]))
        }
    }

    /// Changes the project.
    private func change(_ body: (FuzzedProject, ConfinedFolder) -> Void) {
        if let folder { body(project, folder) }
        let changed = state()
        let project = Array("\(root.path.dropFirst(folders.path.count))/project".utf8)
        func others(_ state: FolderState) -> FolderState { state.without { $0.starts(with: project) } }
        // The canary must be as it was; a flaw of this function would be that of the fuzzer.
        if let difference = others(changed).difference(from: others(outside)) {
            found = found ?? Flaw("the fuzzer leaves the canary alone", difference)
        }
        outside = changed
    }

    private static func remove(_ number: Int, in folder: ConfinedFolder) {
        let paths = FolderState(folder.path).paths
        guard !paths.isEmpty, let path = try? InnerPath(paths[abs(number) % paths.count]) else { return }
        try? folder.removeTree(path)
    }

    private static func damage(_ number: Int, at place: Int, _ text: String, in folder: ConfinedFolder) {
        let paths = FolderState(folder.path).paths
        guard !paths.isEmpty, let path = try? InnerPath(paths[abs(number) % paths.count]),
            var data = try? folder.file(path, limit: 1 << 20).data()
        else { return }
        let start = data.isEmpty ? 0 : abs(place) % data.count
        data.replaceSubrange(start..<min(start + text.utf8.count, data.count), with: Data(text.utf8))
        try? folder.write(data, to: path)
    }

    // MARK: The cache

    /// Replaces an item of the cache by a link.
    private func replace(_ number: Int, by target: String) {
        guard let cache = try? ConfinedFolder(root.appending(path: "cache")) else { return }
        let paths = FolderState(cache.path).paths
        guard !paths.isEmpty, let path = try? InnerPath(paths[abs(number) % paths.count]) else { return }
        try? cache.removeTree(path)
        guard path.parent.map(cache.hasFolder) ?? true else { return }
        symlink(target, cache.path(of: path))
    }

    /// Writes a file into the folders that have one of this name.
    private func forge(_ name: String, _ data: Data) {
        guard let cache = try? ConfinedFolder(root.appending(path: "cache")) else { return }
        for path in FolderState(cache.path).paths where path.hasSuffix("/\(name)") {
            if let path = try? InnerPath(path) { try? cache.write(data, to: path) }
        }
    }

    private static func json(_ value: Any) -> Data { (try? JSONSerialization.data(withJSONObject: value)) ?? Data() }

    // MARK: Laws

    /// The items outside the cache.
    private func state() -> FolderState { FolderState(folders.path, without: root.path + "/cache") }

    private func build(withTests: Bool) {
        let isComplete = attempt(withTests: withTests)
        if let difference = state().difference(from: outside) {
            found = found ?? Flaw("nothing outside the cache changes", difference)
        }
        builds += 1
        // One build of each program is repeated, which is as much work as all others.
        guard builds == 2, isComplete, !withTests, found == nil else { return }
        let mirrors = root.path + "/cache/unfold/mirrors"
        let before = FolderState(mirrors)
        guard attempt(withTests: false) else {
            found = Flaw("a build that is repeated succeeds", "it fails")
            return
        }
        if let difference = Self.sources(FolderState(mirrors)).difference(from: Self.sources(before)) {
            found = Flaw("a build that is repeated changes no source", difference)
        }
    }

    /// The state of mirrors without what builds leave in them.
    private static func sources(_ state: FolderState) -> FolderState {
        state.without { String(decoding: $0, as: UTF8.self).contains("/.build") }
    }

    /// - Returns: Whether the build succeeds.
    private func attempt(withTests: Bool) -> Bool {
        do {
            let place = project.place
            let path = root.appending(path: place.isEmpty ? "project" : "project/\(place)")
            let location: ProjectLocation =
                switch project.setup.kind {
                case .xcode: .xcodeProject(path)
                case .workspace: .xcodeWorkspace(path)
                case .package: .package(path)
                }
            let build = try ProjectBuild(
                location,
                app: nil,
                unfold: URL(fileURLWithPath: "/checkout"),
                cache: CacheFolder(environment: ["XDG_CACHE_HOME": root.path + "/cache"]),
                FuzzedTools(setup: project.setup)
            )
            if withTests { _ = try build.test() } else { _ = try build.build() }
            return true
        } catch let error as ProjectError {
            if error.file.isEmpty || error.remedy.isEmpty {
                found = found ?? Flaw("errors name a file and a remedy", "\(error)")
            }
        } catch {
            found = found ?? Flaw("errors are those of the project", "\(error)")
        }
        return false
    }
}
