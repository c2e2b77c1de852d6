/// Something that somebody wrote.
struct Message: Identifiable {
    /// Its place in the feed.
    let id: Int
    let author: Author
    let text: String
    let age: String
}
