/// A setting of a reading app, with its choices.
struct Setting: Identifiable, Sendable {
    let id: String
    let symbol: String
    let choices: [String]

    fileprivate init(_ id: String, _ symbol: String, _ choices: [String]) {
        (self.id, self.symbol, self.choices) = (id, symbol, choices)
    }
}

/// Settings with a title above and a note below them.
struct SettingSection: Sendable {
    let title: String
    let note: String
    let settings: [Setting]

    static let all = [
        SettingSection(
            title: "Page",
            note: "The font and the margins of all books.",
            settings: [
                Setting("Typeface", "textformat", ["Garamond", "Baskerville", "Palatino", "Seravek"]),
                Setting("Margins", "doc.text", ["Narrow", "Medium", "Wide"]),
                Setting("Lines", "text.alignleft", ["Close", "Usual", "Far apart"]),
            ]
        ),
        SettingSection(
            title: "Reading",
            note: "The lamp follows the sun.",
            settings: [
                Setting("Lamp", "lightbulb", ["Off", "In the evening", "Always"]),
                Setting("Pages turn", "book", ["By a swipe", "By a tap", "By themselves"]),
            ]
        ),
    ]
}

/// A row of the settings: a setting, or one of its choices.
enum SettingRow: Hashable, Sendable {
    case setting(Setting.ID)
    case choice(String, of: Setting.ID)
}
