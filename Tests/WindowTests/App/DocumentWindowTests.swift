import Foundation
import Testing

extension WindowTests {
    /// Tests documents in a window whose title is the file's name, with actual input. The window has the size of a
    /// phone, in which rows have one column.
    @Suite(.serialized)
    struct Documents {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        /// Opens a file and waits for its first row.
        private func open(
            in session: Session,
            _ file: URL,
            _ arguments: [String] = [],
            environment: [String: String?] = [:]
        ) throws -> (screen: VirtualScreen, picture: Picture) {
            let name = file.lastPathComponent.replacing(".", with: "[.]")
            let screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                arguments + [file.path],
                titled: "^\(name)$",
                environment: environment
            )
            try screen.resize(width: 390, height: 844)
            let picture = try screen.picture(showing: "the first row of \(file.lastPathComponent)") {
                // Black is what is beside the window.
                $0.color(600, 300) == 0 && $0.color(5, 840) != 0 && $0.hasText(x: 10..<350, y: 66..<100)
            }
            return (screen, picture)
        }

        @Test(arguments: Session.chosen) func aHundredThousandLinesUnfold(session: Session) throws {
            let lines = (0..<100_000).map { "{\"row\": \($0), \"text\": \"value \($0)\"}\n" }.joined()
            let (screen, folded) = try open(in: session, try folder.file("lines.jsonl", lines))
            #expect(folded.hasText(x: 10..<200, y: 780..<840))
            try screen.input("mousemove 150 100 click 1")
            let unfolded = try screen.picture(showing: "the second row unfolded") {
                ($0.offset(of: folded, x: 0..<330, y: 150..<400) ?? 0) > 30
            }
            #expect(unfolded.shows(folded, x: 0..<330, y: 0..<100))
            try screen.close()
            #expect(try screen.application.end() == 0)
        }

        /// Rows stay unfolded across a restart, unless the program starts with `--fresh`.
        @Test(arguments: Session.chosen) func unfoldedRowsStayUnfolded(session: Session) throws {
            let lines = (0..<2_000).map { "{\"row\": \($0), \"text\": \"value \($0)\"}\n" }.joined()
            let file = try folder.file("left.jsonl", lines)
            let environment: [String: String?] = ["XDG_STATE_HOME": folder.url.appending(path: "state").path]
            var (screen, folded) = try open(in: session, file, environment: environment)
            try screen.input("mousemove 150 100 click 1")
            let isUnfolded = { (picture: Picture) in
                (picture.offset(of: folded, x: 0..<330, y: 150..<400) ?? 0) > 30
            }
            try screen.picture(showing: "the second row unfolded", isUnfolded)
            try screen.close()
            #expect(try screen.application.end() == 0)

            screen = try open(in: session, file, environment: environment).screen
            try screen.picture(showing: "the second row unfolded again", isUnfolded)
            try screen.close()
            #expect(try screen.application.end() == 0)

            for _ in 1...2 {
                let (screen, picture) = try open(in: session, file, ["--fresh"], environment: environment)
                #expect(picture.shows(folded, x: 0..<330, y: 46..<400))
                try screen.close()
                #expect(try screen.application.end() == 0)
            }
        }

        @Test(
            .enabled(if: Program.canHaveTerminal, "The program needs a terminal, and /dev/pts is missing here."),
            arguments: Session.chosen
        ) func aConditionOfTheCommandLineIsNotKept(session: Session) throws {
            let lines = (0..<2_000).map { "{\"row\": \($0), \"text\": \"value \($0)\"}\n" }.joined()
            let file = try folder.file("visited.jsonl", lines)
            let environment: [String: String?] = ["XDG_STATE_HOME": folder.url.appending(path: "state").path]
            let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "unfold")
                .path
            // Without a terminal the program would write the rows instead of showing them.
            let command = "'\(built)' --filter 'row>=1990' '\(file.path)'"
            let visit = try VirtualScreen(
                in: session,
                showing: "script",
                ["-qec", command, "/dev/null"],
                titled: "^visited[.]jsonl$",
                environment: environment
            )
            try visit.resize(width: 390, height: 844)
            try visit.picture(showing: "the ten rows that meet the condition") {
                $0.color(600, 300) == 0 && $0.hasText(x: 10..<350, y: 100..<400)
                    && !$0.hasText(x: 10..<350, y: 670..<770)
            }
            try visit.close()
            #expect(try visit.application.end() == 0)
            let (screen, picture) = try open(in: session, file, environment: environment)
            #expect(picture.hasText(x: 10..<350, y: 670..<770))
            try screen.close()
            #expect(try screen.application.end() == 0)
        }

        @Test(arguments: Session.chosen) func typedTextIsFoundAndMarked(session: Session) throws {
            let lines = (0..<100_000).map { "{\"row\": \($0), \"text\": \"value \($0)\"}\n" }.joined()
            let (screen, folded) = try open(in: session, try folder.file("find.jsonl", lines))
            try screen.focus()
            try screen.input("key ctrl+f")
            // A field appears at the bottom.
            try screen.picture(showing: "the bar") { !$0.shows(folded, x: 20..<380, y: 800..<840) }
            try screen.input("type alue.98765")
            let found = try screen.picture(showing: "the row that matches, marked") {
                // The system's yellow.
                $0.colors(x: 10..<380, y: 60..<780).contains(0xFFCC00)
            }
            #expect(!found.shows(folded, x: 0..<330, y: 60..<400))
            try screen.input("key Escape")
            try screen.picture(showing: "nothing marked any more") {
                !$0.colors(x: 10..<380, y: 60..<780).contains(0xFFCC00)
            }
        }

        @Test(arguments: Session.chosen) func bytesAddedToAFileAreFollowed(session: Session) throws {
            let file = try folder.file("grows.log", (0..<200).map { "2026-01-01 12:00:00 INFO entry \($0)\n" }.joined())
            let (screen, before) = try open(in: session, file, ["--follow"])
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(
                contentsOf: Data("2026-01-01 12:00:01 ERROR the last entry, and no other one is like it\n".utf8)
            )
            try handle.close()
            try screen.picture(showing: "the new entry at the end") {
                $0.offset(of: before, x: 16..<300, y: 700..<800).map { $0 < -30 } ?? false
            }
        }

        @Test(arguments: Session.chosen) func theHistoryOfThisRepositoryShows(session: Session) throws {
            let (screen, picture) = try open(in: session, try folder.file("history.txt", try GitHistory.text()))
            // A commit has its summary and a chevron.
            #expect(picture.colors(x: 355..<380, y: 66..<100).count > 1)
            #expect(screen.application.text == "")
        }

        @Test(arguments: Session.chosen) func cellsWithQuotedLinesAreOfOneRow(session: Session) throws {
            let table = "name,note\n\"Ann\",\"one\ntwo\nthree\"\nBo,\"said \"\"so\"\"\"\n"
            let (screen, folded) = try open(in: session, try folder.file("table.csv", table))
            // There are only two rows, and not one for each line.
            let end = try #require((66..<185).last { folded.hasText(x: 10..<350, y: $0..<$0 + 1) })
            #expect(end > 80 && !folded.hasText(x: 10..<350, y: 185..<840))
            try screen.input("mousemove 150 76 click 1")
            try screen.picture(showing: "the columns of the first row") {
                ($0.offset(of: folded, x: 30..<330, y: end - 12..<end + 4) ?? 0) > 30
            }
        }
    }
}
