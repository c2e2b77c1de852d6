import Testing

extension WindowTests {
    /// Tests an app with two windows on the desktop (`Tests/TwoWindowsProbe`).
    @Suite(.serialized)
    struct TwoWindowsTests {
        @Test(arguments: Session.each) func eachWindowHasAScreenOfItsOwn(session: Session) throws {
            let screen = try VirtualScreen(in: session, showing: "TwoWindowsProbe", titled: "^TwoWindowsProbe$")
            try screen.display.move(screen.window(titled: "^Two$"), toX: 500, y: 0)
            try screen.expect(0xFFFF00, 300, 500)
            try screen.expect(0x0000FF, 600, 100)

            try screen.input("mousemove 600 100 click 1")
            try screen.expect(0x00FF00, 600, 100)
            try screen.expect(0xFFFF00, 300, 500)

            try screen.input("mousemove 300 500 click 1")
            try screen.expect(0xFF0000, 300, 500)
            try screen.expect(0x00FF00, 600, 100)

            // The app goes on in the other window.
            try screen.close()
            try screen.expect(0x000000, 300, 500)
            try screen.expect(0x00FF00, 600, 100)
            #expect(screen.application.lines == ["screens 2"])
        }
    }
}
