/// A topic of an outline: a group of others, or a text.
struct Topic: Identifiable {
    /// The titles from the outermost group down to this one.
    let id: [String]
    let topics: [Topic]

    static func topic(_ title: String, _ topics: Topic...) -> Topic {
        Topic(id: [title], topics: topics.map { $0.within(title) })
    }

    private func within(_ group: String) -> Topic {
        Topic(id: [group] + id, topics: topics.map { $0.within(group) })
    }
}
