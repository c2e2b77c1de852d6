/// A kind of cloud.
struct Cloud: Identifiable {
    let name: String
    /// The altitude of the cloud.
    let height: String
    let look: String
    /// The weather that the cloud indicates for the next hours.
    let omen: String

    var id: String { name }

    static let all = [
        Cloud(
            name: "Cirrus",
            height: "6 to 12 km",
            look: """
                Threads of ice, combed out by the wind. It throws no shadow worth the name, and is the last to go dark \
                in the evening, long after the street lamps are lit.
                """,
            omen: "A change within a day or two"
        ),
        Cloud(
            name: "Cirrocumulus",
            height: "5 to 12 km",
            look:
                "Grains, row upon row, like sand after the tide. Rare, and gone before you have called anyone to look.",
            omen: "Fair, but it does not last"
        ),
        Cloud(
            name: "Cirrostratus",
            height: "5 to 12 km",
            look: """
                A veil so thin that only the halo gives it away: a ring around the sun, twenty-two degrees wide, about a \
                hand at arm’s length. Below it everything keeps its shadow, but the blue turns to milk.
                """,
            omen: "Rain within a day"
        ),
        Cloud(
            name: "Altocumulus",
            height: "2 to 6 km",
            look: "The flock of sheep. Each tuft is about as wide as a thumbnail held up against it.",
            omen: "Thunder by evening, if the morning is close"
        ),
        Cloud(
            name: "Altostratus",
            height: "2 to 6 km",
            look: """
                A grey sheet through which the sun looks as if behind ground glass. No halo any more, no shadow on the \
                ground, and the birds fly lower.
                """,
            omen: "Rain in some hours"
        ),
        Cloud(
            name: "Nimbostratus",
            height: "up to 3 km",
            look: """
                The whole sky, and no shape to it. It began before you woke and it is not in a hurry. What hangs below it \
                in rags is called scud; what falls out of it is called staying in.
                """,
            omen: "More of the same until night"
        ),
        Cloud(
            name: "Stratocumulus",
            height: "up to 2 km",
            look:
                "Loaves in a tray, with light in the cracks between them. The most common of all, and the least looked at.",
            omen: "Dry, as a rule"
        ),
        Cloud(
            name: "Stratus",
            height: "up to 1 km",
            look: "Fog that did not come all the way down.",
            omen: "Drizzle at the most"
        ),
        Cloud(
            name: "Cumulus",
            height: "up to 2 km",
            look: """
                The one that children draw: flat below, where the air reaches its dew point, and heaped up above, where \
                the warmth goes on. It lives for a quarter of an hour. If by noon it is taller than it is wide, keep an \
                eye on it.
                """,
            omen: "Fair, while it stays small"
        ),
        Cloud(
            name: "Cumulonimbus",
            height: "up to 15 km",
            look: """
                A tower with an anvil on top, as heavy as a herd of a hundred thousand elephants and held up by nothing \
                but warm air. Up there it is sixty below, down here the first gust smells of wet stone.
                """,
            omen: "Be indoors"
        ),
        Cloud(
            name: "Lenticularis",
            height: "behind mountains",
            look: "Stands still in a gale: the wind blows through it, condensing in front and thawing at the back.",
            omen: "Storm on the ridge"
        ),
        Cloud(
            name: "Mammatus",
            height: "below an anvil",
            look: "Pouches that hang from the underside of a storm, lit from the side when the sun comes back.",
            omen: "The worst is over"
        ),
        Cloud(
            name: "Noctilucent",
            height: "80 km",
            look: """
                Silver ripples in the north on a night of June, so high that the sun still shines on them. Ice on the \
                dust of shooting stars.
                """,
            omen: "Nothing at all"
        ),
    ]
}
