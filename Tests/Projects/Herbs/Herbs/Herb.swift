import Foundation

final class Herb: NSObject {
    @objc let name: String
    let use: String
    @objc dynamic var isFavorite = false

    init(name: String, use: String) {
        self.name = name
        self.use = use
    }

    static var all: [Herb] {
        ["basil", "mint", "sage"].map { key in
            Herb(
                name: NSLocalizedString(key, comment: "The name of an herb"),
                use: NSLocalizedString("\(key).use", comment: "What the herb is good for")
            )
        }
    }
}
