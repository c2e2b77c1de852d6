import Foundation
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct PodSpecificationTests {
    private let folder: TemporaryFolder
    private let tree: FileTree

    init() throws {
        folder = try TemporaryFolder()
        tree = FileTree(folder.url)
    }

    private func package(_ specification: String, files: [String]) throws -> SwiftPackage {
        try tree.write("Pod::Spec.new do |s|\n\(specification)\nend\n", to: "Kit.podspec")
        for file in files { try tree.write("", to: file) }
        return try PodSpecification(folder.url.appending(path: "Kit.podspec")).package()
    }

    private func sources(_ specification: String, files: [String]) throws -> [String] {
        let package = try package("  s.name = 'Kit'\n" + specification, files: files)
        return package.targets.flatMap(\.sources).sorted()
    }

    @Test func aLibraryIsATarget() throws {
        let package = try package(
            """
              s.name         = "My-Kit"
              s.summary = 'A kit, with "words"'
              # s.source_files = "Old/*.swift"
              s.source_files  = "Sources/*.swift"
              s.ios.deployment_target = '8.0'
            """,
            files: ["Sources/A.swift", "Sources/Inner/B.swift", "Sources/C.m", "Old/D.swift"]
        )
        #expect(package.name == "My-Kit" && package.targets.map(\.name) == ["My_Kit"])
        #expect(package.targets.first?.sources == ["Sources/A.swift"])
    }

    @Test(
        arguments: [
            ("s.source_files = 'A/**/*.swift'", ["A/B/two.swift", "A/one.swift"]),
            ("s.source_files = 'A', 'C/*.{h,swift}'", ["A/one.swift", "C/three.swift"]),
            ("s.source_files = [\n  'A/B/*',\n  'C/**/*'\n]\ns.version = 'A/*'", ["A/B/two.swift", "C/three.swift"]),
            ("s.ios.source_files = 'A/*'\ns.osx.source_files = 'C/*'", ["A/one.swift"]),
            ("s.source_files = '**/*.swift'\ns.exclude_files = 'C/**/*'", ["A/B/two.swift", "A/one.swift"]),
            ("s.subspec 'X' do |ss|\n ss.source_files = 'C/thr?e*'\nend", ["C/three.swift"]),
            ("s.source_files = 'A/*'\ns.test_spec 'T' do |t|\n t.source_files = 'C/*'\nend", ["A/one.swift"]),
        ]
    )
    func patternsChooseSources(specification: String, expected: [String]) throws {
        let files = ["A/one.swift", "A/B/two.swift", "C/three.swift", "C/four.h"]
        #expect(try sources(specification, files: files) == expected)
    }

    @Test(
        arguments: ["s.name = name\n s.source_files = 'A/*'", "s.name = 'K'\n s.source_files = files", "s.name = 'K'"]
    )
    func aProgramThatIsNotReadIsAnError(specification: String) {
        let error = #expect(throws: ProjectError.self) { try package(specification, files: ["A/one.swift"]) }
        #expect(error?.problem.hasPrefix("it doesn't tell its name") == true)
    }

    @Test func patternsEnd() {
        let pattern = PathPattern(String(repeating: "*a", count: 40) + "/" + String(repeating: "{a,b}", count: 40))
        #expect(!pattern.matches(String(repeating: "a", count: 2_000) + "/b"))
        #expect(PathPattern("**/**/**/a").matches("a") && PathPattern("**").matches("a/b/c"))
    }
}
