/// Texts such as people write them. All differ, and none fits one line where there is room for three.
enum Comments {
    static let all: [(title: String, text: String)] = (0..<64).map { index in
        let name = names[index % names.count]
        let start = (index * 7) % words.count
        let text = (0..<(18 + index % 9)).map { words[(start + $0) % words.count] }.joined(separator: " ")
        return ("\(name) \(index + 1)", text)
    }

    private static let names = ["Ada", "Grace", "Katherine", "Hedy", "Radia", "Barbara", "Sophie", "Margaret"]
    private static let words = """
        the row opens where it was touched and what was read before stays in its place while the lines below make room \
        without a jump so that nobody has to look for the sentence again after a second tap has closed it
        """.split(separator: " ").map(String.init)
}
