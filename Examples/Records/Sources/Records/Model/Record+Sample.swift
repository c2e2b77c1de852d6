extension Record {
    static let sample = [
        Record("Low Tide", "Maren Ahlgrim", "Folk", 2021, 0.55, ["Slack water", "The ferryman's son", "Ebb"]),
        Record("Kitchen Songs", "Maren Ahlgrim", "Folk", 2024, 0.1, ["Flour", "Two chairs", "A pot of thyme"]),
        Record("Nine Bridges", "The Lamplighters", "Jazz", 2019, 0.62, ["Toll", "Ironwork", "Home, late"]),
        Record("Blue Ledger", "Ansel Quist Trio", "Jazz", 2023, 0.68, ["Debit", "Credit", "Carried forward"]),
        Record("Rooms", "Ansel Quist Trio", "Jazz", 2016, 0.04, ["Attic", "Landing", "Cellar"]),
        Record("Masses for Winter", "Choir of St. Odo", "Choral", 2018, 0.8, ["Kyrie", "Gloria", "Sanctus"]),
        Record("Evensong", "Choir of St. Odo", "Choral", 2022, 0.75, ["Introit", "Psalm", "Nunc dimittis"]),
        Record("Circuit", "Polder", "Electronic", 2025, 0.4, ["On", "Loop", "Drift", "Off"]),
        Record("Static Garden", "Polder", "Electronic", 2020, 0.33, ["Seed", "Moss", "Hedge"]),
        Record("Goldberg, Again", "Ilse Varga", "Classical", 2017, 0.13, ["Aria", "Canons", "Aria da capo"]),
    ]

    private init(_ id: String, _ artist: String, _ genre: String, _ year: Int, _ hue: Double, _ pieces: [String]) {
        self.init(
            id: id,
            artist: artist,
            genre: genre,
            year: year,
            hue: hue,
            pieces: pieces.enumerated().map { Piece(id: $1, length: 150 + ($1.count * 37 + $0 * 53) % 240) }
        )
    }
}
