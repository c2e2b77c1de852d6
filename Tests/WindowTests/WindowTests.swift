import Foundation
import Testing

/// Tests an actual window: a program with areas of solid color that prints the events it receives
/// (`Tests/WindowProbe`).
@Suite(.serialized)
struct WindowTests {
    @Suite(.serialized)
    struct Input {
        let screen: VirtualScreen

        init() throws {
            screen = try VirtualScreen(showing: "WindowProbe", titled: "Window probe")
            try screen.application.line(holding: "frame")
        }

        @Test func aClickTouchesWhereItIs() throws {
            try screen.expect(0xFFFF00, 150, 200)
            try screen.input("mousemove 150 200 click 1")
            try screen.application.line(holding: "touch began mouse 0 button 1 at 150.0 200.0")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 150.0 200.0")
            try screen.expect(0x0000FF, 150, 200)
        }

        @Test func aDragMovesUntilTheLastButtonIsUp() throws {
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

        @Test func aDragGoesOnOutsideOfTheWindow() throws {
            try screen.input("mousemove 100 100 mousedown 1 mousemove 500 600")
            try screen.application.line(holding: "touch moved mouse 0 button 1 at 500.0 600.0")
            try screen.input("mouseup 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 500.0 600.0")
        }

        @Test func theSecondaryButtonAndModifiersAreTold() throws {
            try screen.focus()
            try screen.input("mousemove 100 100 keydown shift click 3 keyup shift")
            try screen.application.line(holding: "touch began mouse 0 button 3 at 100.0 100.0 shift")
        }

        @Test func theWheelScrollsDownByPositiveClicks() throws {
            try screen.input("mousemove 90 80 click 5")
            try screen.application.line(holding: "scroll changed 0.0 1.0 click at 90.0 80.0")
            try screen.input("click 4")
            try screen.application.line(holding: "scroll changed 0.0 -1.0 click at 90.0 80.0")
            try screen.input("click 7")
            try screen.application.line(holding: "scroll changed 1.0 0.0 click at 90.0 80.0")
        }

        @Test func thePointerHoversAndLeaves() throws {
            try screen.input("mousemove 50 60")
            try screen.application.line(holding: "hover 50.0 60.0")
            try screen.input("mousemove 600 600")
            try screen.application.line(holding: "hover left")
        }

        @Test func keysAreTold() throws {
            try screen.focus()
            try screen.input("key x ctrl+k Left")
            try screen.application.line(holding: "key down x 120")
            try screen.application.line(holding: "key up x 120")
            try screen.application.line(holding: "key down k 107 control")
            // GDK_KEY_Left, which types nothing.
            try screen.application.line(holding: "key down  65361")
        }

        @Test func aHeldKeyRepeats() throws {
            try screen.focus()
            try screen.input("keydown x")
            try screen.application.line(holding: "key down x 120 repeat")
            try screen.input("keyup x")
        }

        /// GTK's own input method composes a character by its code point.
        @Test func textIsComposedWhereACaretWaits() throws {
            let screen = try VirtualScreen(
                showing: "WindowProbe",
                titled: "Window probe",
                environment: ["GTK_IM_MODULE": "gtk-im-context-simple"]
            )
            try screen.application.line(holding: "frame")
            try screen.focus()
            try screen.input("key i x")
            try screen.application.line(holding: "key down x 120")
            try screen.input("key ctrl+shift+u e 9")
            try screen.application.line(holding: "text marked(\"ue9\", caret: 3)")
            try screen.input("key Return")
            try screen.application.line(holding: "text marked(\"\", caret: 0)")
            try screen.application.line(holding: "key down é 65293")
        }

        @Test func theClipboardHoldsWhatWasWritten() throws {
            try screen.focus()
            try screen.input("key c")
            try screen.application.line(holding: "clipboard copied")
        }
    }

    @Suite(.serialized)
    struct Frames {
        let screen: VirtualScreen

        init() throws {
            screen = try VirtualScreen(showing: "WindowProbe", titled: "Window probe")
            try screen.application.line(holding: "frame")
        }

        @Test func aNewSizeIsDrawnWithTheNewSize() throws {
            try screen.expect(0xFF0000, 295, 395)
            try screen.resize(width: 360, height: 500)
            try screen.application.line(holding: "resize 360 500 1.0")
            try screen.expect(0xFF0000, 355, 495)
            try screen.expect(0xFFFF00, 295, 395)
        }

        @Test func framesAreMadeOnlyWhenAskedFor() throws {
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

        @Test func theMainQueueTimersAndTasksAreServed() throws {
            try screen.focus()
            try screen.input("key t")
            try screen.application.line(holding: "timer fired")
            try screen.application.line(holding: "block ran now")
            try screen.application.line(holding: "task went on")
        }
    }

    @Suite(.serialized)
    struct Life {
        @Test func closingEndsTheProgram() throws {
            let screen = try VirtualScreen(showing: "WindowProbe", titled: "Window probe")
            try screen.focus()
            try screen.input("key q")
            #expect(try screen.application.end() == 0)
            #expect(screen.application.lines.suffix(1) == ["closed"])
            #expect(screen.application.lines.contains("close"))
        }

        @Test func thePersonsSettingsAreTold() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-test-\(UUID().uuidString)")
            let settings = folder.appending(path: "gtk-4.0/settings.ini")
            try FileManager.default.createDirectory(
                at: settings.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n".utf8).write(
                to: settings
            )
            let screen = try VirtualScreen(
                showing: "WindowProbe",
                titled: "Window probe",
                environment: ["XDG_CONFIG_HOME": folder.path]
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
