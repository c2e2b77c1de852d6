import Foundation
import Glibc
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests changes that other programs make to a file while it is open.
@Suite @MainActor struct FileFeedTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.file("a.log", Array("1 one\n2 two\n3 thr".utf8))
    }

    private func write(_ text: String, to name: String = "a.log") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }

    private func append(_ text: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// Makes the document detect changes, and returns its rows. Files are distinguished by their
    /// modification times, so a change is detected only when these differ.
    private func summaries(_ document: IndexedDocument) -> [String] {
        while document.step() == .more {}
        return document.rows.map(\.summary)
    }

    @Test func followedFileGrows() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        let notice = document.notice
        #expect(document.rowCount == 3)
        try append("ee\n4 four\n")
        #expect(summaries(document) == ["1 one", "2 two", "3 three", "4 four"])
        #expect(document.state.generation == 0)
        #expect(document.notice == notice)
    }

    @Test func otherFileStaysWhatItWasAndSaysThatItHasGrown() throws {
        let document = try open(path, as: .jsonLines)
        let notice = try #require(document.notice)
        try append("ee\n4 four\n")
        #expect(summaries(document) == ["1 one", "2 two", "3 thr"])
        let grown = "a.log has grown since it was opened. Follow it to see what was added. " + notice
        #expect(document.notice == grown)
        // The notice does not change each time.
        try append("5 five\n")
        #expect(summaries(document).count == 3 && document.notice == grown)
    }

    @Test func anOpenFileIsFollowedFromNowOn() throws {
        let document = try open(path, as: .jsonLines)
        let notice = document.notice
        #expect(document.state.canFollow)
        try append("ee\n4 four\n")
        #expect(summaries(document).count == 3)
        document.follow()
        #expect(summaries(document) == ["1 one", "2 two", "3 three", "4 four"])
        #expect(document.notice == notice && document.state.generation == 0)
        try append("5 five\n")
        #expect(summaries(document).last == "5 five")
        try write("6 six\n", to: "new")
        #expect(rename(folder.path + "/new", path) == 0)
        #expect(summaries(document) == ["6 six"])
    }

    /// The end within a character is a flaw of a whole file, and no more than the state of one that grows.
    @Test func aCharacterWhoseRestIsWrittenLaterIsWholeInAFollowedFile() throws {
        let bytes: [UInt8] = [0xFF, 0xFE] + "one\ntwo".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let path = try folder.file("utf16.txt", Array(bytes.dropLast()))
        let document = try open(path, as: .text)
        #expect(summaries(document) == ["one\ntw\u{FFFD}"])
        #expect(document.state.canFollow)
        document.follow()
        #expect(summaries(document) == ["one\ntw"] && document.state.generation == 0)
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: [])
        #expect(summaries(document) == ["one\ntwo"])
        #expect(document.notice?.contains("\u{FFFD}") == false)
    }

    /// Rows keep their places when the end of a text that was cut is taken back and goes on.
    @Test(arguments: LawCount.seeds(12)) func aTextThatWasCutGoesOn(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["é\n", "漢字", "😀", "one\ntwo\n", "x", "\n"]
        let text = (0..<generator.below(400)).map { _ in pieces[generator.below(pieces.count)] }
        let isUTF16 = generator.below(2) == 0
        let encoding: String.Encoding = isUTF16 ? .utf16LittleEndian : .japaneseEUC
        let all = [UInt8](text.joined().filter { isUTF16 || $0 != "😀" && $0 != "é" }.data(using: encoding) ?? Data())
        let path = try folder.file("cut.txt", Array(all.prefix(generator.below(all.count + 1))))
        func open(follows: Bool) throws -> IndexedDocument {
            try DocumentSource.file(path: path).open(
                as: .lines,
                reading: ReadingChoices(encoding: isUTF16 ? "UTF-16LE" : "EUC-JP"),
                follows: follows,
                isStepwise: true,
                windowSize: 64 + generator.below(400)
            )
        }
        let document = try open(follows: false)
        _ = summaries(document)
        document.follow()
        for _ in 0..<4 {
            let fresh = try open(follows: true)
            #expect(summaries(document) == summaries(fresh))
            #expect(document.ranges == fresh.ranges && document.rows.map(\.id) == fresh.rows.map(\.id))
            #expect(document.notice == fresh.notice && document.state.generation == 0)
            let count = try Data(contentsOf: URL(fileURLWithPath: path)).count
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(all[count..<count + generator.below(all.count - count + 1)]))
            try handle.close()
        }
    }

    /// A file at rest is not looked at: the system tells when it has changed.
    @Test func aFileAtRestIsWatched() throws {
        let file = FileBytes(descriptor: Glibc.open(path, O_RDONLY))
        guard FileWatch(file) != nil else { return }
        var feed = FileFeed(file, path: FilePath(path), title: "a.log", follows: true)
        // The first poll begins to watch, and the second finds what was written meanwhile.
        for _ in 0..<2 { _ = feed.poll() }
        let descriptor = try #require(feed.descriptor)
        func isTold() -> Bool {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return Glibc.poll(&request, 1, 0) > 0
        }
        #expect(!isTold())
        try append("ee\n")
        #expect(isTold())
        // While it grows, it is looked at from time to time.
        #expect(feed.poll().count == 20 && feed.descriptor == nil)
        _ = feed.poll()
        #expect(feed.descriptor != nil && !isTold())
        try write("x", to: "new")
        #expect(rename(folder.path + "/new", path) == 0)
        #expect(isTold())
        #expect(feed.poll().count == 1)
        #expect(unlink(path) == 0)
        // A name that is gone may come back, which nothing tells.
        _ = feed.poll()
        #expect(feed.descriptor == nil)
    }

    @Test func emptyFileIsFollowedFromItsFirstByte() throws {
        try write("")
        let document = try open(path, follows: true)
        #expect(document.notice == "a.log is empty.")
        try append("{\"a\": 1}\n{\"a\": 2}\n")
        #expect(summaries(document) == ["a: 1", "a: 2"])
        #expect(document.format == .jsonLines)
        #expect(document.notice == nil)
    }

    @Test func aFollowedFileThatIsTruncatedIsReadFromItsStart() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        #expect(truncate(path, 0) == 0)
        #expect(summaries(document) == [])
        #expect(document.state.generation == 1)
        #expect(document.notice?.contains("was emptied or written again") == true)
        try append("5 five\n")
        #expect(summaries(document) == ["5 five"])
    }

    @Test func aFollowedFileThatIsWrittenAgainAndLongerIsReadFromItsStart() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data("Other lines, and more of them\nthan there were\n".utf8))
        #expect(summaries(document) == ["Other lines, and more of them", "than there were"])
        #expect(document.state.generation == 1)
    }

    @Test func aFollowedFileThatChangesOnlyInItsMiddleIsReadFromItsStart() throws {
        let line = String(repeating: "word ", count: 200) + "\n"
        try write(line + "old\n" + line)
        let document = try open(path, as: .text, follows: true)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.write(contentsOf: Data((line + "new\n" + line + "more\n").utf8))
        #expect(summaries(document).contains { $0.contains("new") })
        #expect(document.state.generation == 1)
    }

    @Test func followedFileThatIsReplacedIsTheOtherOne() throws {
        let document = try open(path, follows: true)
        try write("name,age\nAnn,42\nBob,7\n", to: "new")
        #expect(rename(folder.path + "/new", path) == 0)
        #expect(summaries(document) == ["Ann\n42", "Bob\n7"])
        #expect(document.notice?.contains("was replaced by another file") == true)
        try append("Cy,1\n")
        #expect(summaries(document).last == "Cy\n1")
    }

    @Test func deletedFileKeepsItsRowsUntilThereIsAnother() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        #expect(unlink(path) == 0)
        #expect(summaries(document) == ["1 one", "2 two", "3 thr"])
        #expect(document.notice?.hasPrefix("a.log was deleted, and these are the rows that it had.") == true)
        try write("6 six\n")
        #expect(summaries(document) == ["6 six"])
        #expect(document.notice?.contains("was replaced") == true)
    }

    @Test func followedFileThatBecomesAFolderOrAPipeKeepsItsRows() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        #expect(unlink(path) == 0)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(summaries(document) == ["1 one", "2 two", "3 thr"])
        #expect(document.notice?.hasPrefix("a.log was replaced by something that is not a file.") == true)
        #expect(unlink(path) == 0)
        #expect(mkdir(path, 0o700) == 0)
        #expect(summaries(document).count == 3)
        #expect(document.notice?.hasPrefix("a.log was replaced by something that is not a file.") == true)
    }

    @Test func otherFileSaysWhatHasHappened() throws {
        let document = try open(path, as: .jsonLines)
        #expect(truncate(path, 7) == 0)
        #expect(summaries(document) == ["1 one", "(gone)", "(gone)"])
        #expect(document.notice?.contains("has become shorter") == true)
        try write("4 four\n5 five\n6 six\n", to: "new")
        #expect(rename(folder.path + "/new", path) == 0)
        #expect(summaries(document).count == 3)
        #expect(document.notice?.contains("was replaced by another file. Open it again") == true)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
    func replacementThatMayNotBeReadIsSaid() throws {
        let document = try open(path, as: .jsonLines, follows: true)
        try write("4 four\n", to: "new")
        #expect(chmod(folder.path + "/new", 0) == 0)
        #expect(rename(folder.path + "/new", path) == 0)
        #expect(summaries(document).count == 3)
        #expect(document.notice?.contains("cannot be opened (Permission denied)") == true)
    }

    @Test func fileThatIsCutWhileItIsReadEndsThere() throws {
        let text = String(repeating: "a line of text\n", count: 100)
        try write(text)
        let source = DocumentSource.file(path: path)
        for follows in [false, true] {
            try write(text)
            let document = try source.open(as: .jsonLines, follows: follows, isStepwise: true, windowSize: 64)
            #expect(truncate(path, 150) == 0)
            #expect(summaries(document).count == 10)
            #expect(!document.state.isIndexing)
            #expect(document.notice?.contains(follows ? "was emptied" : "became shorter") == true)
        }
    }
}
