import Foundation

/// Reads the targets of a project of Xcode.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let files: XcodeFiles
    private let packages: XcodePackages

    init(_ objects: XcodeObjects, in folder: URL) {
        self.objects = objects
        files = XcodeFiles(objects, in: folder)
        packages = XcodePackages(objects, in: folder)
    }

    /// Reads a target; `nil` if it is of a kind that doesn't run here, such as an app extension.
    func target(_ id: XcodeObjects.ID) throws -> AppTarget? {
        guard let kind = kind(of: id) else { return nil }
        let name = objects.text("name", of: id) ?? id
        let settings = try settings(of: id, named: name)
        let module = settings["PRODUCT_MODULE_NAME"]
        var target = AppTarget(name: name, module: module, kind: kind)
        let phases = objects.list("buildPhases", of: id)
        for phase in phases where objects.kind(phase) == "PBXSourcesBuildPhase" {
            for file in references(in: phase).compactMap(files.url) { try add(file, to: &target) }
        }
        for phase in phases where objects.kind(phase) == "PBXResourcesBuildPhase" {
            target.resources += references(in: phase).flatMap(files.resources)
        }
        for group in objects.list("fileSystemSynchronizedGroups", of: id) {
            for file in synchronizedFiles(of: group, for: id) { try add(file, to: &target) }
        }
        target.sources = target.sources.unique
        target.resources = target.resources.unique
        target.dependencies = objects.list("dependencies", of: id).compactMap { dependency in
            objects.text("target", of: dependency).flatMap { objects.text("name", of: $0) }
        }
        target.products = packages.products(of: id)
        target.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if kind == .application { target.info = try info(of: settings) }
        return target
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
    private func settings(of id: XcodeObjects.ID, named name: String) throws -> BuildSettings {
        var settings = BuildSettings([
            [
                "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": files.folder.path,
                "PROJECT_DIR": files.folder.path, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "CONFIGURATION": "Debug", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            ]
        ])
        for owner in [objects.root, id] {
            guard let list = objects.text("buildConfigurationList", of: owner) else { continue }
            let configurations = objects.list("buildConfigurations", of: list)
            guard
                let configuration = configurations.first(where: { objects.text("name", of: $0) == "Debug" })
                    ?? configurations.first
            else { continue }
            if let base = objects.text("baseConfigurationReference", of: configuration).flatMap(files.url) {
                settings.add(try SettingsFile(base).settings)
            }
            settings.add(objects.settings(of: configuration))
        }
        return settings
    }

    private func info(of settings: BuildSettings) throws -> InfoPlist {
        let path = settings["INFOPLIST_FILE"]
        let file = path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: files.folder).standardizedFileURL
        return try InfoPlist(file: file, settings: settings)
    }

    // MARK: Files

    /// Returns the files that a build phase refers to.
    private func references(in phase: XcodeObjects.ID) -> [XcodeObjects.ID] {
        objects.list("files", of: phase).compactMap { objects.text("fileRef", of: $0) }
    }

    private func synchronizedFiles(of group: XcodeObjects.ID, for target: XcodeObjects.ID) -> [URL] {
        guard let folder = files.url(of: group) else { return [] }
        let exceptions = objects.list("exceptions", of: group)
            .filter { objects.text("target", of: $0) == target }
            .flatMap { objects.list("membershipExceptions", of: $0) }
        return SynchronizedFolder(folder: folder, exceptions: Set(exceptions)).files()
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
