import Foundation

/// Reads the targets of a project of Xcode.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let files: XcodeFiles
    private let packages: XcodePackages
    private var budget: ReadingBudget

    init(_ objects: XcodeObjects, in folder: URL) {
        self.objects = objects
        files = XcodeFiles(objects, in: folder)
        packages = XcodePackages(objects, in: folder)
        budget = ReadingBudget(of: objects.file)
    }

    /// The result of reading a target.
    enum Reading {
        case target(AppTarget)
        /// It is for another system than iOS.
        case system(String)
    }

    func name(of id: XcodeObjects.ID) -> String { objects.text("name", of: id) ?? id }

    /// Reads a target of a kind.
    mutating func target(_ id: XcodeObjects.ID, named name: String, _ kind: AppTarget.Kind) throws -> Reading {
        var settings = try settings(of: id, named: name)
        if let system = try Self.otherSystem(&settings) { return .system(system) }
        try requireBaseSettings(of: id)
        var target = AppTarget(name: name, module: try module(of: name, &settings), kind: kind)
        target.folder = files.folder
        let phases = objects.list("buildPhases", of: id).unique
        for phase in phases where objects.kind(phase) == "PBXSourcesBuildPhase" {
            for reference in try references(in: phase) {
                if let file = try files.url(of: reference, &budget) { try add(file, to: &target) }
            }
        }
        for phase in phases where objects.kind(phase) == "PBXResourcesBuildPhase" {
            for reference in try references(in: phase) {
                target.resources += try files.resources(of: reference, &budget)
            }
        }
        for group in objects.list("fileSystemSynchronizedGroups", of: id).unique {
            let found = try synchronizedFiles(of: group, for: id)
            for file in found.files { try add(file, to: &target) }
            target.notes += found.notes
        }
        target.sources = target.sources.unique
        target.resources = target.resources.unique
        target.dependencies = objects.list("dependencies", of: id).compactMap(targetName)
        target.productFile = objects.text("productReference", of: id).flatMap(fileName)
        target.linkedFiles = try linkedFiles(in: phases, &settings)
        target.products = packages.products(of: id)
        target.languageVersion = try settings.value(of: "SWIFT_VERSION")
        target.conditions = try settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if kind == .application { target.info = try info(of: &settings) }
        return .target(target)
    }

    /// Returns the name of a target's module, which becomes the name of a folder and of a program.
    private func module(of target: String, _ settings: inout BuildSettings) throws -> ModuleName {
        let setting = "PRODUCT_MODULE_NAME"
        let text = try settings.value(of: setting)
        if let module = ModuleName(text) { return module }
        let place = settings.place(of: setting)
        let line = place?.line ?? settings.text(of: setting).flatMap { objects.line(of: setting, $0) }
        throw ProjectError(
            file: place?.file ?? objects.file.path,
            line: line,
            problem: "“\(text)” can't be the name of the module of the target \(target)",
            remedy: "Set \(setting) to letters, digits and underscores, with no digit in front"
        )
    }

    /// The kind of a target; `nil` if it doesn't run here, such as an app extension.
    func kind(of id: XcodeObjects.ID) -> AppTarget.Kind? {
        switch objects.text("productType", of: id) {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.library.static",
            "com.apple.product-type.library.dynamic", "com.apple.product-type.framework.static":
            .library
        case "com.apple.product-type.bundle.unit-test": .tests
        default: nil
        }
    }

    // MARK: Settings

    /// Returns the settings of the debug configuration. A file that is missing gives none.
    private mutating func settings(of id: XcodeObjects.ID, named name: String) throws -> BuildSettings {
        var settings = BuildSettings()
        settings.add(
            BuildSettings.Level([
                "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": files.folder.path,
                "PROJECT_NAME": objects.file.deletingLastPathComponent().deletingPathExtension().lastPathComponent,
                "PROJECT_DIR": files.folder.path, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "CONFIGURATION": "Debug", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            ])
        )
        for owner in [objects.root, id] {
            guard let configuration = configuration(of: owner) else { continue }
            if let base = try baseSettings(of: configuration), FileManager.default.fileExists(atPath: base.path) {
                settings.add(try SettingsFile(base).level)
            }
            settings.add(BuildSettings.Level(objects.settings(of: configuration), file: objects.file.path))
        }
        return settings
    }

    /// Returns the debug configuration of a target or of the project, or the first one if there is none of this name.
    private func configuration(of owner: XcodeObjects.ID) -> XcodeObjects.ID? {
        let list = objects.text("buildConfigurationList", of: owner)
        let configurations = list.map { objects.list("buildConfigurations", of: $0) } ?? []
        return configurations.first { objects.text("name", of: $0) == "Debug" } ?? configurations.first
    }

    /// Returns the file of settings that a configuration is based on.
    private mutating func baseSettings(of configuration: XcodeObjects.ID) throws -> URL? {
        guard let reference = objects.text("baseConfigurationReference", of: configuration) else { return nil }
        return try files.url(of: reference, &budget)
    }

    /// Throws an error if a file of settings is missing, such as one that CocoaPods writes.
    private mutating func requireBaseSettings(of id: XcodeObjects.ID) throws {
        for owner in [objects.root, id] {
            guard let base = try configuration(of: owner).flatMap({ try baseSettings(of: $0) }) else { continue }
            _ = try ProjectFile(base, "the settings", remedy: "Restore the file, or remove it from the configuration")
        }
    }

    /// Returns the system of a target; `nil` if it is iOS, or isn't named.
    private static func otherSystem(_ settings: inout BuildSettings) throws -> String? {
        let platforms = try settings.list("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty {
            return platforms.contains { $0.hasPrefix("iphone") } ? nil : platforms.joined(separator: " ")
        }
        let system = try settings.value(of: "SDKROOT")
        let isOther = ["macosx", "appletv", "watch", "xr", "driverkit"].contains { system.hasPrefix($0) }
        return isOther ? system : nil
    }

    private func info(of settings: inout BuildSettings) throws -> InfoPlist {
        let path = try settings.value(of: "INFOPLIST_FILE")
        let file = path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: files.folder).standardizedFileURL
        return try InfoPlist(file: file, project: objects.file, settings: &settings)
    }

    // MARK: Dependencies

    /// Returns the name of the target of a dependency, which may be in another project.
    private func targetName(_ dependency: XcodeObjects.ID) -> String? {
        objects.text("target", of: dependency).flatMap { objects.text("name", of: $0) }
            ?? objects.text("targetProxy", of: dependency).flatMap { objects.text("remoteInfo", of: $0) }
            ?? objects.text("name", of: dependency)
    }

    private func fileName(_ file: XcodeObjects.ID) -> String? {
        (objects.text("path", of: file) ?? objects.text("name", of: file)).map { ($0 as NSString).lastPathComponent }
    }

    /// Returns the names of the files that a target links and embeds, and of the app that its tests run in.
    private mutating func linkedFiles(
        in phases: [XcodeObjects.ID],
        _ settings: inout BuildSettings
    ) throws -> [String] {
        var names: [String] = []
        for phase in phases
        where ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(objects.kind(phase)) {
            names += try references(in: phase).compactMap(fileName)
        }
        let host = try settings.value(of: "TEST_HOST").split(separator: "/")
        return (names + host.filter { $0.hasSuffix(".app") }.map(String.init)).unique
    }

    // MARK: Files

    /// Returns the files that a build phase refers to, but those for other systems.
    private mutating func references(in phase: XcodeObjects.ID) throws -> [XcodeObjects.ID] {
        try objects.list("files", of: phase).unique.compactMap { file in
            try budget.countReference()
            let systems =
                objects.list("platformFilters", of: file)
                + [objects.text("platformFilter", of: file)].compactMap(\.self)
            return systems.isEmpty || systems.contains("ios") ? objects.text("fileRef", of: file) : nil
        }
    }

    private mutating func synchronizedFiles(
        of group: XcodeObjects.ID,
        for target: XcodeObjects.ID
    ) throws -> (files: [URL], notes: [String]) {
        guard let folder = try files.url(of: group, &budget) else { return ([], []) }
        let exceptions = objects.list("exceptions", of: group)
            .filter { objects.text("target", of: $0) == target }
            .flatMap { objects.list("membershipExceptions", of: $0) }
        let synchronized = SynchronizedFolder(folder: folder, project: files.folder, exceptions: Set(exceptions))
        return try synchronized.files(&budget)
    }

    /// Adds a file to the sources or to the resources, by its extension.
    private func add(_ file: URL, to target: inout AppTarget) throws {
        switch file.pathExtension {
        case "swift":
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw ProjectError(
                    file: file.path,
                    problem: "a source of the target \(target.name) doesn't exist",
                    remedy: "Restore it, or remove it from the target"
                )
            }
            target.sources.append(file)
        case "m", "mm", "c", "cpp", "cc":
            throw ProjectError(
                file: file.path,
                problem: "the target \(target.name) contains a source that isn't Swift",
                remedy: "Rewrite it in Swift, or remove it from the target"
            )
        case "h", "pch", "xcconfig", "entitlements", "modulemap", "md", "xctestplan": break
        case "plist" where file.lastPathComponent.hasSuffix("Info.plist"): break
        default: target.resources.append(.init(file: file, localization: XcodeFiles.localization(of: file)))
        }
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, each in its first place.
    fileprivate var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
