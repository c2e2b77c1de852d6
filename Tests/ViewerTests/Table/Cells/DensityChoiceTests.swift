import ConfinedFiles
import TemporaryFolder
import Testing

@testable import Viewer

@Suite @MainActor struct DensityChoiceTests {
    @Test func theChoiceIsKeptInAFile() throws {
        let folder = try TemporaryFolder()
        let first = DensityChoice()
        first.density = .regular
        first.keep(in: PrivateFolder(folder.url))
        // A folder without a choice leaves the one that there is.
        #expect(first.density == .regular)
        first.density = .roomy
        let second = DensityChoice()
        second.keep(in: PrivateFolder(folder.url))
        #expect(second.density == .roomy)
    }

    @Test func aFileOfAnotherProgramIsNoChoice() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("density", Array("Airy".utf8))
        let choice = DensityChoice()
        choice.keep(in: PrivateFolder(folder.url))
        #expect(choice.density == nil)
    }
}
