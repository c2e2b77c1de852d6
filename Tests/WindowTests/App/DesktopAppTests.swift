import Foundation
import Testing

extension WindowTests {
    /// Tests what users of a desktop expect of any app: several windows, keys, and pages for problems.
    @Suite(.serialized)
    struct DesktopApp {
        private let folder: ScratchFolder
        private var environment: [String: String?] {
            ["XDG_STATE_HOME": folder.url.appending(path: "state").path, "HOME": folder.url.path]
        }

        init() throws { folder = try ScratchFolder() }

        @Test(arguments: Session.each) func eachFileHasAWindow(session: Session) throws {
            let one = try folder.file("one.txt", "The first file.\n")
            let two = try folder.file("two.txt", "The second file.\n")
            let screen = try VirtualScreen(in: session, showing: "unfold", [one.path, two.path], titled: "^one[.]txt$")
            try screen.display.focus(screen.window(titled: "^two[.]txt$"))
            try screen.input("key ctrl+w")
            try screen.expectWindow("^two[.]txt$", isOpen: false)
            try screen.expectWindow("^one[.]txt$", isOpen: true)
            try screen.focus()
            // Another window with the gallery. Then all of them close.
            try screen.input("key ctrl+n")
            try screen.window(titled: "^Unfold$")
            try screen.focus()
            try screen.input("key ctrl+q")
            #expect(try screen.application.end() == 0)
        }

        /// A window that isn't visible gets no frames. When the time comes for which it waits, the app mustn't ask for
        /// one over and over, which would keep the other windows from their work.
        @Test func anAppWithAHiddenWindowRests() throws {
            let one = try folder.file("one.txt", "The first file.\nIts second line.\n")
            let two = try folder.file("two.txt", "The second file.\n")
            let files = [one.path, two.path]
            let screen = try VirtualScreen(in: .wayland, showing: "unfold", files, titled: "^one[.]txt$")
            let display = try #require(screen.display as? WaylandDisplay)
            try screen.focus()
            // The place in the file is kept a second after the key.
            try screen.input("key j")
            try display.hide(screen.window)
            try screen.application.waitUntilIdle(seconds: 2)
            try display.focus(screen.window(titled: "^two[.]txt$"))
            try screen.input("key ctrl+n")
            try screen.window(titled: "^Unfold$")
        }

        /// The desktop finds the entry of the app, with its icon, by the identifier of a window.
        @Test(arguments: Session.each) func eachWindowHasTheIdentifierOfTheApp(session: Session) throws {
            let file = try folder.file("one.txt", "The first file.\n")
            let screen = try VirtualScreen(in: session, showing: "unfold", [file.path], titled: "^one[.]txt$")
            try screen.focus()
            try screen.input("key ctrl+n")
            for window in [screen.window, try screen.window(titled: "^Unfold$")] {
                #expect(try screen.display.applicationIdentifier(of: window) == "org.unfold.Unfold")
            }
        }

        @Test(arguments: Session.each) func theDialogOpensByAKey(session: Session) throws {
            let file = try folder.file("one.txt", "The first file.\n")
            let screen = try VirtualScreen(in: session, showing: "unfold", [file.path], titled: "^one[.]txt$")
            try screen.focus()
            try screen.input("key ctrl+o")
            try screen.window(titled: "^Open.Files$")
        }

        /// A size that the user chose is that of the next window. No window becomes too small to use.
        @Test(arguments: Session.each) func theSizeIsRemembered(session: Session) throws {
            let file = try folder.file("one.txt", "The first file.\n")
            var screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                [file.path],
                titled: "^one[.]txt$",
                environment: environment
            )
            #expect(try screen.display.size(of: screen.window) == CGSize(width: 800, height: 760))
            try screen.resize(width: 640, height: 500)
            try screen.expectSize(CGSize(width: 640, height: 500))
            try screen.focus()
            try screen.input("key ctrl+w")
            #expect(try screen.application.end() == 0)
            screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                [file.path],
                titled: "^one[.]txt$",
                environment: environment
            )
            try screen.expectSize(CGSize(width: 640, height: 500))
            #expect(try screen.display.minimumSize(of: screen.window) == CGSize(width: 320, height: 280))
        }

        @Test(arguments: Session.chosen) func openedFilesAreInTheGallery(session: Session) throws {
            let file = try folder.file("recent.txt", "The first file.\n")
            var screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                [file.path],
                titled: "^recent[.]txt$",
                environment: environment
            )
            try screen.close()
            #expect(try screen.application.end() == 0)
            screen = try VirtualScreen(in: session, showing: "unfold", titled: "^Unfold$", environment: environment)
            try screen.picture(showing: "the gallery") { $0.hasText(x: 30..<200, y: 180..<225) }
            try screen.input("mousemove 150 200 click 1")
            try screen.window(titled: "^recent[.]txt$")
        }

        @Test(arguments: Session.chosen) func aProblemIsAPage(session: Session) throws {
            let absent = folder.url.appending(path: "absent.txt")
            let screen = try VirtualScreen(in: session, showing: "unfold", [absent.path], titled: "^absent[.]txt$")
            let page = try screen.picture(showing: "the problem and its remedy") {
                $0.hasText(x: 100..<700, y: 280..<520)
            }
            #expect(screen.application.text.contains("no such file"))
            try screen.focus()
            // The file appears, and the user tries again.
            _ = try folder.file("absent.txt", "It is there.\n")
            try screen.input("key Return")
            try screen.picture(showing: "the file") { $0 != page && $0.hasText(x: 10..<350, y: 66..<100) }
        }

        @Test(arguments: Session.chosen) func aKeyListsTheKeys(session: Session) throws {
            let screen = try VirtualScreen(in: session, showing: "unfold", titled: "^Unfold$")
            let list = try screen.picture(showing: "the gallery") { $0.hasText(x: 30..<350, y: 100..<230) }
            try screen.focus()
            try screen.input("key F1")
            try screen.picture(showing: "the keys") { $0 != list && $0.hasText(x: 30..<350, y: 80..<200) }
            try screen.input("key Escape")
            try screen.picture(showing: "the gallery again") { $0 == list }
        }

        @Test(arguments: Session.chosen) func aButtonOpensTheMenuOfAFile(session: Session) throws {
            let file = try folder.file("one.txt", "The first file.\n")
            let screen = try VirtualScreen(in: session, showing: "unfold", [file.path], titled: "^one[.]txt$")
            let first = try screen.picture(showing: "the file") { $0.hasText(x: 10..<350, y: 66..<100) }
            try screen.focus()
            try screen.input("mousemove 770 37 click 1 mousemove 400 600")
            try screen.picture(showing: "the menu") { $0 != first && $0.hasText(x: 560..<780, y: 60..<300) }
            try screen.input("key Escape")
            try screen.picture(showing: "the file again") { $0 == first }
            // The menu leads to the page about the app.
            try screen.input("mousemove 770 37 click 1 mousemove 400 600")
            try screen.picture(showing: "the menu") { $0 != first && $0.hasText(x: 560..<780, y: 60..<300) }
            try screen.input("key End key Return")
            try screen.picture(showing: "the version") { $0.hasSecondaryText(x: 250..<520, y: 300..<460) }
        }

        @Test(arguments: Session.chosen) func textBecomesLargerByKeysAndTheWheel(session: Session) throws {
            let file = try folder.file("one.txt", "The first file.\n")
            let screen = try VirtualScreen(in: session, showing: "unfold", [file.path], titled: "^one[.]txt$")
            let first = try screen.picture(showing: "the file") { $0.hasText(x: 10..<350, y: 66..<100) }
            try screen.focus()
            try screen.input("key ctrl+plus ctrl+plus ctrl+plus")
            let large = try screen.picture(showing: "larger text") { $0 != first }
            try screen.input("key ctrl+0")
            try screen.picture(showing: "text as before") { $0 == first }
            try screen.input("mousemove 200 300 keydown ctrl click 4 click 4 click 4 keyup ctrl")
            try screen.picture(showing: "larger text again") { $0.shows(large, x: 0..<700, y: 66..<120) }
        }
    }
}
