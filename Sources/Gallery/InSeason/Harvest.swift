/// A season with what is ripe in it, or something that is ripe, with a note.
struct Harvest: Identifiable, Sendable {
    let id: String
    let note: String
    let crops: [Harvest]

    /// The year in a kitchen garden.
    static let year = [
        Harvest(
            "Spring",
            "March to May",
            [
                Harvest("Asparagus", "Until Midsummer, then it is left alone"),
                Harvest("Radishes", "Four weeks from seed to plate"),
                Harvest("Rhubarb", "Pulled, not cut"),
                Harvest("Spinach", "The small leaves, raw"),
            ]
        ),
        Harvest(
            "Summer",
            "June to August",
            [
                Harvest("Strawberries", "The first week is the best one"),
                Harvest("Peas", "Sweet for an hour after picking"),
                Harvest("Tomatoes", "Never in the fridge"),
                Harvest("Courgettes", "Look away, and they are marrows"),
                Harvest("Cherries", "Before the starlings"),
            ]
        ),
        Harvest(
            "Autumn",
            "September to November",
            [
                Harvest("Apples", "Ripe when the pips are brown"),
                Harvest("Pumpkins", "They keep until Easter"),
                Harvest("Walnuts", "Gathered after a night of wind"),
                Harvest("Plums", "With the bloom still on"),
            ]
        ),
        Harvest(
            "Winter",
            "December to February",
            [
                Harvest("Kale", "After the first frost"),
                Harvest("Leeks", "They stand in the snow"),
                Harvest("Parsnips", "The cold makes them sweet"),
            ]
        ),
    ]

    private init(_ name: String, _ note: String, _ crops: [Harvest] = []) {
        (id, self.note, self.crops) = (name, note, crops)
    }
}
