extension Entry {
    /// The groups of a field guide.
    static let guide: [Entry] = [
        .group("Woodland", "Two groups", [trees, birds]),
        .group("Shore", "Two groups", [shells, weeds]),
        .group("Town", "One group, and a text", [walls, lamps]),
        .leaf(
            "How to use this guide",
            "Open what you stand in front of. Everything else folds, and you will find it again."
        ),
    ]

    private static let trees = group(
        "Trees",
        "Three entries",
        [
            .leaf(
                "Oak",
                """
                Leaves like spilled paint. It stops growing at three hundred years, stands for three hundred more, and \
                takes as many to leave. In the meantime it feeds more kinds of insects than any other tree in this guide, \
                and keeps count of none of them.
                """
            ),
            .leaf(
                "Birch",
                """
                White, so that the low sun does not crack it in winter. The first to arrive on bare ground, and the first \
                to be shaded out by those who came later and stay longer. Its bark burns when everything else is wet.
                """
            ),
            .leaf("Yew", "Every part is poisonous but the red one."),
        ]
    )

    private static let birds = group(
        "Birds",
        "Three entries",
        [
            .leaf(
                "Wren",
                """
                Ten grams, most of it voice. The male builds half a dozen nests and shows her round; she takes one, has \
                it lined, and says nothing about the others.
                """
            ),
            .leaf("Cuckoo", "Heard, not seen, and never at home."),
            .leaf(
                "Treecreeper",
                """
                A mouse that goes up a trunk in a spiral and never down. At the top it drops to the foot of the next tree \
                and begins again. If it goes down head first, it is a nuthatch: turn the page.
                """
            ),
        ]
    )

    private static let shells = group(
        "Shells",
        "Two entries",
        [
            .leaf(
                "Cockle",
                """
                Two equal halves with ribs, a ring for each winter. It can jump: the foot folds under the shell and lets \
                go. Where a hundred lie open there was an oystercatcher, or a picnic.
                """
            ),
            .leaf("Razor", "As long as a hand, and gone before the spade arrives."),
        ]
    )

    private static let weeds = group(
        "Seaweeds",
        "Two entries",
        [
            .leaf(
                "Bladderwrack",
                """
                Leather with pairs of bubbles, which hold it up to the light while the tide is in. Children stand on them. \
                Hung by the door it tells the weather: limp before rain, and limp after it as well.
                """
            ),
            .leaf("Sea lettuce", "Tastes of the sea, and looks like it was left on a plate."),
        ]
    )

    private static let walls = group(
        "On walls",
        "Two entries",
        [
            .leaf(
                "Wall rue",
                """
                A fern no longer than a finger, which came for the lime in the mortar. It was here before the parking \
                meters and grows best where nobody has been paid to look for it.
                """
            ),
            .leaf("Ivy-leaved toadflax", "Turns to the light to flower, and to the dark to sow, into the next crack."),
        ]
    )

    private static let lamps = leaf(
        "Under street lamps",
        """
        Moths, and what eats moths. Stand still for as long as it takes to read this twice: the flicker at the edge of the \
        light is a pipistrelle, which weighs as much as a coin, and has had a dozen of them since you began.
        """
    )
}
