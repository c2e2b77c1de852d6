import Foundation
import Testing
import Toolchain

/// Tests that each program of a client is a test in all conducts.
@Suite struct ClientProgramTests {
    private static let folder = Command.repository.appending(path: "Tests/UnfoldTests")

    /// Returns the names of the tests that run in all conducts, or with each rule by itself.
    private static func testsInAllConducts() throws -> Set<String> {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let test = /@Test\(arguments:[^{]*?(?:Conducts\.all|rules)[^{]*?\)\s+func (?<name>\w+)\(/
        return Set(
            try files.flatMap { file in
                try String(contentsOf: folder.appending(path: file), encoding: .utf8).matches(of: test)
                    .map { String($0.output.name) }
            }
        )
    }

    @Test func eachProgramIsATest() throws {
        let tests = try Self.testsInAllConducts()
        #expect(ClientPrograms.tests.count == 84 && tests.count > 84)
        for (program, names) in ClientPrograms.tests.sorted(by: { $0.key < $1.key }) {
            let missing = names.filter { !tests.contains($0) }
            #expect(!names.isEmpty && missing.isEmpty, "\(program): \(missing)")
        }
    }
}
