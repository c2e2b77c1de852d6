import ConfinedFiles
import Foundation

/// The files of a setup, in the form that Xcode or SwiftPM has.
struct FuzzedProject {
    var setup: ProjectSetup
    /// The folder that contains the project, the cache and the canary.
    let root: String

    /// The path that a build is given, below the folder of the project.
    var place: String {
        switch setup.kind {
        case .xcode: "\(fileName).xcodeproj"
        case .workspace: "\(fileName).xcworkspace"
        case .package: ""
        }
    }

    /// The name of the project, or another one if there can't be a file of this name.
    private var fileName: String {
        let name = text(setup.name)
        return name.contains("/") || Self.path(name + ".xcworkspace") == nil ? "Project" : name
    }

    func text(_ text: String) -> String { text.replacingOccurrences(of: HostileText.root, with: root) }

    /// Writes all files. Those whose paths lead elsewhere are left out.
    func write(to folder: ConfinedFolder) {
        for file in setup.files { write(file, to: folder) }
        writeDescription(to: folder)
    }

    /// Writes the files that describe the project.
    func writeDescription(to folder: ConfinedFolder) {
        put(settings, at: "Settings.xcconfig", folder)
        if setup.kind == .package { return put("// swift-tools-version: 6.0\n", at: "Package.swift", folder) }
        put(project, at: "\(fileName).xcodeproj/project.pbxproj", folder)
        guard setup.kind == .workspace else { return }
        let escaped = escaped(fileName)
        let text = "<Workspace><FileRef location=\"group:\(escaped).xcodeproj\"/></Workspace>"
        put(text, at: "\(fileName).xcworkspace/contents.xcworkspacedata", folder)
    }

    /// Writes an item.
    func write(_ item: ProjectItem, to folder: ConfinedFolder) {
        guard let path = Self.path(text(item.path)), path.parts.count < 8 else { return }
        switch item.content {
        case .text(let text): put(self.text(text), at: path.text, folder)
        case .catalog(let languages):
            let texts = Dictionary(languages.map { ($0, ["stringUnit": ["value": "a"]]) }) { first, _ in first }
            let catalog: [String: Any] = ["sourceLanguage": "en", "strings": ["a": ["localizations": texts]]]
            let data = try? JSONSerialization.data(withJSONObject: catalog)
            try? folder.write(data ?? Data(), to: path)
        case .info(let key, let value):
            let list = [text(key): text(value)]
            let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            try? folder.write(data ?? Data(), to: path)
        case .link(let target):
            guard let parent = makeParent(of: path, folder) else { return }
            symlink(text(target), "\(parent.path)/\(path.name)")
        case .folder: _ = try? folder.makeFolder(path)
        case .pipe:
            guard let parent = makeParent(of: path, folder) else { return }
            mkfifo("\(parent.path)/\(path.name)", 0o600)
        case .doublings(let lines): put(Self.doublings(lines), at: path.text, folder)
        case .brackets(let count):
            put(String(repeating: "(", count: count) + String(repeating: "$(", count: count), at: path.text, folder)
        }
    }

    /// Lines of settings, of which each refers twice to the one before.
    static func doublings(_ lines: Int) -> String {
        (0..<lines).map { "A\($0 + 1) = $(A\($0))$(A\($0))\n" }.joined() + "PRODUCT_NAME = $(A\(lines))\n"
    }

    /// Returns the path of an item of the project; `nil` if it leads elsewhere. The check isn't the one that is tested.
    static func path(_ text: String) -> InnerPath? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }) else { return nil }
        return try? InnerPath(text)
    }

    /// Opens the folder of an item, none of whose parts is a link.
    private func makeParent(of path: InnerPath, _ folder: ConfinedFolder) -> ConfinedFolder? {
        guard let parent = path.parent else { return folder }
        return try? folder.makeFolder(parent)
    }

    private func put(_ text: String, at path: String, _ folder: ConfinedFolder) {
        guard let path = Self.path(path) else { return }
        try? folder.write(Data(text.utf8), to: path)
    }

    // MARK: Texts

    private var settings: String {
        "A0 = x\n" + setup.settings.map { "\($0.name) = \(text($0.value))\n" }.joined()
    }

    private func quoted(_ text: String) -> String {
        let escaped = self.text(text).replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "<", with: "&lt;")
    }

    /// The file `project.pbxproj`.
    private var project: String {
        var objects = """
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G;
                targets = (\(setup.targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
            L = {isa = XCConfigurationList; buildConfigurations = (L1); };
            L1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
            X = {isa = PBXFileReference; path = Settings.xcconfig; sourceTree = "<group>"; };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };

            """
        for (index, target) in setup.targets.enumerated() { objects += self.objects(of: target, "T\(index)") }
        return "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 77; objects = {\n\(objects)}; rootObject = P;}"
    }

    private func objects(of target: ProjectSetup.Target, _ id: String) -> String {
        let types = ["application", "framework"]
        let type = types.indices.contains(target.kind) ? types[target.kind] : "bundle.unit-test"
        var settings = "GENERATE_INFOPLIST_FILE = YES; "
        if let module = target.module { settings += "PRODUCT_MODULE_NAME = \(quoted(module)); " }
        if let info = target.info { settings += "INFOPLIST_FILE = \(quoted(info)); " }
        var text = """
            \(id) = {isa = PBXNativeTarget; name = \(quoted(target.name)); buildConfigurationList = \(id)L;
                productType = "com.apple.product-type.\(type)"; buildPhases = (\(id)S, \(id)R); dependencies = ();
                fileSystemSynchronizedGroups = (\(target.folder == nil ? "" : "\(id)F")); };
            \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)C); };
            \(id)C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
            \(id)F = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>";
                path = \(quoted(target.folder ?? "")); };

            """
        for (phase, kind, paths) in [("S", "Sources", target.sources), ("R", "Resources", target.resources)] {
            let files = paths.indices.map { "\(id)\(phase)B\($0)" }.joined(separator: ", ")
            text += "\(id)\(phase) = {isa = PBX\(kind)BuildPhase; files = (\(files)); };\n"
            for (index, path) in paths.enumerated() {
                let file = "\(id)\(phase)F\(index)"
                text += "\(id)\(phase)B\(index) = {isa = PBXBuildFile; fileRef = \(file); };\n"
                text += "\(file) = {isa = PBXFileReference; path = \(quoted(path)); sourceTree = \"<group>\"; };\n"
            }
        }
        return text
    }
}
