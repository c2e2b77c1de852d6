import Foundation
import Testing

extension WindowTests {
    /// Tests a client's `@main` delegate (`Tests/LaunchProbe`), from its launch to its end.
    @Suite(.serialized)
    struct LaunchTests {
        @Test(arguments: Session.each) func aRowUnfoldsAndClosingEndsTheProcess(session: Session) throws {
            let screen = try VirtualScreen(in: session, showing: "LaunchProbe", titled: "^LaunchProbe$")
            let folded = try screen.picture(showing: "three rows of 44 points on the window's colour") {
                $0.color(200, 22) == 0xFF0000 && $0.color(200, 66) == 0x00FF00 && $0.color(200, 110) == 0x0000FF
                    && $0.color(200, 154) == 0xFFFF00 && $0.color(200, 840) == 0xFFFF00
            }
            // The square that the cells' own initializer adds.
            for y in [20, 64, 108] { #expect(folded.color(20, y) == 0xFFFFFF) }

            try screen.input("mousemove 200 66 click 1")
            let unfolded = try screen.picture(showing: "the second row 88 points taller") {
                $0.color(200, 170) == 0x00FF00 && $0.shows(folded, x: 0..<370, y: 90..<130, movedDownBy: 88)
            }
            #expect(unfolded.shows(folded, x: 0..<370, y: 0..<86))
            #expect(unfolded.color(200, 240) == 0xFFFF00)

            try screen.input("mousemove 200 66 click 1")
            try screen.picture(showing: "the second row folded again") { $0.shows(folded, x: 0..<370, y: 0..<844) }

            try screen.focus()
            try screen.close()
            #expect(try screen.application.end() == 0)
            #expect(
                screen.application.lines == [
                    "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive",
                    "didEnterBackground", "willTerminate",
                ]
            )
        }

        /// Mesa and LLVM would take a third of the time until the window is shown.
        @Test(
            .enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"), "there is a GPU"),
            arguments: Session.each
        )
        func withoutAGPUItDoesNotLoadOpenGL(session: Session) throws {
            let screen = try VirtualScreen(
                in: session,
                showing: "LaunchProbe",
                titled: "^LaunchProbe$",
                environment: ["GSK_RENDERER": nil]
            )
            let maps = try screen.application.maps
            #expect(maps.contains("libgtk-4"))
            #expect(!maps.contains("libLLVM") && !maps.contains("_dri.so"))
        }

        @Test func withoutADisplayItsFirstScreenIsAPictureIfThatIsWanted() throws {
            let folder = try ScratchFolder()
            let file = folder.url.appending(path: "pictures/first.png")
            let run = try UnfoldRun(
                of: "LaunchProbe",
                [],
                in: folder.url,
                environment: ["UNFOLD_PICTURE": "pictures/first.png"]
            )
            #expect(run.status == 0)
            #expect(run.errors == "There is no display, so the first screen is in pictures/first.png.\n")
            #expect(run.output.split(separator: "\n").suffix(2) == ["didEnterBackground", "willTerminate"])
            let picture = try Picture(file)
            #expect(picture.color(200, 44) == 0xFF0000 && picture.color(200, 132) == 0x00FF00)
        }

        @Test func withoutADisplayItSaysSoAndFails() throws {
            let run = try UnfoldRun(of: "LaunchProbe", [], in: FileManager.default.temporaryDirectory)
            #expect(run.status == 1 && !run.isCrash)
            #expect(run.output == "")
            #expect(run.errors == "No display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY names one.\n")
        }
    }
}
