/// What a source gave: bytes that are UTF-8 or close to it, and what there is to say about them.
struct DocumentContent: Sendable {
    var title: String
    var store: any ByteStore
    /// Where the text begins: after a byte order mark.
    var start: Int
    var notice: String?

    /// Why there are no rows.
    var emptyNotice: String {
        store.count == 0 ? "\(title) is empty." : "\(title) has no text, only blank lines or brackets."
    }
}
