import Testing

extension WindowTests {
    /// Tests the gallery as a user sees it: a window of 390 by 844 points at one pixel per point, with
    /// a bar of 44 points.
    @Suite(.serialized)
    struct Gallery {
        let screen: VirtualScreen
        let list: Picture

        init() throws {
            screen = try VirtualScreen(showing: "unfold", titled: "^Unfold$")
            list = try screen.picture(showing: "the list of the examples") {
                $0.color(5, 800) == 0xF2F2F7 && $0.hasText(x: 30..<350, y: 100..<170)
            }
        }

        @Test func theListShows() {
            // The title in the bar, a header, a section of five rows, and the header and section of the same
            // tables with Unfold.
            #expect(list.color(20, 20) == 0xFFFFFF)
            #expect(list.hasText(x: 150..<240, y: 10..<34))
            #expect(list.hasText(x: 20..<200, y: 64..<94))
            #expect(list.color(40, 102) == 0xFFFFFF)
            #expect(list.hasText(x: 30..<350, y: 185..<215))
            #expect(list.color(5, 140) == 0xF2F2F7)
            let hasLastRow = list.hasText(x: 30..<350, y: 457..<477)
            #expect(hasLastRow)
            #expect(list.hasText(x: 20..<220, y: 557..<577))
            #expect(list.color(40, 588) == 0xFFFFFF)
            #expect(list.hasText(x: 30..<350, y: 600..<618))
        }

        /// Starts the program once for all steps, because each start takes a second.
        @Test func aPersonLooksAround() throws {
            try screen.input("mousemove 150 130 click 1")
            let pushed = try screen.picture(showing: "the table of the first example") {
                $0.color(200, 800) == 0xFFFFFF && $0.hasText(x: 10..<200, y: 44..<88)
            }
            #expect(pushed.hasText(x: 10..<200, y: 700..<740))

            // The second row unfolds. Rows above it stay, and those below move down by the change of its height.
            try screen.input("mousemove 150 110 click 1")
            let width = 0..<370
            let unfolded = try screen.picture(showing: "the second row unfolded") {
                $0.shows(pushed, x: width, y: 134..<788, movedDownBy: 44)
            }
            #expect(unfolded.shows(pushed, x: width, y: 0..<130))
            #expect(unfolded.colors(x: width, y: 134..<174).count > 3)

            try screen.input("mousemove 150 110 click 1")
            try screen.picture(showing: "the second row folded again") {
                $0.shows(pushed, x: width, y: 0..<844)
            }

            // The table is 80 points taller than the window.
            try screen.input("mousemove 150 400 click 5 click 5 click 5")
            try screen.picture(showing: "the end of the table") {
                $0.shows(pushed, x: width, y: 134..<844, movedDownBy: -80)
            }

            try screen.focus()
            try screen.input("key Escape")
            try screen.picture(showing: "the list again") {
                $0 == list
            }
            #expect(screen.application.text == "")
            try screen.close()
            #expect(try screen.application.end() == 0)
        }
    }
}
