import Foundation
import Testing
import Toolchain

/// The command that runs the fuzzers.
@Suite(.serialized) struct FuzzTests {
    private static let fuzz = Command.build.appending(path: "Fuzz").path

    @Test func thereAreFuzzers() throws {
        #expect(try !Command(Self.fuzz, "--list").run().isEmpty)
    }

    @Test func anUnknownFuzzerIsRefusedWithTheNamesOfOthers() {
        #expect {
            try Command(Self.fuzz, "nothing").run()
        } throws: {
            "\($0)".contains("There is no fuzzer 'nothing'. There are:")
        }
    }
}
