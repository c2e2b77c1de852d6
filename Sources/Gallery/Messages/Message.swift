/// A message of a feed.
struct Message: Identifiable {
    /// The position of the message in the feed.
    let id: Int
    let author: Author
    let text: String
    let age: String
}
