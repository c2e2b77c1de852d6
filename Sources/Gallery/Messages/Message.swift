/// Something that somebody wrote.
struct Message {
    let author: Author
    let text: String
    let age: String
}
