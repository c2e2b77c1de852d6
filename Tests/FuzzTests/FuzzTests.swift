import Foundation
import SeededRandom
import Testing
import Toolchain

/// Tests the command that runs the fuzzers, and runs each fuzzer for a short time. `make fuzz` runs
/// them for longer, in a release build.
///
/// `UNFOLD_LAWS` multiplies the number of steps.
@Suite(.serialized) struct FuzzTests {
    private static let fuzz = Command.build.appending(path: "Fuzz").path
    private static let names = (try? Command(fuzz, "--list").run().split(separator: "\n").map(String.init)) ?? []

    @Test func thereAreFuzzers() {
        #expect(!Self.names.isEmpty)
    }

    @Test(arguments: names)
    func noProgramBreaksALaw(of fuzzer: String) throws {
        try Command(Self.fuzz, fuzzer, "--seed", "1", "--steps", "\(400 * LawCount.factor)").run()
    }

    @Test func anUnknownFuzzerIsRefusedWithTheNamesOfOthers() {
        #expect {
            try Command(Self.fuzz, "nothing").run()
        } throws: {
            "\($0)".contains("There is no fuzzer 'nothing'. There are:")
        }
    }
}
