/// A river with its length in kilometers.
struct River: Identifiable {
    let name: String
    let length: Int
    let mouth: String
    let text: String

    var id: String { name }

    static let all = [
        River(
            name: "Nile",
            length: 6_650,
            mouth: "Mediterranean",
            text: """
                For the last two thousand kilometers nothing flows into it, and still it arrives. Its flood came when the \
                brightest star returned to the morning sky, so a calendar was made of the star.
                """
        ),
        River(
            name: "Amazon",
            length: 6_400,
            mouth: "Atlantic",
            text: """
                No bridge crosses it. A fifth of all river water of the Earth leaves it by a mouth that is as wide as \
                Switzerland is long, and sailors drink from the sea before they see the land.
                """
        ),
        River(
            name: "Danube",
            length: 2_850,
            mouth: "Black Sea",
            text: """
                It passes ten countries and four capitals, more than any other. In dry summers it vanishes into the ground \
                soon after its source, and comes out again in the basin of the Rhine.
                """
        ),
        River(
            name: "Mekong",
            length: 4_350,
            mouth: "South China Sea",
            text: """
                Once a year it is so full that a river which feeds it turns round and flows uphill into a lake. The lake \
                grows to five times its size, and the boats celebrate for three days.
                """
        ),
        River(
            name: "Rhine",
            length: 1_230,
            mouth: "North Sea",
            text: """
                Kilometer zero is on a bridge in Constance. From there its length is painted on boards along the bank, so \
                that skippers can say where they are.
                """
        ),
        River(
            name: "Thames",
            length: 346,
            mouth: "North Sea",
            text: "It froze so hard that fairs were held on it, with a printing press on the ice to sell the proof."
        ),
        River(
            name: "Loire",
            length: 1_006,
            mouth: "Atlantic",
            text: """
                Left wild for most of its way: sandbanks move from year to year, and the boatmen carry flat-bottomed boats \
                around them.
                """
        ),
        River(
            name: "Yukon",
            length: 3_190,
            mouth: "Bering Sea",
            text: """
                Its ice breaks up in May, with a noise that people place bets on: the winner is who names the minute in \
                which a clock tied to a tripod stops.
                """
        ),
        River(
            name: "Tagus",
            length: 1_007,
            mouth: "Atlantic",
            text:
                "Fourteen kilometers wide before Lisbon, and so golden in the evening that it is called a sea of straw."
        ),
        River(
            name: "Volga",
            length: 3_530,
            mouth: "Caspian Sea",
            text: """
                It ends twenty-eight meters below the level of the oceans, in a lake that calls itself a sea, and lotus \
                flowers at the mouth.
                """
        ),
    ]
}
