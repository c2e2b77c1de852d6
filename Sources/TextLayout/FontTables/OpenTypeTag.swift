import CPango

extension hb_tag_t {
    /// Creates the tag of a table or feature from its four letters.
    init(openType name: String) {
        self = name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    }
}
