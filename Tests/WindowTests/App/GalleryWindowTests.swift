import Testing

extension WindowTests {
    /// Tests the gallery as a user sees it: a window of 390 by 844 points at one pixel per point, with
    /// a bar that ends at 64 points.
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
            #expect(list.hasText(x: 150..<240, y: 25..<49))
            #expect(list.hasText(x: 20..<200, y: 88..<116))
            #expect(list.color(60, 124) == 0xFFFFFF)
            #expect(list.hasText(x: 30..<350, y: 230..<254))
            #expect(list.color(5, 140) == 0xF2F2F7)
            let hasLastRow = list.hasText(x: 30..<350, y: 482..<502)
            #expect(hasLastRow)
            #expect(list.hasText(x: 20..<220, y: 582..<602))
            #expect(list.color(60, 616) == 0xFFFFFF)
            #expect(list.hasText(x: 30..<350, y: 620..<640))
        }

        /// Starts the program once for all steps, because each start takes a second.
        @Test func aPersonLooksAround() throws {
            try screen.input("mousemove 150 130 click 1")
            let pushed = try screen.picture(showing: "the table of the first example") {
                $0.color(200, 800) == 0xFFFFFF && $0.hasText(x: 10..<200, y: 66..<106)
            }
            #expect(pushed.hasText(x: 10..<200, y: 700..<740))

            // The second row unfolds. Rows above it stay, and those below move down by the change of its height.
            try screen.input("mousemove 150 130 click 1")
            let width = 0..<370
            let unfolded = try screen.picture(showing: "the second row unfolded") {
                $0.shows(pushed, x: width, y: 154..<788, movedDownBy: 44)
            }
            #expect(unfolded.shows(pushed, x: width, y: 0..<150))
            #expect(unfolded.colors(x: width, y: 154..<194).count > 3)

            try screen.input("mousemove 150 130 click 1")
            try screen.picture(showing: "the second row folded again") {
                $0.shows(pushed, x: width, y: 0..<844)
            }

            // The table is 100 points taller than the window.
            try screen.input("mousemove 150 400 click 5 click 5 click 5")
            try screen.picture(showing: "the end of the table") {
                $0.shows(pushed, x: width, y: 174..<844, movedDownBy: -100)
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
