/// A family of instruments, an instrument, or a text about one.
struct Instrument: Identifiable, Sendable {
    let id: String
    var parts: [Instrument] = []

    /// The families of an orchestra, with their instruments and a text about each.
    static let orchestra = [
        Instrument(
            id: "Strings",
            parts: [
                Instrument("Violin", "Four strings, thirty players, and the highest notes of the orchestra."),
                Instrument(
                    "Viola",
                    "A fifth lower. It plays what holds the others together, and is missed when it rests."
                ),
                Instrument("Cello", "The range of a human voice, from a bass to a soprano, held between the knees."),
                Instrument("Double bass", "Tuned in fourths, because no hand spans its fifths."),
                Instrument("Harp", "Forty-seven strings and seven pedals. The red strings are C, the black ones F."),
            ]
        ),
        Instrument(
            id: "Woodwind",
            parts: [
                Instrument("Flute", "Of silver, and still counted among the woods. The only one without a reed."),
                Instrument(
                    "Oboe",
                    "Two thin reeds. It gives the A to which all others tune, since it cannot do otherwise."
                ),
                Instrument("Clarinet", "It closes at one end, so it overblows a twelfth, and starts out of silence."),
                Instrument("Bassoon", "Two and a half meters of maple, folded in half."),
            ]
        ),
        Instrument(
            id: "Brass",
            parts: [
                Instrument("Horn", "Nearly four meters of tube in a circle, with a hand in the bell."),
                Instrument("Trumpet", "Three valves and the lips. One wrong note is heard in the last row."),
                Instrument("Trombone", "The slide has no marks. The arm knows the seven places."),
                Instrument("Tuba", "The youngest, and the floor that the others stand on."),
            ]
        ),
        Instrument(
            id: "Percussion",
            parts: [
                Instrument("Timpani", "Kettles with a pedal that tunes them while the others play."),
                Instrument("Triangle", "A steel bar, open at one corner. It is heard through everything."),
                Instrument("Celesta", "Looks like a piano and sounds like frost."),
            ]
        ),
    ]

    init(id: String, parts: [Instrument]) {
        (self.id, self.parts) = (id, parts)
    }

    init(_ name: String, _ text: String) {
        self.init(id: name, parts: [Instrument(id: text, parts: [])])
    }
}
