import Foundation
import Testing

@Suite struct IndexStoreTests {
    @Test func aMissingIndexIsAnErrorThatNamesTheRemedy() {
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-index-\(UUID().uuidString)")
        let error = #expect(throws: IndexError.self) { try IndexStore(at: folder) }
        #expect(
            error?.description
                == "There is no index of the sources at \(folder.path). A debug build writes it: swift build --build-tests"
        )
    }
}
