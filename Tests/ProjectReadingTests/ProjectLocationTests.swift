import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct ProjectLocationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func make(_ names: String...) throws {
        for name in names {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name),
                withIntermediateDirectories: true
            )
        }
    }

    /// The projects beside a package are those of its author, or the example of a package.
    @Test func aPackageTakesPrecedenceOverProjectsOfXcode() throws {
        try make("App.xcodeproj")
        #expect(try ProjectLocation(folder.url).url.lastPathComponent == "App.xcodeproj")
        try make("App.xcworkspace")
        let workspace = try ProjectLocation(folder.url)
        #expect(workspace.url.lastPathComponent == "App.xcworkspace" && workspace.others == [])
        try make("Package.swift", "_Pods.xcodeproj")
        let package = try ProjectLocation(folder.url)
        #expect(package == .package(folder.url.standardizedFileURL))
        #expect(package.others == ["App.xcodeproj", "App.xcworkspace", "_Pods.xcodeproj"])
        #expect(try ProjectLocation(folder.url.appending(path: "Package.swift")) == package)
        let project = folder.url.appending(path: "App.xcodeproj")
        #expect(try ProjectLocation(project) == .xcodeProject(project.standardizedFileURL))
    }

    /// SwiftPM refuses manifests from before version 4.
    @Test(arguments: [
        ("// swift-tools-version:5.1\n", true), ("//swift-tools-version: 4.0\n", true),
        ("// swift-tools-version:3.1\n", false), ("import PackageDescription\n", false),
    ])
    func aManifestThatNobodyReadsIsNoPackage(manifest: String, isPackage: Bool) throws {
        try Data(manifest.utf8).write(to: folder.url.appending(path: "Package.swift"))
        #expect(try ProjectLocation(folder.url) == .package(folder.url.standardizedFileURL))
        try make("App.xcodeproj")
        let name = isPackage ? folder.url.lastPathComponent : "App.xcodeproj"
        #expect(try ProjectLocation(folder.url).url.lastPathComponent == name)
        try make("Package@swift-5.swift")
        #expect(try ProjectLocation(folder.url).url.lastPathComponent == folder.url.lastPathComponent)
    }

    /// The tests of many packages are in the project from which they were made.
    @Test func aProjectBesideAPackageMayHaveItsTests() throws {
        try make("Kit/Package.swift")
        let kit = folder.url.appending(path: "Kit")
        func found() throws -> String? { try ProjectLocation(kit).projectWithTests?.url.lastPathComponent }
        #expect(try found() == nil)
        try make("Kit/_Pods.xcodeproj", "Kit/Kit.xcworkspace")
        #expect(try found() == nil)
        try make("Kit/Example/Example.xcodeproj", "Kit/Example/Example.xcworkspace", "Kit/Pods.framework/A.xcodeproj")
        #expect(try found() == "Example.xcworkspace")
        try make("Kit/Demo.xcodeproj")
        #expect(try found() == "Demo.xcodeproj")
        try make("Kit/Other.xcodeproj")
        #expect(try found() == nil)
        try make("Kit/Kit.xcodeproj")
        #expect(try found() == "Kit.xcodeproj")
        #expect(try ProjectLocation(kit.appending(path: "Kit.xcodeproj")).projectWithTests == nil)
    }

    /// A link for Carthage to a project of CocoaPods is nobody's project.
    @Test func aSpecificationForCocoaPodsIsALibrary() throws {
        try make("Kit.podspec", "Example/Example.xcodeproj", "_Pods.xcodeproj")
        let pod = ProjectLocation.pod(folder.url.appending(path: "Kit.podspec").standardizedFileURL)
        #expect(try ProjectLocation(folder.url) == pod)
        #expect(try ProjectLocation(folder.url.appending(path: "Kit.podspec")) == pod)
        #expect(try pod.projects().isEmpty && pod.others.isEmpty && pod.projectWithTests == nil)
        try make("Kit.xcodeproj")
        try FileManager.default.removeItem(at: folder.url.appending(path: "_Pods.xcodeproj"))
        #expect(try ProjectLocation(folder.url).url.lastPathComponent == "Kit.xcodeproj")
    }

    @Test func severalProjectsAndNoneAreErrors() throws {
        #expect(throws: ProjectError.self) { try ProjectLocation(folder.url) }
        #expect(throws: ProjectError.self) { try ProjectLocation(folder.url.appending(path: "missing")) }
        try make("A.xcodeproj", "B.xcodeproj")
        let error = #expect(throws: ProjectError.self) { try ProjectLocation(folder.url) }
        #expect(error?.problem == "there are several projects: A.xcodeproj, B.xcodeproj")
    }

    @Test func workspacesNameTheirProjects() throws {
        try make("W.xcworkspace")
        func write(_ text: String) throws -> URL {
            let workspace = folder.url.appending(path: "W.xcworkspace")
            try Data(text.utf8).write(to: workspace.appending(path: "contents.xcworkspacedata"))
            return workspace
        }
        let workspace = try write(
            """
            <Workspace version="1.0"><FileRef location="group:A.xcodeproj"/>
            <Group location="group:sub" name="s"><FileRef location="group:B.xcodeproj"/><FileRef location="group:x.md"/></Group>
            <Group location="container:" name="t"><FileRef location="container:C.xcodeproj"/></Group></Workspace>
            """
        )
        let paths = try XcodeWorkspace(workspace).projects.map { $0.path.dropFirst(folder.url.path.count + 1) }
        #expect(paths == ["A.xcodeproj", "sub/B.xcodeproj", "C.xcodeproj"])
        _ = try write("<Workspace><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>")
        let error = #expect(throws: ProjectError.self) { try XcodeWorkspace(workspace) }
        #expect(error?.problem == "the workspace uses CocoaPods")
        _ = try write("<Workspace>\n<FileRef")
        #expect(throws: ProjectError.self) { try XcodeWorkspace(workspace) }
    }

    @Test(
        arguments: [
            ([], nil, nil), (["A"], nil, "A"), (["A", "B"], "B", "B"),
        ] as [([String], String?, String?)]
    )
    func theOnlyAppIsChosen(apps: [String], wish: String?, expected: String?) throws {
        #expect(try AppChoice(apps, of: folder.url).name(wish) == expected)
    }

    @Test(arguments: [(["A", "B"], nil), (["A"], "C"), ([], "C")] as [([String], String?)])
    func aChoiceThatCannotBeMadeIsAnError(apps: [String], wish: String?) {
        #expect(throws: ProjectError.self) { try AppChoice(apps, of: folder.url).name(wish) }
    }
}
