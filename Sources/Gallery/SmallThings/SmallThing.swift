/// An everyday object, and a text about it.
struct SmallThing: Identifiable {
    let name: String
    let text: String

    var id: String { name }

    static let all = [
        SmallThing(
            name: "Pencil",
            text: """
                Pencil. Enough graphite to draw a line of about fifty kilometers, and no pencil ever drew it: most are lost \
                at half their length. The hexagon is there so that it does not roll off the desk, and the eraser so that \
                nobody is afraid of it.
                """
        ),
        SmallThing(
            name: "Paper clip",
            text: """
                Paper clip. A wire bent three times. The common form was never patented, which is why nobody knows who \
                invented it, and why everybody has one.
                """
        ),
        SmallThing(
            name: "Button",
            text: """
                Button. For three thousand years it was an ornament. The hole to put it through came in the thirteenth \
                century, and clothes have fitted ever since.
                """
        ),
        SmallThing(name: "Match", text: "Match. Half a minute of daylight, carried in a pocket."),
        SmallThing(
            name: "Umbrella",
            text: """
                Umbrella. Made for the sun, as its name says. In London it took a man thirty years of being shouted at by \
                coachmen to show that it also works in the rain.
                """
        ),
        SmallThing(
            name: "Zip",
            text: """
                Zip. Two rows of hooks that cannot reach each other, and a wedge that bends them apart just far enough. It \
                was sold for boots and for tobacco pouches before a tailor dared to sew it into trousers.
                """
        ),
        SmallThing(name: "Thimble", text: "Thimble. Armor for one finger."),
        SmallThing(
            name: "Ruler",
            text: """
                Ruler. The oldest that is still true is a bar of copper, four and a half thousand years old, from a town \
                whose name nobody can read. It is a thumb's width off.
                """
        ),
        SmallThing(
            name: "Envelope",
            text: """
                Envelope. Folded from one sheet, with the weakest seam where the reader begins. Before it was invented, \
                letters were folded into themselves, with locks of slits and wax that tore if anybody else had a look.
                """
        ),
        SmallThing(
            name: "Teaspoon",
            text: """
                Teaspoon. The only piece of cutlery that disappears. A study in an office kitchen found that half of them \
                are gone after eighty-one days.
                """
        ),
        SmallThing(
            name: "Candle",
            text: """
                Candle. The wax does not burn: it melts, climbs the wick, and turns into gas, and the flame is that gas. \
                Blow it out, hold a match to the thread of smoke, and the flame jumps back down.
                """
        ),
        SmallThing(name: "String", text: "String. One piece too short, always."),
        SmallThing(
            name: "Key",
            text: """
                Key. A landscape of five or six valleys. The lock is a question about their depths, asked with pins, and \
                it opens if all answers are right at once.
                """
        ),
        SmallThing(
            name: "Sticky note",
            text: """
                Sticky note. A glue that failed: it held nothing for long. For six years nobody knew what it was good for, \
                until a colleague lost the page in his hymn book.
                """
        ),
    ]
}
