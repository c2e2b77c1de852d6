import Foundation

@testable import Viewer

/// A document of bytes in memory, named as a file would be.
func document(_ bytes: [UInt8], named name: String = "data", as format: DocumentFormat? = nil) -> any Document {
    DocumentContent(title: name, store: MemoryBytes(bytes), start: 0, notice: nil).document(as: format)
}

func document(_ text: String, named name: String = "data", as format: DocumentFormat? = nil) -> any Document {
    document(Array(text.utf8), named: name, as: format)
}

extension Document {
    var rows: [DocumentRow] { (0..<rowCount).map(row(at:)) }
    var ranges: [Range<Int>] { (0..<rowCount).map(byteRange(ofRowAt:)) }
}

/// A folder that goes away with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }
}

func open(_ path: String, as format: DocumentFormat? = nil) throws(DocumentError) -> any Document {
    try DocumentSource.file(path: path).open(as: format)
}
