import Foundation

@testable import Viewer

/// Returns a document of bytes in memory, with a file's name, whose rows have all been found.
func document(_ bytes: [UInt8], named name: String = "data", as format: DocumentFormat? = nil) -> IndexedDocument {
    let document = IndexedDocument(StoredFeed(bytes), title: name, as: format, isStepwise: true)
    while document.indexer.step() == .more {}
    return document
}

func document(_ text: String, named name: String = "data", as format: DocumentFormat? = nil) -> IndexedDocument {
    document(Array(text.utf8), named: name, as: format)
}

extension Document {
    var rows: [DocumentRow] { (0..<rowCount).map(row(at:)) }
    var ranges: [Range<Int>] { (0..<rowCount).map(byteRange(ofRowAt:)) }
}

/// A folder that is deleted with the object.
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

/// Opens a file and finds all rows that it contains. Only the test changes the document afterwards.
func open(
    _ path: String,
    as format: DocumentFormat? = nil,
    follows: Bool = false,
    windowSize: Int = IndexedDocument.windowSize
) throws(DocumentError) -> IndexedDocument {
    let source = DocumentSource.file(path: path)
    let document = try source.open(as: format, follows: follows, isStepwise: true, windowSize: windowSize)
    while document.indexer.step() == .more {}
    return document
}
