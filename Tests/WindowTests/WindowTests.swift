import Foundation
import Testing

/// Tests an actual window: a program with areas of solid color that prints the events it receives
/// (`Tests/WindowProbe`).
///
/// Each test has a display of its own, and waits most of the time. Tests of two suites therefore run side by side, and
/// those of one suite one after another.
struct WindowTests {
    /// Opens the program in a session, and waits for its first frame.
    static func open(in session: Session, environment: [String: String?] = [:]) throws -> VirtualScreen {
        let screen = try VirtualScreen(
            in: session,
            showing: "WindowProbe",
            titled: "Window probe",
            environment: environment
        )
        try screen.application.line(holding: "frame")
        return screen
    }

    @Suite(.serialized)
    struct Input {
        @Test(arguments: Session.each) func aClickTouchesWhereItIs(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.expect(0xFFFF00, 150, 200)
            try screen.input("mousemove 150 200 click 1")
            try screen.application.line(holding: "touch began mouse 0 button 1 at 150.0 200.0")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 150.0 200.0")
            try screen.expect(0x0000FF, 150, 200)
        }

        @Test(arguments: Session.each) func aDragMovesUntilTheLastButtonIsUp(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.input("mousemove 100 100 mousedown 1 mousemove 120 150")
            try screen.application.line(holding: "touch moved mouse 0 button 1 at 120.0 150.0")
            try screen.input("mousedown 3 mouseup 1 mousemove 130 160")
            try screen.application.line(holding: "touch moved mouse 0 button 1 at 130.0 160.0")
            try screen.input("mouseup 3")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 130.0 160.0")
            let touches = screen.application.lines.filter { $0.hasPrefix("touch") }
            #expect(touches.count { $0.contains("began") } == 1)
            #expect(touches.count { $0.contains("ended") } == 1)
        }

        @Test(arguments: Session.each) func aDragGoesOnOutsideOfTheWindow(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.input("mousemove 100 100 mousedown 1 mousemove 500 600")
            try screen.application.line(holding: "touch moved mouse 0 button 1 at 500.0 600.0")
            try screen.input("mouseup 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 500.0 600.0")
        }

        @Test(arguments: Session.each) func theSecondaryButtonAndModifiersAreTold(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("mousemove 100 100 keydown shift click 3 keyup shift")
            try screen.application.line(holding: "touch began mouse 0 button 3 at 100.0 100.0 shift")
        }

        @Test(arguments: Session.each) func theWheelScrollsDownByPositiveClicks(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.input("mousemove 90 80 click 5")
            try screen.application.line(holding: "scroll changed 0.0 1.0 click at 90.0 80.0")
            try screen.input("click 4")
            try screen.application.line(holding: "scroll changed 0.0 -1.0 click at 90.0 80.0")
            try screen.input("click 7")
            try screen.application.line(holding: "scroll changed 1.0 0.0 click at 90.0 80.0")
        }

        @Test(arguments: Session.each) func thePointerHoversAndLeaves(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.input("mousemove 50 60")
            try screen.application.line(holding: "hover 50.0 60.0")
            try screen.input("mousemove 600 600")
            try screen.application.line(holding: "hover left")
        }

        @Test(arguments: Session.each) func keysAreTold(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("key x ctrl+k Left")
            try screen.application.line(holding: "key down x 120")
            try screen.application.line(holding: "key up x 120")
            try screen.application.line(holding: "key down k 107 control")
            // GDK_KEY_Left, which types nothing.
            try screen.application.line(holding: "key down  65361")
        }

        @Test(arguments: Session.each) func aHeldKeyRepeats(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("keydown x")
            try screen.application.line(holding: "key down x 120 repeat")
            try screen.input("keyup x")
        }

        /// GTK's own input method composes a character by its code point.
        @Test(arguments: Session.each) func textIsComposedWhereACaretWaits(session: Session) throws {
            let screen = try WindowTests.open(in: session, environment: ["GTK_IM_MODULE": "gtk-im-context-simple"])
            try screen.focus()
            try screen.input("key i x")
            try screen.application.line(holding: "key down x 120")
            try screen.input("key ctrl+shift+u e 9")
            try screen.application.line(holding: "text marked(\"ue9\", caret: 3)")
            try screen.input("key Return")
            try screen.application.line(holding: "text marked(\"\", caret: 0)")
            try screen.application.line(holding: "key down é 65293")
        }

        @Test(arguments: Session.each) func theClipboardHoldsWhatWasWritten(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("key c")
            try screen.application.line(holding: "clipboard copied")
            #expect(try screen.clipboard { $0 == "copied" } == "copied")
        }

        @Test(arguments: Session.each) func theClipboardGivesWhatAnotherProgramWrote(session: Session) throws {
            let folder = try ScratchFolder()
            let screen = try WindowTests.open(in: session)
            let other = try screen.offer("by another program", in: folder)
            defer { other.stop() }
            _ = try screen.clipboard { $0 == "by another program" }
            try screen.focus()
            try screen.input("key p")
            try screen.application.line(holding: "pasted by another program")
        }

        /// A tool tip is a window of its own, which may be outside of that of the program.
        @Test(arguments: Session.each) func aToolTipAppearsWhereThePointerRests(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            let plain: Set<UInt32> = [0x000000, 0xFFFF00, 0xFF0000, 0x0000FF]
            let colors = { (picture: Picture) in picture.colors(x: 0..<800, y: 0..<1_000) }
            try screen.input("mousemove 100 100")
            let before = try screen.picture(showing: "the window alone") { colors($0) == plain }
            try screen.input("mousemove 289 389 mousemove 290 390")
            try screen.picture(showing: "the tool tip") { !colors($0).isSubset(of: plain) }
            try screen.input("mousemove 100 100")
            try screen.picture(showing: "no tool tip") { $0 == before }
        }

        @Test(arguments: Session.each) func theWindowWithTheFocusIsActive(session: Session) throws {
            let folder = try ScratchFolder()
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.application.line(holding: "active")
            let other = try VirtualScreen(
                on: screen.display,
                showing: "DragProbe",
                [folder.url.path],
                titled: "^Drag probe$"
            )
            try other.focus()
            try screen.application.line(holding: "inactive")
            try screen.input("key x")
            try screen.focus()
            try screen.input("key y")
            try screen.application.line(holding: "key down y")
            let states = screen.application.lines.filter { $0 == "active" || $0 == "inactive" }
            #expect(states == ["active", "inactive", "active"])
            #expect(!screen.application.text.contains("key down x"))
        }
    }

    @Suite(.serialized)
    struct Frames {
        @Test(arguments: Session.each) func aNewSizeIsDrawnWithTheNewSize(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.expect(0xFF0000, 295, 395)
            try screen.resize(width: 360, height: 500)
            try screen.application.line(holding: "resize 360 500 1.0")
            try screen.expect(0xFF0000, 355, 495)
            try screen.expect(0xFFFF00, 295, 395)
        }

        @Test(arguments: Session.each) func framesAreMadeOnlyWhenAskedFor(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("key a")
            let made = try screen.application.line(holding: "animated ")
            // Half a second at 60 frames per second: fewer under load, and more at a higher refresh rate.
            #expect(try #require(Int(made.split(separator: " ")[1])) > 3)
            try screen.input("key f")
            let before = try screen.application.line(holding: "frames 1: ").split(separator: " ").last
            // Keys, timers, tasks and pointer movements request no frames.
            try screen.input("key t mousemove 20 30")
            try screen.application.line(holding: "task went on")
            try screen.input("key f")
            let after = try screen.application.line(holding: "frames 2: ").split(separator: " ").last
            #expect(before == after)
        }

        @Test(arguments: Session.each) func theMainQueueTimersAndTasksAreServed(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("key t")
            try screen.application.line(holding: "timer fired")
            try screen.application.line(holding: "block ran now")
            try screen.application.line(holding: "task went on")
        }
    }

    @Suite(.serialized)
    struct Life {
        @Test(arguments: Session.each) func closingEndsTheProgram(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            try screen.focus()
            try screen.input("key q")
            #expect(try screen.application.end() == 0)
            #expect(screen.application.lines.suffix(1) == ["closed"])
            #expect(screen.application.lines.contains("close"))
        }

        /// On Wayland, what GTK finds in GSettings replaces what is in its file.
        @Test(arguments: Session.each) func thePersonsSettingsAreTold(session: Session) throws {
            let folder = try ScratchFolder()
            _ = try folder.file(
                "gtk-4.0/settings.ini",
                "[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n"
            )
            _ = try folder.file(
                "glib-2.0/settings/keyfile",
                "[org/gnome/desktop/interface]\nenable-animations=false\n"
            )
            let screen = try WindowTests.open(
                in: session,
                environment: ["XDG_CONFIG_HOME": folder.url.path, "GSETTINGS_BACKEND": "keyfile"]
            )
            let line = try screen.application.line(holding: "appearance")
            #expect(line.contains("isDark: true"))
            #expect(line.contains("reducesMotion: true"))
        }

        @Test func thereIsNoWindowWithoutADisplay() throws {
            let program = try Program(
                "WindowProbe",
                environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil]
            )
            #expect(try program.end() == 2)
            #expect(program.lines == ["no display"])
        }
    }
}
