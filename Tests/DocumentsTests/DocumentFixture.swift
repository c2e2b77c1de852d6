@testable import Documents

/// A document of bytes in memory, named as a file would be, whose rows are all found.
func document(_ bytes: [UInt8], named name: String = "data", as format: FormatName? = nil) -> IndexedDocument {
    let document = IndexedDocument(StoredFeed(bytes), title: name, as: format, isStepwise: true)
    while document.indexer.step() == .more {}
    return document
}

func document(_ text: String, named name: String = "data", as format: FormatName? = nil) -> IndexedDocument {
    document(Array(text.utf8), named: name, as: format)
}

/// The beginning of a document of bytes in memory, which has no others.
func beginning(_ bytes: [UInt8], named name: String = "data") -> DocumentBeginning {
    let report = StoredFeed(bytes).poll()
    return DocumentBeginning(DocumentSample(name: name, report), report)
}

extension Document {
    var rows: [DocumentRow] { (0..<rowCount).map(row(at:)) }
    var ranges: [Range<Int>] { (0..<rowCount).map(byteRange(ofRowAt:)) }
}

/// A file whose rows are found as far as they are there, and which nothing happens to but what the test does.
func open(
    _ path: String,
    as format: FormatName? = nil,
    follows: Bool = false,
    windowSize: Int = IndexedDocument.windowSize
) throws(DocumentError) -> IndexedDocument {
    let source = DocumentSource.file(path: path)
    let document = try source.open(as: format, follows: follows, isStepwise: true, windowSize: windowSize)
    while document.indexer.step() == .more {}
    return document
}
