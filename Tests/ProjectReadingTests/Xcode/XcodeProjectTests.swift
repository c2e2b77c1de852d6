import Foundation
import Testing

@testable import ProjectReading

@Suite struct XcodeProjectTests {
    private func paths(_ urls: [URL], _ sample: SampleProject) -> [String] {
        urls.map { String($0.path.dropFirst(sample.folder.url.path.count + 1)) }
    }

    @Test func anAppAndItsTestsAreRead() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        let targets = try XcodeProject(sample.project).targets
        #expect(targets.map(\.name) == ["My App", "AppTests"])
        let (app, tests) = (targets[0], targets[1])
        #expect(app.module.text == "My_App" && app.kind == .application)
        #expect(paths(app.sources, sample) == ["App/AppDelegate.swift", "Models/Item.swift"])
        #expect(
            app.resources.map(\.place) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets"]
        )
        #expect(app.conditions == ["DEBUG", "LITE"])
        #expect(app.languageVersion.isEmpty)
        #expect(tests.kind == .tests && tests.dependencies == ["My App"])
        #expect(paths(tests.sources, sample) == ["Tests/ItemTests.swift"])
    }

    @Test func theInfoPlistHasTheKeysOfTheFileAndOfTheSettings() throws {
        let sample = try SampleProject(SampleProject.app, files: SampleProject.appFiles)
        let info = try XcodeProject(sample.project).targets[0].info.contents
        #expect(info["CFBundleDisplayName"] as? String == "My App in en")
        #expect(info["UIMainStoryboardFile"] as? String == "Main")
        #expect(info["UILaunchStoryboardName"] as? String == "Launch")
        #expect(info["CFBundleIdentifier"] as? String == "com.example.My-App")
        #expect(info["CFBundleShortVersionString"] as? String == "1.2")
        #expect(info["UIDeviceFamily"] as? [Int] == [1, 2])
    }

    @Test func filesOfSynchronizedFoldersBelongToTheTarget() throws {
        let sample = try SampleProject(
            """
            P = {isa = PBXProject; mainGroup = G; targets = (A, ); };
            G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, ); };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                membershipExceptions = (Info.plist, "Old/Gone.swift", ); };
            A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (F, ); };
            """,
            files: [
                "App/App.swift": "", "App/Views/Cell.swift": "", "App/Views/Cell.xib": "", "App/Old/Gone.swift": "",
                "App/Info.plist": "", "App/Assets.xcassets/Contents.json": "", "App/de.lproj/Main.strings": "",
                "App/.hidden.swift": "",
            ]
        )
        let app = try XcodeProject(sample.project).targets[0]
        #expect(paths(app.sources, sample) == ["App/App.swift", "App/Views/Cell.swift"])
        #expect(app.resources.map(\.place) == ["Assets.xcassets", "Cell.xib", "de.lproj/Main.strings"])
    }

    @Test func packagesAreReadWithTheirRequirements() throws {
        let sample = try SampleProject(
            """
            P = {isa = PBXProject; mainGroup = G; targets = (A, ); };
            A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                packageProductDependencies = (D1, D2, D3, ); };
            D1 = {isa = XCSwiftPackageProductDependency; productName = Near; package = R1; };
            D2 = {isa = XCSwiftPackageProductDependency; productName = Far; package = R2; };
            D3 = {isa = XCSwiftPackageProductDependency; productName = Fixed; package = R3; };
            R1 = {isa = XCLocalSwiftPackageReference; relativePath = ../near; };
            R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/far.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
            R3 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/fixed";
                requirement = {kind = exactVersion; version = 3.0.0; }; };
            """
        )
        let products = try XcodeProject(sample.project).targets[0].products
        let near = sample.folder.url.deletingLastPathComponent().appending(path: "near").standardizedFileURL
        #expect(products.map(\.name) == ["Near", "Far", "Fixed"])
        #expect(products[0].source == .folder(near))
        #expect(products[1].source == .repository(url: "https://example.com/far.git", requirement: "from: \"1.2.0\""))
        #expect(products[2].source == .repository(url: "https://example.com/fixed", requirement: "exact: \"3.0.0\""))
    }

    @Test(arguments: ["", "{", "{ objects = {}; rootObject = P; }", "[1]", "{ objects = 3; rootObject = P; }"])
    func damagedProjectsAreErrors(text: String) throws {
        let sample = try SampleProject("")
        try sample.write(text, to: "Sample.xcodeproj/project.pbxproj")
        let error = #expect(throws: ProjectError.self) { try XcodeProject(sample.project) }
        #expect(error?.file.hasSuffix("project.pbxproj") == true)
    }

    /// Any object may be missing or refer to itself. Reading then ends, with an error or with what there is.
    @Test func missingAndCircularObjectsDoNoHarm() throws {
        let lines = SampleProject.app.split(separator: ";\n", omittingEmptySubsequences: true).map { $0 + ";" }
        for index in lines.indices {
            var fewer = lines
            fewer.remove(at: index)
            let sample = try SampleProject(fewer.joined(separator: "\n"), files: SampleProject.appFiles)
            _ = try? XcodeProject(sample.project)
        }
        let circular = SampleProject.app.replacing("children = (S1,", with: "children = (G1, G, S1,")
        let sample = try SampleProject(circular, files: SampleProject.appFiles)
        #expect(try XcodeProject(sample.project).targets.map(\.name) == ["My App", "AppTests"])
    }
}
