@testable import Documents

/// Returns a document of a text in memory, all of whose rows are found.
@MainActor func document(_ text: String, named name: String, as format: FormatName? = nil) -> any Document {
    let document = IndexedDocument(StoredFeed(Array(text.utf8)), title: name, as: format, isStepwise: true)
    repeat {} while document.step() == .more
    return document
}
