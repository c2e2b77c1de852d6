import Foundation
import Testing

extension WindowTests {
    /// Tests selection, the clipboard and the context menu with an actual mouse and another program's clipboard.
    @Suite(.serialized)
    struct Copying {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        private func open(in session: Session) throws -> (screen: VirtualScreen, picture: Picture) {
            let lines = (0..<50).map { "{\"row\": \($0), \"text\": \"value \($0)\"}\n" }.joined()
            let file = try folder.file("copied.jsonl", lines)
            let screen = try VirtualScreen(in: session, showing: "unfold", [file.path], titled: "^copied[.]jsonl$")
            let picture = try screen.picture(showing: "the first row") { $0.hasText(x: 10..<350, y: 128..<164) }
            try screen.focus()
            return (screen, picture)
        }

        @Test(arguments: Session.each) func aDragSelectsTextForAnotherProgramAndMovesNoRow(session: Session) throws {
            let (screen, folded) = try open(in: session)
            try screen.input("mousemove 20 144 mousedown 1 mousemove 120 150 mousemove 250 182 mouseup 1")
            let primary = try screen.clipboard(primary: true) { $0.contains("\n") }
            #expect(primary.contains("\n"))
            try screen.input("key ctrl+c")
            let text = try screen.clipboard { $0 == primary }
            #expect(text == primary && text.contains("value 0"))
            try screen.input("key Escape")
            let after = try screen.picture(showing: "no selection") { $0.shows(folded, x: 0..<330, y: 124..<700) }
            #expect(after.shows(folded, x: 0..<330, y: 124..<700))
        }

        @Test(arguments: Session.each) func aContextMenuByMouseAndByKeyCopiesARow(session: Session) throws {
            let (screen, folded) = try open(in: session)
            try screen.input("mousemove 100 144 click 3")
            try screen.picture(showing: "the menu") { !$0.shows(folded, x: 100..<330, y: 150..<240) }
            try screen.input("key Down key Down key Return")
            #expect(
                try screen.clipboard { $0 == #"{"row": 0, "text": "value 0"}"# } == #"{"row": 0, "text": "value 0"}"#
            )
            try screen.picture(showing: "the table without the menu") { $0.shows(folded, x: 0..<330, y: 150..<600) }
            try screen.input("key Tab key Down key shift+F10 key Down key Return")
            let second = #"{"row": 1, "text": "value 1"}"#
            #expect(try screen.clipboard { $0 == second } == second)
        }

        @Test(arguments: Session.each) func aFieldTakesWhatAnotherProgramSelectedAndCopied(session: Session) throws {
            let (screen, _) = try open(in: session)
            try screen.input("key ctrl+f")
            let selected = try screen.offer("value 7", primary: true, in: folder)
            defer { selected.stop() }
            _ = try screen.clipboard(primary: true) { $0 == "value 7" }
            try screen.input("key ctrl+a key ctrl+c")
            let copied = try screen.offer("value 42", in: folder)
            defer { copied.stop() }
            _ = try screen.clipboard { $0 == "value 42" }
            try screen.input("key ctrl+v")
            try screen.input("key ctrl+a key ctrl+x")
            #expect(try screen.clipboard { $0 == "value 42" } == "value 42")
        }
    }
}
