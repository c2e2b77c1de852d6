import Foundation
import Testing

extension WindowTests {
    /// Tests that the apps in `Examples` show their first screens without a display, in a window and in a browser.
    @Suite(.serialized)
    struct ExampleLaunchTests {
        struct Example: Sendable, CustomTestStringConvertible {
            let name: String
            /// A point of the first screen, and its color.
            let x: Int
            let y: Int
            let color: UInt32

            var testDescription: String { name }

            /// Returns whether a picture of 390 by 844 pixels or more shows the first screen at its top left corner.
            func isShown(in picture: Picture) -> Bool { picture.color(x, y) == color }
        }

        nonisolated static let all = [
            // The mark of the first list.
            Example(name: "Todo", x: 54, y: 182, color: 0x0088FF),
            // The dot of the first thread.
            Example(name: "Mail", x: 24, y: 138, color: 0x0088FF),
            // The first switch.
            Example(name: "Settings", x: 300, y: 288, color: 0x34C759),
            // The initials of the first contact.
            Example(name: "Contacts", x: 24, y: 261, color: 0xCB30E0),
            // The newest message.
            Example(name: "Chat", x: 360, y: 750, color: 0x0088FF),
        ]

        @Test(arguments: all) func withoutADisplayTheFirstScreenIsAPicture(example: Example) throws {
            let folder = try ScratchFolder()
            let environment = ["UNFOLD_PICTURE": "first.png", "XDG_DATA_HOME": folder.url.path]
            let run = try UnfoldRun(of: example.name, [], in: folder.url, environment: environment)
            #expect(run.status == 0 && run.output == "")
            let picture = try Picture(folder.url.appending(path: "first.png"))
            #expect((picture.width, picture.height) == (780, 1_688))
            #expect(picture.color(2 * example.x, 2 * example.y) == example.color)
        }

        @Test(arguments: all, Session.chosen) func theFirstScreenIsInAWindow(example: Example, session: Session) throws
        {
            let folder = try ScratchFolder()
            let environment: [String: String?] = ["XDG_DATA_HOME": folder.url.path]
            let screen = try VirtualScreen(in: session, showing: example.name, titled: ".", environment: environment)
            try screen.picture(showing: "\(example.name)'s first screen") { example.isShown(in: $0) }
        }

        @Test(arguments: all) func theFirstScreenIsInABrowser(example: Example) throws {
            // GTK's display loses the size of a page once in many starts.
            for _ in 1...3 {
                let browser = try Browser(showing: example.name)
                let picture = try browser.picture(width: 390, height: 844) { example.isShown(in: $0) }
                if example.isShown(in: picture) { return }
            }
            Issue.record("no picture shows \(example.name)'s first screen")
        }
    }
}
