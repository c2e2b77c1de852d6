import Foundation
import Testing

/// Tests that no common word comes into the namespace of a client that imports the library.
@Suite struct PublicNamesTests {
    @Test func everyNameAtTopLevelSaysWhatItBelongsTo() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        var names: [String] = []
        for module in ["Unfold", "Expansion"] {
            let path = folder.appending(path: module).path
            for file in try FileManager.default.subpathsOfDirectory(atPath: path) where file.hasSuffix(".swift") {
                let source = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
                let declarations =
                    /(?m)^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
                names += source.matches(of: declarations).map { String($0.output.1) }
            }
        }
        #expect(names.count > 20)
        let isOwn = { (name: String) in
            ["Expan", "Unfold", "Row", "Detailed"].contains { name.hasPrefix($0) && name != $0 }
                || name.hasSuffix("Expander")
        }
        #expect(names.filter { !isOwn($0) } == [])
    }
}
