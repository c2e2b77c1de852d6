import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

/// Builds of projects with programs that only copy.
@Suite struct ProjectBuildTests {
    private struct CopyingTools: BuildTools {
        let configuration = "debug"
        var description = ""
        var packages = FarPackages()
        let notes: Notes

        func say(_ sentence: String) { notes.all.append(sentence) }
        func describe(_ package: URL, scratch: URL) throws -> Data {
            Data((packages.descriptions[package.lastPathComponent] ?? description).utf8)
        }
        func dump(_ package: URL, scratch: URL) throws -> Data {
            Data((packages.manifests[package.lastPathComponent] ?? "{\"targets\": []}").utf8)
        }
        func checkOut(_ package: URL, scratch: URL) throws -> Data {
            notes.required = try FileTree(package).text(of: "Package.swift")
            notes.versions = try? FileTree(package).text(of: "Package.resolved")
            if notes.isOffline { throw Program.Failure(status: 1) }
            return Data(packages.list.utf8)
        }
        func rewrite(_ module: ModuleSources, to folder: URL, scratch: URL) throws -> RewrittenModule {
            for source in module.below {
                notes.below.append("\(module.module) < \(source.module)/\(source.file.lastPathComponent)")
            }
            let files = try module.sources.map { source in
                let file = folder.appending(path: source.deletingPathExtension().lastPathComponent + ".objc.swift")
                try Data(contentsOf: source).write(to: file)
                return file
            }
            let last = folder.appending(path: "ObjectiveCModule.swift")
            try Data().write(to: last)
            return RewrittenModule(sources: files, module: last)
        }
        func products(of mirror: URL, scratch: URL) throws -> URL { scratch.appending(path: "linux/debug") }
        func build(_ mirror: URL, scratch: URL, withTests: Bool) throws {
            if notes.fails { throw Program.Failure(status: 1) }
            let folder = FileTree(scratch.appending(path: "linux/debug"))
            try folder.write("program", to: "My_App")
            try folder.write("program", to: "tool")
        }
        func test(_ mirror: URL, scratch: URL) throws -> Int32 { 7 }
    }

    /// The descriptions that SwiftPM prints of packages in folders, and of packages that it checks out.
    private struct FarPackages {
        var descriptions: [String: String] = [:]
        var manifests: [String: String] = [:]
        var list = ""
    }

    private final class Notes {
        var all: [String] = []
        /// The manifest by which packages are checked out, and the versions beside it.
        var required = ""
        var versions: String?
        /// Whether the compiler fails.
        var fails = false
        /// Whether no package can be checked out.
        var isOffline = false
        /// The sources of modules below with which modules are rewritten.
        var below: [String] = []
    }

    private let cache: TemporaryFolder
    private let notes = Notes()

    init() throws { cache = try TemporaryFolder() }

    private func build(
        _ path: URL,
        description: String = "",
        _ packages: FarPackages = FarPackages(),
        skipsMissing: Bool = false
    ) throws -> ProjectBuild<CopyingTools> {
        try ProjectBuild(
            ProjectLocation(path),
            app: nil,
            skipsMissing: skipsMissing,
            unfold: URL(fileURLWithPath: "/checkout"),
            cache: CacheFolder(environment: ["XDG_CACHE_HOME": cache.path]),
            CopyingTools(description: description, packages: packages, notes: notes)
        )
    }

    /// The files of the only mirror.
    private func mirror() throws -> FileTree {
        let mirrors = cache.url.appending(path: "unfold/mirrors")
        let names = try FileManager.default.contentsOfDirectory(atPath: mirrors.path)
        return FileTree(mirrors.appending(path: try #require(names.first)))
    }

    @Test func anAppIsBuiltWithItsResources() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        let program = try #require(try build(sample.project).build())
        #expect(try String(contentsOf: program, encoding: .utf8) == "program")
        let mirror = try mirror()
        let app = ["AppDelegate.objc.swift", "Item.objc.swift", "ObjectiveCModule.swift"].map { "Sources/My_App/\($0)" }
        let tests = ["ItemTests.objc.swift", "ObjectiveCModule.swift"].map { "Sources/AppTests/\($0)" }
        #expect(try mirror.paths() == ["Package.swift"] + app)
        #expect(
            try FileTree(program.deletingLastPathComponent()).paths() == [
                "Assets.xcassets/Contents.json", "Base.lproj/Main.storyboard", "Info.plist", "My_App",
                "de.lproj/Main.strings",
            ]
        )
        #expect(try build(sample.project).test() == 7)
        #expect(try mirror.paths() == ["Package.swift"] + tests + app)
        // Other users see nothing of it.
        let mode = try FileManager.default.attributesOfItem(atPath: cache.path + "/unfold")[.posixPermissions] as? Int
        #expect(mode == 0o700)
    }

    /// Names of former modes are gone in mode 5.
    @Test(arguments: [("4.0", ".v4"), ("4.2", ".v4_2"), ("5.0", nil), ("6.0", nil)])
    func aTargetHasTheLanguageModeOfItsSettings(version: String, mode: String?) throws {
        let objects = SampleProject.app.replacing(
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
            with: "SWIFT_VERSION = \(version); SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;"
        )
        let sample = try SampleProject(objects, files: SampleProject.appFiles)
        _ = try build(sample.project).build()
        let text = try mirror().text(of: "Package.swift")
        #expect(text.contains(".define(\"LITE\")"))
        if let mode { #expect(text.contains(".swiftLanguageMode(\(mode))")) }
        #expect(text.contains("swiftLanguageMode(") == (mode != nil))
    }

    @Test func testsAreRewrittenWithTheProtocolsOfTheirApp() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        try sample.write("@objc protocol ItemOwner {\n    @objc optional func f()\n}\n", to: "Models/Item.swift")
        _ = try build(sample.project).test()
        #expect(notes.below == ["AppTests < My_App/Item.swift"])
    }

    /// The module's name becomes the name of a folder, in which what the mirror doesn't know was removed.
    @Test(arguments: ["../../../../../../victim", "..", ".", "/victim", "a/b", "", "1", "a b", "a\\nb"])
    func aModuleThatLeadsOutOfTheMirrorIsRefused(name: String) throws {
        let objects = SampleProject.app.replacing(
            "INFOPLIST_FILE = App/Info.plist;",
            with: "INFOPLIST_FILE = App/Info.plist;\n PRODUCT_MODULE_NAME = \"\(name)\";"
        )
        let sample = try SampleProject(objects, files: SampleProject.appFiles)
        try FileTree(cache.url).write("keep", to: "victim/file")
        let error = #expect(throws: ProjectError.self) { try build(sample.project).build() }
        #expect(error?.file.hasSuffix("Sample.xcodeproj/project.pbxproj") == true)
        #expect(error?.problem.contains("can't be the name of the module of the target My App") == true)
        if name.utf8.count > 3 {
            let text = try String(contentsOf: sample.project.appending(path: "project.pbxproj"), encoding: .utf8)
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(name) }
            #expect(error?.line == line.map { $0 + 1 })
        }
        #expect(try FileTree(cache.url).paths().filter { !$0.hasPrefix("unfold/") } == ["victim/file"])
        #expect(try mirror().paths() == [])
    }

    @Test func phasesAreAnnounced() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        _ = try build(sample.project).build()
        #expect(notes.all.count == 4 && notes.all[0] == "Reading \(sample.project.path).")
        #expect(notes.all[1] == "Rewriting My_App, 2 sources.")
        #expect(notes.all[2].hasPrefix("Building Sample.xcodeproj in ") && notes.all[3].hasPrefix("UIKit is compiled"))
        let products = FileTree(cache.url.appending(path: "unfold/builds"))
        let program = try #require(products.paths().first { $0.hasSuffix("/My_App") })
        try products.write("", to: program.replacing("My_App", with: "Modules/UIKit.swiftmodule"))
        _ = try build(sample.project).build()
        #expect(notes.all.count == 7)
        _ = try build(sample.project).test()
        #expect(notes.all.last == "Running the tests of Sample.xcodeproj.")
    }

    /// All but the sources that need them is built, and an error says so.
    @Test func sourcesThatNeedAbsentFrameworksAreLeftOut() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        try sample.write("import CoreData\n@objc protocol Item {}\n", to: "Models/Item.swift")
        let note = "CoreData doesn't exist on Linux. The source of My App that imports it is left out: Item.swift."
        let error = #expect(throws: ProjectError.self) { try build(sample.project).build() }
        #expect(error?.problem == "all sources compile but those that need CoreData, which are 1")
        #expect(error?.remedy.hasPrefix("Go on without them by --skip-missing") == true)
        #expect(notes.all.contains(note))
        #expect(throws: ProjectError.self) { try build(sample.project).test() }
        #expect(try build(sample.project, skipsMissing: true).build()?.lastPathComponent == "My_App")
        #expect(try mirror().paths().filter { $0.hasSuffix("swift") && $0.contains("My_App") }.count == 2)
        #expect(try build(sample.project, skipsMissing: true).test() == 7 && notes.below == [])
        notes.fails = true
        #expect(throws: Program.Failure.self) { try build(sample.project, skipsMissing: true).build() }
        #expect(notes.all.last?.hasPrefix("The build fails without the sources that are left out (1).") == true)
    }

    @Test func sourcesOfPackagesThatNeedAbsentFrameworksAreLeftOut() throws {
        let folder = try TemporaryFolder()
        let package = FileTree(folder.url)
        try package.write("", to: "Package.swift")
        let names = ["a", "b", "c"].map { "\($0).swift" }
        for (name, text) in zip(names, ["import WebKit", "import WebKit\nimport MapKit", "let a = 1"]) {
            try package.write(text, to: "Sources/tool/\(name)")
        }
        let description = Self.description(path: "Sources/tool", sources: names)
        #expect(try build(package.url, description: description, skipsMissing: true).build() != nil)
        #expect(
            notes.all.filter { $0.contains("Linux") } == [
                "MapKit doesn't exist on Linux. The source of tool that imports it is left out: b.swift.",
                "WebKit doesn't exist on Linux. The 2 sources of tool that import it are left out: a.swift, b.swift.",
            ]
        )
        #expect(try mirror().paths().contains("Sources/tool/c.objc.swift"))
        #expect(try !mirror().paths().contains("Sources/tool/a.objc.swift"))
        // A module of the project may have the name of a framework.
        let own = description.replacing("\"tool\"", with: "\"WebKit\"")
        #expect(throws: ProjectError.self) { try build(package.url, description: own).build() }
        #expect(notes.all.last { $0.contains("Linux") }?.hasPrefix("MapKit") == true)
    }

    /// The other tests run without a package that only tests need.
    @Test func aPackageOfTestsMayBeAbsent() throws {
        let objects = SampleProject.app
            .replacing("buildPhases = (TP);", with: "buildPhases = (TP); packageProductDependencies = (PD);")
            .replacing("files = (B5, );", with: "files = (B5, B6);")
        let more = """

            B6 = {isa = PBXBuildFile; fileRef = T2; };
            T2 = {isa = PBXFileReference; path = Tests/PictureTests.swift; sourceTree = SOURCE_ROOT; };
            PD = {isa = XCSwiftPackageProductDependency; package = PR; productName = Pictures; };
            PR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/far";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            """
        let files = SampleProject.appFiles.merging(["Tests/PictureTests.swift": "import Pictures\n"]) { $1 }
        let sample = try SampleProject(objects + more, files: files)
        notes.isOffline = true
        #expect(try build(sample.project, skipsMissing: true).test() == 7)
        #expect(
            notes.all.contains(
                "Pictures can't be checked out. The source of AppTests that imports it is left out: PictureTests.swift."
            )
        )
        let mirror = try mirror()
        #expect(try mirror.paths().contains("Sources/AppTests/ItemTests.objc.swift"))
        #expect(try !mirror.paths().contains("Sources/AppTests/PictureTests.objc.swift"))
        #expect(try !mirror.text(of: "Package.swift").contains("Pictures"))
        #expect(throws: ProjectError.self) { try build(sample.project).test() }
    }

    @Test func twoTargetsCantHaveOneModule() throws {
        let objects = SampleProject.app.replacing("name = AppTests", with: "name = \"My.App\"")
        let sample = try SampleProject(objects, files: SampleProject.appFiles)
        let error = #expect(throws: ProjectError.self) { try build(sample.project).test() }
        #expect(error?.problem == "the targets My App and My.App both have the module My_App")
    }

    @Test func aResourceWithTheNameOfTheProgramIsRefused() throws {
        let objects = SampleProject.app.replacing("path = Assets.xcassets", with: "path = My_App")
        let sample = try SampleProject(objects, files: SampleProject.appFiles)
        try sample.write("", to: "App/My_App")
        let error = #expect(throws: ProjectError.self) { try build(sample.project).build() }
        #expect(error?.problem == "My_App is a name that the build uses")
    }

    @Test func aLanguageThatLeadsOutIsRefused() throws {
        let objects = SampleProject.app.replacing("path = Assets.xcassets", with: "path = Localizable.xcstrings")
        let sample = try SampleProject(objects, files: SampleProject.appFiles)
        let catalog = """
            {"sourceLanguage": "en", "strings": {"a":
            {"localizations": {"../../x": {"stringUnit": {"value": "a"}}}}}}
            """
        try sample.write(catalog, to: "App/Localizable.xcstrings")
        let error = #expect(throws: ProjectError.self) { try build(sample.project).build() }
        #expect(error?.line == 2 && error?.problem == "“../../x” can't be the name of a language")
    }

    @Test func linksInTheCacheAreNotFollowed() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        _ = try build(sample.project).build()
        let (mirror, canary) = (try mirror(), FileTree(cache.url.appending(path: "canary")))
        try canary.write("keep", to: "My_App/file")
        for folder in ["Sources", ".build/app", ".build/rewritten", ".build"] {
            let path = mirror.url.appending(path: folder).path
            try FileManager.default.removeItem(atPath: path)
            try mirror.link(folder, to: canary.url.path)
            let error = #expect(throws: ProjectError.self) { try build(sample.project).build() }
            #expect(error?.remedy == "Remove the folder \(mirror.url.path), which is made again")
            try FileManager.default.removeItem(atPath: path)
            _ = try build(sample.project).build()
        }
        #expect(try canary.paths() == ["My_App/file"] && canary.text(of: "My_App/file") == "keep")
    }

    // MARK: Packages

    private static func description(path: String, sources: [String], name: String = "tool") -> String {
        let list = sources.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {"name": "p", "dependencies": [], "targets": [{"name": "\(name)", "c99name": "\(name)",
            "type": "executable", "module_type": "SwiftTarget", "path": "\(path)", "sources": [\(list)]}]}
            """
    }

    /// Packages often have an example that links to them.
    @Test func aPackageWithALinkToItselfIsBuilt() throws {
        let folder = try TemporaryFolder()
        let package = FileTree(folder.url)
        // A manifest of the mirror for another version would take the place of its own.
        for name in ["Package.swift", "Package@swift-6.0.swift"] { try package.write("", to: name) }
        try package.write("let a = 1", to: "Sources/tool/a.swift")
        try package.write("text", to: "Sources/tool/data/x.txt")
        try package.link("Example/Library", to: "..")
        try package.link("Example/Out", to: "/etc")
        try package.link("README.md", to: "Sources/tool/data/x.txt")
        let build = try build(package.url, description: Self.description(path: "Sources/tool", sources: ["a.swift"]))
        #expect(try build.build()?.lastPathComponent == "tool")
        #expect(
            try mirror().paths() == [
                "Package.swift", "Sources/tool/ObjectiveCModule.swift", "Sources/tool/a.objc.swift",
            ]
        )
    }

    @Test func aProjectBesideAPackageIsNamed() throws {
        let folder = try TemporaryFolder()
        let package = FileTree(folder.url)
        try package.write("// swift-tools-version:5.1\n", to: "Package.swift")
        try package.write("", to: "_Pods.xcodeproj/project.pbxproj")
        try package.write("let a = 1", to: "Sources/tool/a.swift")
        let build = try build(package.url, description: Self.description(path: "Sources/tool", sources: ["a.swift"]))
        #expect(try build.build()?.lastPathComponent == "tool")
        #expect(notes.all[1] == "This is a package. To build a project beside it, name it: _Pods.xcodeproj.")
    }

    @Test(arguments: [
        ("../..", ["a.swift"], "tool"), ("Sources", ["../../a.swift"], "tool"), ("/etc", ["passwd"], "tool"),
        (".", ["a.swift"], "../tool"), (".", ["a.swift"], "a-b"), (".", ["a.swift"], "a/b"),
    ])
    func aTargetOutsideItsPackageIsRefused(path: String, sources: [String], name: String) throws {
        let folder = try TemporaryFolder()
        try FileTree(folder.url).write("", to: "Package.swift")
        let description = Self.description(path: path, sources: sources, name: name)
        #expect(throws: ProjectError.self) { try build(folder.url, description: description).build() }
        #expect(try mirror().paths() == [])
    }

    /// A library in a repository uses iOS as the project does, so its sources are rewritten. What a macro needs runs in
    /// the compiler, and stays as it is.
    @Test func packagesInRepositoriesAreTargetsOfTheMirror() throws {
        let folder = try TemporaryFolder()
        let files = FileTree(folder.url)
        for path in ["app/Own", "far/Core", "far/Hidden", "farther/Base"] {
            try files.write("import UIKit", to: "\(path)/a.swift")
        }
        // A package for all systems compiles as it is.
        try files.write("#if os(Linux)\n#else\n@objc class A {}\n#endif", to: "plain/Plain/a.swift")
        try files.write("", to: "app/Package.swift")
        try files.write("versions", to: "app/Package.resolved")
        func target(_ name: String, _ type: String = "library") -> String {
            #"{"name": "\#(name)", "c99name": "\#(name)", "type": "\#(type)", "module_type": "SwiftTarget", "#
                + #""path": "\#(name)", "sources": \#(type == "library" ? #"["a.swift"]"# : "[]")}"#
        }
        func repository(_ name: String) -> String {
            #"{"sourceControl": [{"identity": "\#(name)", "location": {"remote": [{"urlString": "https://e.com/\#(name)"}]}, "#
                + #""requirement": {"exact": ["1.0.0"]}}]}"#
        }
        let targets = [
            "app": [target("Own"), target("Maker", "macro"), target("Lint", "plugin")],
            "far": [target("Core"), target("Hidden"), target("CoreTests", "test")], "farther": [target("Base")],
            "plain": [target("Plain")],
        ]
        let manifests = [
            "app": """
            {"targets": [{"name": "Own", "dependencies": [{"product": ["Far", "far", null, null]}, {"byName": ["Maker", null]}]},
            {"name": "Maker", "dependencies": [{"product": ["Syntax", "syntax", null, null]}]},
            {"name": "Lint", "dependencies": [{"product": ["Linter", "linter", null, null]}]}],
            "dependencies": [\(["far", "syntax", "linter"].map(repository).joined(separator: ", "))]}
            """,
            "far": """
            {"targets": [{"name": "Core", "dependencies": [{"byName": ["Base", null]}, {"product": ["Plain", "plain", null, null]}]},
            {"name": "CoreTests", "dependencies": [{"product": ["Check", "check", null, null]}]}],
            "dependencies": [\(["farther", "check", "plain"].map(repository).joined(separator: ", "))],
            "products": [{"name": "Far", "targets": ["Core"]}, {"name": "Hidden", "targets": ["Hidden"]}]}
            """,
            "farther": #"{"targets": [{"name": "Base"}], "products": [{"name": "Base", "targets": ["Base"]}]}"#,
            "plain": #"{"targets": [{"name": "Plain"}], "products": [{"name": "Plain", "targets": ["Plain"]}]}"#,
        ]
        func listed(_ name: String, _ rest: String = "") -> String {
            #"{"identity": "\#(name)", "path": "\#(folder.path)/\#(name)", "dependencies": [\#(rest)]}"#
        }
        let packages = FarPackages(
            descriptions: targets.mapValues { #"{"name": "p", "targets": [\#($0.joined(separator: ", "))]}"# },
            manifests: manifests,
            list: listed("requirements", listed("far", listed("farther") + ", " + listed("plain")))
        )
        _ = try build(folder.url.appending(path: "app"), packages).build()
        #expect(notes.required.contains(".package(url: \"https://e.com/far\", exact: \"1.0.0\"),"))
        #expect(
            !notes.required.contains("syntax") && !notes.required.contains("linter") && notes.versions == "versions"
        )
        #expect(notes.all.contains("Checking out far."))
        let mirror = try mirror()
        #expect(
            try mirror.paths().filter { $0.hasSuffix("a.objc.swift") }
                == ["Base", "Core", "Own"].map {
                    "Sources/\($0)/a.objc.swift"
                }
        )
        let text = try mirror.text(of: "Package.swift")
        #expect(
            text.contains("https://e.com/syntax") && text.contains(".product(name: \"Syntax\", package: \"syntax\")")
        )
        #expect(text.contains(".target(name: \"Core\")") && text.contains(".target(name: \"Base\")"))
        #expect(text.contains("https://e.com/plain") && text.contains(".product(name: \"Plain\", package: \"plain\")"))
        #expect(!text.contains("e.com/far") && !text.contains("Hidden") && !text.contains("Linter"))
        let app = try String(contentsOf: folder.url.appending(path: "app/Package.swift"), encoding: .utf8)
        #expect(app.isEmpty)
    }

    @Test func mirrorsOfDifferentProjectsAreInDifferentFolders() throws {
        let folder = CacheFolder(environment: ["XDG_CACHE_HOME": cache.path])
        func path(_ project: String) throws -> String {
            try folder.mirror(of: URL(fileURLWithPath: project)).path
        }
        let one = try path("/a/App.xcodeproj")
        #expect(one.hasPrefix(cache.path + "/unfold/mirrors/App-"))
        #expect(try path("/a/App.xcodeproj") == one && path("/b/App.xcodeproj") != one)
        for name in ["/", "/a/é\n.xcodeproj", "/" + String(repeating: "x", count: 250), "/-rf", "/..."] {
            #expect(try FileManager.default.fileExists(atPath: path(name)))
        }
        #expect(try folder.builds(with: URL(fileURLWithPath: "/unfold")).path.contains("/unfold/builds/unfold-"))
    }
}
