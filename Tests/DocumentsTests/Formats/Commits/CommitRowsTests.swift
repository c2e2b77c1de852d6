import Foundation
import TemporaryFolder
import Testing

@testable import Documents

@Suite struct CommitRowsTests {
    private static let log = """
        commit 0123456789abcdef0123456789abcdef01234567 (HEAD -> main)
        Merge: 89abcde 1234567
        Author: Ann Lee <ann@example.com>
        Date:   Tue Mar 12 10:00:00 2024 +0100

            Unfold the first row

            commit 89abcdef is not a new one.

        commit 89abcdef0123456789abcdef0123456789abcdef
        Author: Bob <bob@example.com>
        Date:   2024-03-11

            Start

         README.md | 1 +
         1 file changed, 1 insertion(+)

        """

    @Test func subjectIsCollapsedAndAllIsUnfolded() {
        let document = document(Self.log)
        #expect(document.format == .gitLog)
        #expect(
            document.rows.map(\.summary) == [
                "Unfold the first row\n0123456 · Ann Lee · 12 Mar 2024",
                "Start\n89abcde · Bob · 2024-03-11",
            ]
        )
        #expect(
            document.row(at: 0).detail == """
                commit 0123456789abcdef0123456789abcdef01234567 (HEAD -> main)
                Merge: 89abcde 1234567
                Author: Ann Lee <ann@example.com>
                Date:   Tue Mar 12 10:00:00 2024 +0100

                commit 89abcdef is not a new one.
                """
        )
        #expect(
            document.row(at: 1).detail?.hasSuffix(
                "Date:   2024-03-11\n\n README.md | 1 +\n 1 file changed, 1 insertion(+)"
            )
                == true
        )
    }

    @Test func coloursAreLeftOut() {
        let lines = Self.log.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("commit ") ? "\u{1B}[33m\(line)\u{1B}[m" : String(line)
        }
        let coloured = document(lines.joined(separator: "\n"))
        #expect(coloured.format == .gitLog)
        #expect(coloured.rows.map(\.summary) == document(Self.log).rows.map(\.summary))
        #expect(coloured.rows.map(\.detail) == document(Self.log).rows.map(\.detail))
    }

    @Test func linesBeforeTheFirstCommitAreARow() {
        let document = document("warning: slow\n\n" + Self.log, as: .gitLog)
        #expect(document.rowCount == 3)
        #expect(document.row(at: 0).summary == "warning: slow")
    }

    @Test(arguments: [[], ["--stat"], ["-p"], ["--color=always", "-p"], ["--format=fuller"], ["--abbrev-commit"]])
    func theOutputOfGitIsRead(options: [String]) throws {
        let folder = try TemporaryFolder()
        let messages = ["Add a file", "commit 0123456 in the subject\n\nBody.\n\n  Indented.\n", "Übergröße\nand more"]
        _ = try git(["init", "-q"], in: folder.path)
        for (number, message) in messages.enumerated() {
            _ = try folder.file("commit abcdef\(number)", Array("commit 0123456789\n\n\(number)\n".utf8))
            _ = try git(["add", "."], in: folder.path)
            _ = try git(["commit", "-q", "-m", message], in: folder.path)
        }
        let document = document(try git(["log"] + options, in: folder.path))
        #expect(document.format == .gitLog)
        let subjects = document.rows.map { $0.summary.split(separator: "\n")[0] }
        #expect(
            subjects
                == ["Übergröße and more", "commit 0123456 in the subject", "Add a file"].map { $0.prefix { _ in true } }
        )
        for row in document.rows {
            #expect(row.summary.hasSuffix(" · Ann Lee · 12 Mar 2024"))
            #expect(row.problem == nil)
        }
    }

    private func git(_ arguments: [String], in folder: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let date = "2024-03-12T10:00:00+0100"
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": folder, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
            "GIT_AUTHOR_NAME": "Ann Lee", "GIT_AUTHOR_EMAIL": "ann@example.com", "GIT_AUTHOR_DATE": date,
            "GIT_COMMITTER_NAME": "Bob", "GIT_COMMITTER_EMAIL": "bob@example.com", "GIT_COMMITTER_DATE": date,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Array(output)
    }

    @Test func aDiffWithoutACommitKeepsItsLines() {
        let text = "Subject\n\n\(FormatName.diff.example)"
        let rows = document(text, as: .gitLog).rows
        #expect(rows.map(\.summary) == [String(text.dropLast())])
    }
}
