import Foundation
import Testing

@testable import Offscreen

struct OutputFileTests {
    private func failure(writing path: String) -> String {
        do throws(FilmError) {
            try OutputFile(url: URL(fileURLWithPath: path)).write(Data("picture".utf8))
            return "written"
        } catch {
            return error.description
        }
    }

    @Test func saysWhatIsWrongAndWhatToDo() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strips-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        #expect(failure(writing: "\(path)/a.png") == "written")
        #expect(failure(writing: "\(path)/a.png") == "written", "over what is there")
        #expect(try Data(contentsOf: folder.appendingPathComponent("a.png")) == Data("picture".utf8))
        #expect(
            failure(writing: "\(path)/no/b.png")
                == "Could not write \(path)/no/b.png: the folder \(path)/no does not exist. "
                + "Create it: mkdir -p '\(path)/no'"
        )
        #expect(failure(writing: path).contains("there is a folder of that name"))
        #expect(failure(writing: "\(path)/a.png/b.png").contains("\(path)/a.png is a file, not a folder"))
    }
}
