import Foundation
import Testing

extension WindowTests {
    /// Tests the gallery as a user sees it: a window of 390 by 844 points at one pixel per point, with
    /// a bar that ends at 64 points.
    @Suite(.serialized)
    struct Gallery {
        /// Opens the gallery, and waits for its list.
        private func open(in session: Session) throws -> (screen: VirtualScreen, list: Picture) {
            let screen = try VirtualScreen(in: session, showing: "unfold", titled: "^Unfold$")
            let list = try screen.picture(showing: "the list of the examples") {
                $0.color(5, 800) == 0xF2F2F7 && $0.hasText(x: 30..<350, y: 100..<230)
            }
            return (screen, list)
        }

        @Test(arguments: Session.chosen) func theListShows(session: Session) throws {
            let (_, list) = try open(in: session)
            // A large title instead of the small one, a header, and a card of five rows with icons.
            #expect(list.color(20, 20) == 0xF2F2F7)
            #expect(!list.hasText(x: 150..<240, y: 25..<49))
            #expect(list.hasText(x: 20..<160, y: 64..<110))
            #expect(list.hasSecondaryText(x: 20..<300, y: 140..<166))
            #expect(list.color(200, 180) == 0xFFFFFF)
            #expect(list.color(5, 180) == 0xF2F2F7)
            #expect(list.colors(x: 36..<66, y: 190..<240).contains(0x0088FF))
            #expect(list.hasText(x: 80..<330, y: 180..<250))
            #expect(list.hasText(x: 80..<330, y: 700..<830))
        }

        /// People who have one session see what those of another one see.
        @Test func aPictureIsTheSameInEachSession() throws {
            for renderer in Renderer.chosen {
                let sessions = Session.each.filter { $0.renderer == renderer }
                let pictures = try sessions.map { try open(in: $0).list }
                #expect(pictures.allSatisfy { $0 == pictures[0] })
            }
        }

        /// Starts the program once for all steps, because each start takes a second.
        @Test(arguments: Session.each) func aPersonLooksAround(session: Session) throws {
            let (screen, list) = try open(in: session)
            try screen.input("mousemove 150 215 click 1")
            let isPushed = { @Sendable (picture: Picture) in
                picture.color(200, 800) == 0xFFFFFF && picture.hasText(x: 10..<200, y: 66..<106)
                    && picture.hasText(x: 10..<200, y: 700..<740)
            }
            try screen.picture(showing: "the table of the first example", isPushed)
            // The last frames of the transition look alike, and the rows take no clicks before its end.
            try screen.application.waitUntilIdle()
            let pushed = try screen.picture(showing: "the table of the first example at rest", isPushed)

            // The second row unfolds. Rows above it stay, and those below move down by the change of its height.
            try screen.input("mousemove 150 130 click 1")
            // The arrows are at the right.
            let width = 0..<340
            let unfolded = try screen.picture(showing: "the second row unfolded") {
                picture in
                (50..<100).contains { picture.shows(pushed, x: width, y: 160..<740, movedDownBy: $0) }
            }
            #expect(unfolded.shows(pushed, x: width, y: 0..<150))
            #expect(unfolded.colors(x: width, y: 160..<194).count > 3)

            try screen.input("mousemove 150 130 click 1")
            try screen.picture(showing: "the second row folded again") {
                $0.shows(pushed, x: width, y: 0..<844)
            }

            // The table is 140 points taller than the window. What is just below the bar fades.
            try screen.input("mousemove 150 400 click 5 click 5 click 5")
            try screen.picture(showing: "the end of the table") {
                $0.shows(pushed, x: width, y: 280..<844, movedDownBy: -140)
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
