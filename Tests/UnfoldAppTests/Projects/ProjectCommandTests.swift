import Foundation
import ProjectReading
import TemporaryFolder
import Testing

@testable import UnfoldApp

@Suite struct ProjectCommandTests {
    @Test(arguments: [
        (["run"], true), (["test", "App"], true), (["build", "--release"], true), (["./test"], false), ([], false),
        (["a.log", "run"], false), (["--", "run"], false),
    ])
    func theFirstArgumentIsTheCommand(arguments: [String], isMeant: Bool) {
        #expect(ProjectCommand.isMeant(by: arguments) == isMeant)
    }

    @Test func optionsAreRead() throws {
        let command = try ProjectCommand.parseAsRoot(
            ["test", "App", "--filter", "A", "--filter", "B", "--target", "T", "--release"]
        )
        let test = try #require(command as? TestCommand)
        #expect(test.project.path == "App" && test.project.target == "T" && test.project.release)
        #expect(test.filter == ["A", "B"])
        #expect((try ProjectCommand.parseAsRoot(["run"]) as? RunCommand)?.project.path == ".")
    }

    @Test func thePackageIsFoundAroundTheProgram() throws {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(path: "checkout/.build/release/unfold")
        #expect(throws: ProjectError.self) { try UnfoldPackage(at: nil, program: program) }
        let checkout = FileTree(folder.url.appending(path: "checkout"))
        for path in ["Package.swift", "Sources/UIKit/UIKit.swift", "Sources/ObjectiveCSourcesCommand/main.swift"] {
            try checkout.write(Data(), to: path)
        }
        #expect(try UnfoldPackage(at: nil, program: program).folder.lastPathComponent == "checkout")
        #expect(try UnfoldPackage(at: checkout.url.path).folder.path == checkout.url.path)
        #expect(throws: ProjectError.self) { try UnfoldPackage(at: folder.path) }
    }
}
