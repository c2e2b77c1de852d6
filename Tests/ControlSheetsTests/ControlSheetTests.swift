import Foundation
import Testing

/// The sheets, their pictures and the page that shows them belong together.
@Suite struct ControlSheetTests {
    @Test func namesAreUnique() {
        let names = ControlSheet.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func eachPictureBelongsToASheet() throws {
        let expected = ControlSheet.all.flatMap { ControlPicture.all(of: $0).map(\.name) }
        #expect(try PictureFolder.controls.names() == (expected + [PictureFolder.letters]).sorted())
    }

    @Test func thePageShowsEachPicture() throws {
        let page = PictureFolder.controls.folder.deletingLastPathComponent().appending(path: "controls.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for name in ControlSheet.all.flatMap({ ControlPicture.all(of: $0).map(\.name) }) {
            #expect(text.contains("(controls/\(name).webp)"), "\(name)")
        }
    }
}
