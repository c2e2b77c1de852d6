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

    /// Reads a target; `nil` if it is of a kind that doesn't run here, such as an app extension.
    mutating func target(_ id: XcodeObjects.ID) throws -> AppTarget? {
        guard let kind = kind(of: id) else { return nil }
        let name = objects.text("name", of: id) ?? id
        var settings = try settings(of: id, named: name)
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
        target.dependencies = objects.list("dependencies", of: id).compactMap { dependency in
            objects.text("target", of: dependency).flatMap { objects.text("name", of: $0) }
        }
        target.products = packages.products(of: id)
        target.conditions = try settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if kind == .application { target.info = try info(of: &settings) }
        return target
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

    private func kind(of id: XcodeObjects.ID) -> AppTarget.Kind? {
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

    /// Returns the settings of the debug configuration, or of the first one if there is none of this name.
    private mutating func settings(of id: XcodeObjects.ID, named name: String) throws -> BuildSettings {
        var settings = BuildSettings()
        settings.add(
            BuildSettings.Level([
                "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": files.folder.path,
                "PROJECT_DIR": files.folder.path, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "CONFIGURATION": "Debug", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            ])
        )
        for owner in [objects.root, id] {
            guard let list = objects.text("buildConfigurationList", of: owner) else { continue }
            let configurations = objects.list("buildConfigurations", of: list)
            guard
                let configuration = configurations.first(where: { objects.text("name", of: $0) == "Debug" })
                    ?? configurations.first
            else { continue }
            if let reference = objects.text("baseConfigurationReference", of: configuration),
                let base = try files.url(of: reference, &budget)
            {
                settings.add(try SettingsFile(base).level)
            }
            settings.add(BuildSettings.Level(objects.settings(of: configuration), file: objects.file.path))
        }
        return settings
    }

    private func info(of settings: inout BuildSettings) throws -> InfoPlist {
        let path = try settings.value(of: "INFOPLIST_FILE")
        let file = path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: files.folder).standardizedFileURL
        return try InfoPlist(file: file, project: objects.file, settings: &settings)
    }

    // MARK: Files

    /// Returns the files that a build phase refers to.
    private mutating func references(in phase: XcodeObjects.ID) throws -> [XcodeObjects.ID] {
        try objects.list("files", of: phase).unique.compactMap { file in
            try budget.countReference()
            return objects.text("fileRef", of: file)
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
        case "swift": target.sources.append(file)
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
