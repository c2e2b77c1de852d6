import ConfinedFiles
import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

/// The files of the mirror of a package. Manifests run in `SwiftPackageTests`.
@Suite struct PackagePlanTests {
    private let unfold = URL(fileURLWithPath: "/un\"fold")

    private static func target(
        _ name: String,
        _ type: String = "library",
        module: String = "SwiftTarget",
        sources: [String] = ["a.swift"],
        _ rest: String = ""
    ) -> String {
        let list = sources.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {"name": "\(name)", "c99name": "\(name.replacing("-", with: "_"))", "type": "\(type)",
            "module_type": "\(module)", "path": "Sources/\(name)", "sources": [\(list)]\(rest)}
            """
    }

    private func package(
        _ targets: [String],
        manifest: [String] = [],
        _ rest: String = "",
        tools: String = "5.0.0",
        folder: String = "/p"
    ) throws -> SwiftPackage {
        let description = """
            {"name": "P", "path": "\(folder)", "targets": [\(targets.joined(separator: ", "))]}
            """
        let dump = """
            {"targets": [\(manifest.joined(separator: ", "))], "toolsVersion": {"_version": "\(tools)"}\(rest)}
            """
        return try SwiftPackage(
            description: Data(description.utf8),
            manifest: Data(dump.utf8),
            of: URL(fileURLWithPath: folder)
        )
    }

    private static func rewritten(_ module: ModuleSources) -> RewrittenModule {
        RewrittenModule(
            sources: module.sources.map { URL(fileURLWithPath: "/r/\(module.module)/\($0.lastPathComponent)") },
            module: URL(fileURLWithPath: "/r/\(module.module)/ObjectiveCModule.swift")
        )
    }

    private func plan(_ packages: SwiftPackage..., withTests: Bool = false) throws -> (plan: PackagePlan, text: String)
    {
        let plan = try PackagePlan(packages, app: nil, withTests: withTests, unfold: unfold) { Self.rewritten($0) }
        guard case .data(let data) = plan.mirror.contents[try InnerPath("Package.swift")] else {
            throw ProjectError(file: "", problem: "no manifest", remedy: "")
        }
        return (plan, String(decoding: data, as: UTF8.self))
    }

    @Test(arguments: [
        ("3.1.0", ".v4"), ("4.2.0", ".v4"), ("5.0.0", nil), ("5.1.0", nil), ("6.0.0", ".v6"), ("6.2.0", ".v6"),
    ])
    func theManifestIsOursForAllVersions(tools: String, mode: String?) throws {
        let (plan, text) = try plan(package([Self.target("a-b")], tools: tools))
        #expect(text.hasPrefix("// swift-tools-version: \(tools == "6.2.0" ? "6.2" : "6.0")\n"))
        #expect(text.contains(".package(name: \"unfold\", path: \"/un\\\"fold\")"))
        #expect(text.contains("name: \"a-b\",\n") && text.contains("path: \"Sources/a_b\""))
        #expect(text.contains(".product(name: \"UIKit\", package: \"unfold\")"))
        #expect(!text.contains("UIKitTesting") && text.contains("name: \"P\","))
        #expect(text.contains("swiftLanguageMode(") == (mode != nil))
        if let mode { #expect(text.contains("swiftSettings: [\n                .swiftLanguageMode(\(mode)),")) }
        #expect(
            plan.mirror.contents.keys.map(\.text).sorted() == [
                "Package.swift", "Sources/a_b/ObjectiveCModule.swift", "Sources/a_b/a.swift",
            ]
        )
        #expect(plan.modules.map(\.text) == ["a_b"] && plan.program == nil)
    }

    @Test func settingsAndDependenciesForIOSHold() throws {
        let manifest = #"""
            {"name": "A", "dependencies": [
            {"product": ["Q", "Quick", null, {"platformNames": ["ios"]}]},
            {"product": ["M", "Mac", null, {"platformNames": ["macos"]}]},
            {"product": ["L", "Mac", {"X": "Y"}, {"platformNames": ["linux"]}]},
            {"byName": ["B", null]}, {"target": ["C", {"platformNames": [], "traits": ["Off"]}]},
            {"byName": ["zed", null]}],
            "settings": [
            {"tool": "swift", "kind": {"define": {"_0": "IOS"}}, "condition": {"platformNames": ["ios", "tvos"]}},
            {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
            {"tool": "swift", "kind": {"define": {"_0": "D"}}, "condition": {"config": "debug"}},
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
            {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-a", "b\"c"]}}},
            {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
            {"tool": "swift", "kind": {"treatAllWarnings": {"as": "error"}}},
            {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}},
            {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}}]}
            """#
        let packages = #"""
            , "traits": [{"name": "default", "enabledTraits": ["On"]}, {"name": "On"}, {"name": "Off"}],
            "dependencies": [
            {"sourceControl": [{"identity": "quick", "location": {"remote": [{"urlString": "https://e.com/Quick.git"}]},
              "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
            {"sourceControl": [{"identity": "mac-os", "nameForTargetDependencyResolutionOnly": "Mac",
              "location": {"remote": [{"urlString": "https://e.com/mac-os"}]}, "requirement": {"branch": ["main"]}}]},
            {"sourceControl": [{"identity": "zed", "location": {"local": ["/zed"]}, "requirement": {"exact": ["1.2.3"]}}]},
            {"sourceControl": [{"identity": "unused", "location": {"remote": [{"urlString": "https://e.com/u"}]},
              "requirement": {"revision": ["abc"]}}]}]
            """#
        let targets = ["A", "B", "C"].map { Self.target($0) }
        let (_, text) = try plan(package(targets, manifest: [manifest], packages, tools: "6.1.0"))
        #expect(text.contains(".package(url: \"https://e.com/Quick.git\", \"1.0.0\"..<\"2.0.0\")"))
        #expect(text.contains(".package(url: \"https://e.com/mac-os\", branch: \"main\")"))
        #expect(text.contains(".package(url: \"/zed\", exact: \"1.2.3\")") && !text.contains("e.com/u"))
        let dependencies = try #require(text.firstRange(of: "name: \"A\",").map { text[$0.upperBound...] })
        #expect(
            dependencies.split(separator: "\n").prefix(5).map { $0.trimmingCharacters(in: .whitespaces) } == [
                "dependencies: [", ".product(name: \"Q\", package: \"quick\"),",
                ".product(name: \"L\", package: \"mac-os\"),", ".target(name: \"B\"),",
                ".product(name: \"zed\", package: \"zed\"),",
            ]
        )
        let settings = try #require(
            dependencies.firstRange(of: "swiftSettings: [").map { dependencies[$0.upperBound...] }
        )
        #expect(
            settings.split(separator: "\n").prefix(9).map { $0.trimmingCharacters(in: .whitespaces) } == [
                ".define(\"On\"),", ".define(\"IOS\"),", ".define(\"D\", .when(configuration: .debug)),",
                ".enableUpcomingFeature(\"ExistentialAny\"),", ".unsafeFlags([\"-a\", \"b\\\"c\"]),",
                ".swiftLanguageMode(.v5),", "],", "linkerSettings: [", ".linkedLibrary(\"z\"),",
            ]
        )
    }

    @Test func aProductWhosePackageIsUnclearIsAnError() throws {
        let manifest = #"{"name": "A", "dependencies": [{"byName": ["RxCocoa", null]}]}"#
        func packages(_ names: String...) -> String {
            let list = names.map {
                #"{"sourceControl": [{"identity": "\#($0)", "location": {"remote": [{"urlString": "https://e.com/\#($0)"}]}, "#
                    + #""requirement": {"exact": ["1.0.0"]}}]}"#
            }
            return ", \"dependencies\": [\(list.joined(separator: ", "))]"
        }
        let only = try plan(package([Self.target("A")], manifest: [manifest], packages("rxswift")))
        #expect(only.text.contains(".product(name: \"RxCocoa\", package: \"rxswift\")"))
        let unclear = try package([Self.target("A")], manifest: [manifest], packages("rxswift", "other"))
        let error = #expect(throws: ProjectError.self) { try plan(unclear) }
        #expect(error?.problem == "the target A needs RxCocoa, and its package isn't clear")
        #expect(error?.file == "/p/Package.swift")
    }

    /// XCTest isn't annotated for mode 6 on Linux.
    @Test func testsAreInMode5() throws {
        let package = try package([Self.target("A"), Self.target("ATests", "test")], tools: "6.0.0")
        let text = try plan(package, withTests: true).text
        let tests = try #require(text.firstRange(of: "name: \"ATests\"").map { text[$0.upperBound...] })
        #expect(!tests.contains("swiftLanguageMode(") && tests.contains("\"BareSlashRegexLiterals\""))
        #expect(text.contains(".swiftLanguageMode(.v6)"))
    }

    @Test func testsAreBuiltOnlyToRun() throws {
        let package = try package([Self.target("A"), Self.target("ATests", "test")])
        #expect(try !plan(package).text.contains("ATests"))
        let text = try plan(package, withTests: true).text
        #expect(text.contains(".testTarget(\n            name: \"ATests\""))
        #expect(text.components(separatedBy: "UIKitTesting").count == 2)
        let error = #expect(throws: ProjectError.self) {
            try plan(self.package([Self.target("A")]), withTests: true)
        }
        #expect(error?.problem == "the package has no tests")
    }

    @Test func sourcesOfObjectiveCAndWhatNeedsThemAreLeftOut() throws {
        let objc = Self.target("O", module: "ClangTarget", sources: ["a.m"])
        let needs = #"{"name": "A", "dependencies": [{"byName": ["O", null]}]}"#
        let (plan, text) = try plan(package([objc, Self.target("A"), Self.target("B")], manifest: [needs]))
        #expect(!text.contains("\"A\"") && !text.contains("\"O\"") && text.contains("\"B\""))
        #expect(plan.mirror.notes.count == 2 && plan.mirror.notes[0].contains("contains a source in Objective-C"))
        #expect(plan.mirror.notes[1] == "The target A is left out, because it needs O.")
        let error = #expect(throws: ProjectError.self) {
            try self.plan(package([objc, Self.target("A")], manifest: [needs]))
        }
        #expect(error?.file == "/p/Sources/O/a.m")
    }

    @Test func pluginsDontRun() throws {
        let manifest =
            #"{"name": "A", "pluginUsages": [{"plugin": ["Lint", "l"]}, {"plugin": ["ObjectiveCSources", "u"]}]}"#
        let (plan, text) = try plan(
            package([Self.target("A"), Self.target("Lint", "plugin", module: "PluginTarget")], manifest: [manifest])
        )
        #expect(plan.mirror.notes == ["Plugins don't run, and sources that they make are missing: Lint."])
        #expect(!text.contains("Lint") && !text.contains("plugins:"))
    }

    /// A package that is named by its path is rewritten, too.
    @Test func packagesInFoldersAreTargetsOfTheMirror() throws {
        let manifest = #"{"name": "A", "dependencies": [{"product": ["Near", "near", null, null]}]}"#
        let path = #", "dependencies": [{"fileSystem": [{"identity": "near", "path": "/near"}]}]"#
        let near = try package(
            [Self.target("Core"), Self.target("Other"), Self.target("CoreTests", "test")],
            #", "products": [{"name": "Near", "targets": ["Core"]}]"#,
            tools: "6.0.0",
            folder: "/near"
        )
        let root = try package([Self.target("A")], manifest: [manifest], path)
        #expect(root.localPackages.map(\.path) == ["/near"])
        let (plan, text) = try plan(root, near, withTests: false)
        #expect(plan.modules.map(\.text) == ["A", "Core"] && !text.contains("/near") && !text.contains("Other"))
        #expect(text.contains(".target(name: \"Core\"),") && text.contains(".swiftLanguageMode(.v6)"))
        let double = try package(
            [Self.target("A")],
            #", "products": [{"name": "Near", "targets": ["A"]}]"#,
            tools: "6.0.0",
            folder: "/near"
        )
        #expect(throws: ProjectError.self) { try self.plan(root, double) }
    }

    @Test func anUnknownDescriptionIsAnError() throws {
        for text in ["", "{}", "[]"] {
            #expect(throws: ProjectError.self) {
                try SwiftPackage(description: Data(text.utf8), manifest: Data(text.utf8), of: unfold)
            }
        }
    }

    /// A module is rewritten by the protocols of the modules that it imports, directly or not.
    @Test func modulesAreRewrittenWithTheProtocolsBelow() throws {
        let folder = try TemporaryFolder()
        let files = FileTree(folder.url)
        for (path, text) in [
            ("Core/a.swift", "@objc public protocol A { @objc optional func f() }"), ("Core/b.swift", "protocol B {}"),
            ("Kit/a.swift", "@objc\nprotocol C {}"), ("KitTests/a.swift", "@objc protocol E {}"),
        ] {
            try files.write(text, to: "Sources/\(path)")
        }
        let package = try package(
            [
                Self.target("Core", sources: ["a.swift", "b.swift", "missing.swift"]), Self.target("Kit"),
                Self.target("KitTests", "test"),
            ],
            manifest: [
                "{\"name\": \"Core\"}", "{\"name\": \"Kit\", \"dependencies\": [{\"byName\": [\"Core\", null]}]}",
                "{\"name\": \"KitTests\", \"dependencies\": [{\"byName\": [\"Kit\", null]}]}",
            ],
            folder: folder.path
        )
        var below: [String: [String]] = [:]
        _ = try PackagePlan([package], app: nil, withTests: true, unfold: unfold) { module in
            let root = folder.path + "/Sources/"
            below["\(module.module)"] = module.below.map { "\($0.module):\($0.file.path.dropFirst(root.count))" }
            return Self.rewritten(module)
        }
        #expect(
            below == ["Core": [], "Kit": ["Core:Core/a.swift"], "KitTests": ["Core:Core/a.swift", "Kit:Kit/a.swift"]]
        )
    }
}
