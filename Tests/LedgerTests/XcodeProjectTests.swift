import Foundation
import Testing
import Toolchain

/// Tests the Xcode project of the gallery as far as a system without Xcode can.
@Suite struct XcodeProjectTests {
    typealias Object = [String: Any]

    private static let examples = Command.repository.appending(path: "Examples")
    private let objects: [String: Object]
    private let root: Object

    init() throws {
        let file = Self.examples.appending(path: "Gallery.xcodeproj/project.pbxproj")
        let project = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? Object
        let objects = try #require(project?["objects"] as? [String: Object])
        let name = try #require(project?["rootObject"] as? String)
        self.objects = objects
        root = try #require(objects[name])
    }

    private func objects(_ kind: String) -> [Object] {
        objects.values.filter { $0["isa"] as? String == kind }
    }

    private func list(_ key: String, of object: Object) -> [Object] {
        (object[key] as? [String] ?? []).compactMap { objects[$0] }
    }

    /// The files of the groups in the project, with the names of their groups as folders.
    private func files() throws -> [URL] {
        let name = try #require(root["mainGroup"] as? String)
        let main = try #require(objects[name])
        return list("children", of: main).flatMap { group -> [URL] in
            guard let path = group["path"] as? String else { return [] }
            let folder = Self.examples.appending(path: path)
            return list("children", of: group).compactMap { ($0["path"] as? String).map { folder.appending(path: $0) } }
        }
    }

    private func settings(_ key: String) -> [String] {
        objects("XCBuildConfiguration").compactMap { ($0["buildSettings"] as? Object)?[key] as? String }
    }

    @Test func everyReferenceLeadsToAnObject() throws {
        let text = try String(
            contentsOf: Self.examples.appending(path: "Gallery.xcodeproj/project.pbxproj"),
            encoding: .utf8
        )
        let ids = text.matches(of: /\b[0-9A-F]{24}\b/).map { String($0.output) }
        #expect(ids.count > 100)
        for id in ids { #expect(objects[id] != nil, "\(id)") }
    }

    @Test func everyFileExists() throws {
        let files = try files()
        #expect(files.count > 8)
        for file in files { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
        for path in settings("INFOPLIST_FILE") {
            #expect(FileManager.default.fileExists(atPath: Self.examples.appending(path: path).path), "\(path)")
        }
    }

    @Test func theTestTargetHasTheTestsThatRunOnLinux() throws {
        let folder = Command.repository.appending(path: "Tests/DeviceTests")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let target = try #require(objects("PBXNativeTarget").first { $0["name"] as? String == "GalleryAppTests" })
        let phases = list("buildPhases", of: target)
        let phase = try #require(phases.first { $0["isa"] as? String == "PBXSourcesBuildPhase" })
        let built = list("files", of: phase).compactMap { file in
            (file["fileRef"] as? String).flatMap { objects[$0]?["path"] as? String }
        }
        #expect(Set(built) == Set(sources) && built.count == sources.count)
    }

    @Test func theProductsAreThoseOfThePackage() throws {
        let manifest = try String(contentsOf: Command.repository.appending(path: "Package.swift"), encoding: .utf8)
        let apple = try #require(manifest.components(separatedBy: "\n#else\n").last)
        let products = objects("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(Set(products) == ["Gallery", "Unfold"])
        for product in products { #expect(apple.contains(".library(name: \"\(product)\"")) }
        let package = try #require(objects("XCLocalSwiftPackageReference").first?["relativePath"] as? String)
        let path = Self.examples.appending(path: package).appending(path: "Package.swift").path
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(settings("IPHONEOS_DEPLOYMENT_TARGET") == ["15.0", "15.0"] && apple.contains(".iOS(.v15)"))
    }

    @Test func theSceneManifestNamesADelegateOfTheApp() throws {
        let file = Self.examples.appending(path: "GalleryApp/Info.plist")
        let info = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? Object
        let manifest = try #require(info?["UIApplicationSceneManifest"] as? Object)
        let scenes = try #require(manifest["UISceneConfigurations"] as? [String: [Object]])
        let scene = try #require(scenes["UIWindowSceneSessionRoleApplication"]?.first)
        let name = try #require(scene["UISceneDelegateClassName"] as? String)
        let delegate = try #require(name.split(separator: ".").last.map(String.init))
        let source = try String(
            contentsOf: Self.examples.appending(path: "GalleryApp/\(delegate).swift"),
            encoding: .utf8
        )
        #expect(name == "$(PRODUCT_MODULE_NAME).\(delegate)" && source.contains("class \(delegate)"))
        #expect(info?["UILaunchScreen"] != nil)
    }

    @Test func theSchemeRunsTheAppAndItsTests() throws {
        let scheme = try String(
            contentsOf: Self.examples.appending(
                path: "Gallery.xcodeproj/xcshareddata/xcschemes/GalleryApp.xcscheme"
            ),
            encoding: .utf8
        )
        let targets = scheme.matches(of: /BlueprintIdentifier="(\w+)" BuildableName="([\w.]+)" BlueprintName="(\w+)"/)
        #expect(Set(targets.map { $0.output.3 }) == ["GalleryApp", "GalleryAppTests"])
        for target in targets {
            #expect(objects[String(target.output.1)]?["name"] as? String == String(target.output.3))
        }
    }
}
