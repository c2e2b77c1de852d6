import Foundation
import Testing

/// Each example is a package of its own, and the package of the repository compiles the same sources for its tests.
struct ExampleManifestTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The names of the examples in the manifest of the repository, with the products that they use.
    private static let listed: [String: [String]] = {
        let manifest = (try? text("Package.swift")) ?? ""
        let found = manifest.matches(of: /\("(\w+)", \[("UIKit"[^\]]*)\]\)/)
        return Dictionary(uniqueKeysWithValues: found.map { (String($0.1), names(in: $0.2)) })
    }()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    private static func names(in text: some StringProtocol) -> [String] {
        String(text).matches(of: /"(\w+)"/).map { String($0.1) }
    }

    @Test func everyPackageInExamplesIsListed() throws {
        let examples = Self.repository.appending(path: "Examples")
        let folders = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { name in
            FileManager.default.fileExists(atPath: examples.appending(path: "\(name)/Package.swift").path)
        }
        #expect(folders.sorted() == Self.listed.keys.sorted())
        #expect(folders.count == 6)
    }

    @Test(arguments: listed.keys.sorted()) func bothManifestsHaveTheSameTargets(example: String) throws {
        let manifest = try Self.text("Examples/\(example)/Package.swift")
        let target = /\.(executableTarget|testTarget|target)\(\s*name: "(\w+)",\s*dependencies: \[([\s\S]*?)\]\s*\)/
        let targets = manifest.matches(of: target)
        #expect(targets.map { "\($0.1) \($0.2)" } == ["executableTarget \(example)", "testTarget \(example)Tests"])
        let product = /\.product\(name: "(\w+)", package: "unfold"\)/
        let products = targets.map { $0.3.matches(of: product).map { String($0.1) } }
        #expect(products.first == Self.listed[example])
        #expect(products.last == ["UIKitTesting"])
        for folder in ["Sources/\(example)", "Tests/\(example)Tests"] {
            let path = Self.repository.appending(path: "Examples/\(example)/\(folder)").path
            #expect(FileManager.default.fileExists(atPath: path), "\(folder)")
        }
    }
}
