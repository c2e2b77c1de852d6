import Fuzzers
import Fuzzing
import Testing

/// Tests the viewer's programs that once broke a law, as the fuzzers printed them.
@MainActor
struct ViewerRegressionTests {
    @Test func aRowWhoseFileLostItsBytesIsMeasuredAgain() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("[", 38)], format: nil, follows: false, windowSize: 0),
                [.settle, .toggle(0), .toggle(0), .rewrite([]), .settle, .toggle(0), .settle]
            ) == nil
        )
    }

    @Test func aBlockOfTextBeforeTabsLeavesNoGap() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [
                    .replace([
                        .repeated("\u{2066}", 33), .repeated("\t", 10), .repeated("\u{2066}", 1), .repeated("{", 3218),
                    ]),
                    .settle,
                    .toggle(1),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aRowInsideAClosedRowIsReadAgainWhenTheRowHasGrown() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("{\"a\":", 2)], format: nil, follows: true, windowSize: 0),
                [.settle, .toggle(0), .append([.bytes([0])]), .toggle(0), .settle, .toggle(0), .settle]
            ) == nil
        )
    }

    @Test func anOpenCommitThatGrowsShowsItsFiles() {
        let commit = "commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tue Mar 12 10:00:00 2024 +010"
        // The first line ends the date, so that the row has only the second file inside it.
        let files = """
            diff --git a/one.txt b/one.txt
            index 0123456..789abcd 100644
            --- a/one.txt
            +++ b/one.txt
            @@ -1,2 +1,2 @@
             same
            -old
            +new
            diff --git a/two.txt b/two.txt
            new file mode 100644
            --- /dev/null
            +++ b/two.txt
            @@ -0,0 +1 @@
            +all

            """
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [.rewrite([.text(commit)]), .settle, .toggle(0), .append([.text(files)]), .settle]
            ) == nil
        )
    }

    @Test func aRowThatIsConfiguredInItsMotionHasNoCover() {
        let commit = "commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tue Mar 12 10:00:00 2024 +0100\n"
        let noise = FilePiece.bytes([124, 50, 178, 3, 203, 181, 159, 168, 97, 42, 104, 57, 105, 55, 98, 31, 50, 149])
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [.text(" "), .text(commit + "\n    Subject\n\n    Body\n"), .repeated(",", 855)],
                    format: nil,
                    follows: true,
                    windowSize: 0
                ),
                [
                    .append([
                        .repeated("{\"a\":", 21), .bytes([0, 0, 9, 0, 128, 180, 110, 86, 158, 198]), noise, noise,
                    ]),
                    .settle,
                    .toggle(8),
                    .advance(394),
                    .toggle(63),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aJumpRemovesTheTextThatLeavesTheScreen() {
        let object = #"{"key": [1, 2, {"deep": "text of some length"}]}, "#
        let noise: [UInt8] = [
            155, 90, 236, 217, 65, 107, 61, 45, 86, 56, 88, 45, 85, 217, 160, 37, 201, 204, 93, 200, 76, 145, 58, 233,
            11, 128, 146, 190, 234, 220, 255, 154, 149, 116, 54, 178, 23, 234, 191,
        ]
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated(object, 2058)], format: nil, follows: true, windowSize: 0),
                [
                    .find(""),
                    .append([
                        .bytes([0, 128]), .text("a;b\n1;2\n"), .bytes([207, 202, 213, 213]), .bytes([97, 0, 98, 0]),
                        .bytes([32, 112, 129, 192, 152, 215, 202, 213, 213, 200]), .text("a word and another one\n"),
                        .text(#"{"name": "Ann", "tags": ["a", {"b": "c\"d\u00e9"}], "address": {"city": null}}"#),
                    ]),
                    .append([
                        .bytes([127]), .text("]}\n"), .bytes(noise), .text("]}\n"), .repeated("א", 19), .text("]}\n"),
                        .text("]}\n"), .text("2024-03-12 10:00:00 up\n   more\n\n2024-03-12 10:00:01 down\n"),
                    ]),
                    .settle, .showLine(45), .scroll(to: 382), .closeBar, .settle,
                ]
            ) == nil
        )
    }

    @Test func aDocumentThatIsClosedBeforeItIsSortedIsReleased() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.text("a;b\n"), .text("a;b\n1;2\n")], format: nil, follows: false, windowSize: 0),
                [.truncate(42), .settle, .setWidth(600), .tap(48)]
            ) == nil
        )
    }

    @Test func aMarkOfYAMLThatBeginsNoDocumentMakesNoRowsInsideThemselves() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.text("Ann,b\n"), .bytes([37, 0, 0])], format: 3, follows: false, windowSize: 0),
                [.showLine(2), .settle]
            ) == nil
        )
    }

    @Test func textIsRemovedAfterAMotionWithTwoEqualFrames() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [], format: 5, follows: true, windowSize: 0),
                [
                    .append([
                        .text(
                            "Package: zlib1g\nVersion: 1:1.2.13\nDepends: libc6 (>= 2.14)\nDescription: compression "
                                + "library\n zlib is a library.\n .\n It compresses.\n\nPackage: base\nConffiles:\n "
                                + "/etc/base 0123\nVersion: 12\n"
                        ),
                        .text("\n"), .repeated("{\"a\":", 3608),
                        .text("# Zoë\n\nText\n\n## Part\n\n```\n# code\n```\n\n# Next\n\nmore\n"),
                    ]), .settle, .toggle(34), .toggle(2), .advance(291), .toggle(60), .settle,
                ]
            ) == nil
        )
    }

    @Test func textAfterAValueOfAnOpenLineIsNoMemberOfIt() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [.text(#"{"a": {"b": [1, 2, {"c": "d"}]}, "e": "f"}"#)],
                    format: 10,
                    follows: true,
                    windowSize: 42
                ),
                [
                    .toggle(0), .append([.text("2024-03-12 10:00:00 up\n   more\n\n2024-03-12 10:00:01 down\n")]),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPartOfAMailOpens() {
        let mail = """
            From ann@example.org Fri Jan  2 10:00:00 2026
            From: Zoe <zoe@example.org>
            Content-Type: multipart/mixed; boundary="b"

            --b
            Content-Type: text/plain; charset=utf-8

            Hello
            --b--

            """
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.text(mail)], format: nil, follows: false, windowSize: 354),
                [.toggle(0), .toggle(4)]
            ) == nil
        )
    }

    /// The rows inside so many others are shown some frames after they are opened.
    @Test func aPlaceFarInsideOfOtherRowsIsRestored() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("[", 19), .repeated("a\n", 3068)], format: nil, windowSize: 0),
                [.showLine(2), .settle]
            ) == nil
        )
    }

    /// The notice quotes the only column, whose name is longer than the window.
    @Test func aNoticeLeavesRoomForTheRows() {
        let text = "\nAuthor: Ann <a@b>\nB\n"
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("x", 1684), .text(text)], format: 8, windowSize: 7),
                [.settle]
            ) == nil
        )
    }

    /// The rows are deeper than the law looks, so that it saw the control character as it is in the file.
    @Test func aControlCharacterInDeepRowsIsShown() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [.repeated("[", 100), .text("]}\n"), .repeated("{\"a\":", 4885), .bytes([27])],
                    format: nil
                ),
                [.settle]
            ) == nil
        )
    }

    /// The rows on the way to a line were looked into before the file grew.
    @Test func rowsInsideRowsThatWereLookedIntoGrowWithThem() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [.repeated("{\"a\":", 18), .repeated("{\"a\":", 43)],
                    format: nil,
                    follows: true,
                    windowSize: 191
                ),
                [
                    .closeBar, .showLine(49),
                    .append([
                        .bytes([0]), .bytes([0]), .repeated("א", 51), .text("\r"), .text("{\"a\": ["), .text("Ann,b\n"),
                        .bytes([0]),
                        .text(
                            "NAME    STATUS   AGE\nweb-0   Running  5d\ndb-0    Pending  12m\n\nzoë-1   Running  3h\n"
                        ),
                        .bytes([0]),
                    ]),
                    .step, .toggle(50), .settle,
                ]
            ) == nil
        )
    }

    /// A new viewer estimates the height of the row by less than the distance that has been scrolled inside it.
    @Test func aPlaceInsideAHighRowIsRestored() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [
                        .repeated("a\n", 24), .repeated("\"", 4859), .text("# who\nname = \"Zoë\"\n"),
                        .repeated("\"", 4859),
                    ],
                    format: 20,
                    follows: true,
                    windowSize: 512
                ),
                [
                    .tap(400), .fling(-598), .toggle(45), .scroll(to: 52145), .tap(83), .jump(to: 11, position: 1),
                    .tap(130), .toggle(14), .toggle(60), .fling(307), .append([.bytes([254, 255])]), .showLine(8),
                    .fling(119), .findNext, .toggle(8), .find("[[]"), .settle,
                ]
            ) == nil
        )
    }

    /// The second line of the last paragraph has two carriage returns in front of its line feed.
    @Test func carriageReturnsThatEndARowInsideARowAreALineEnd() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [
                    .append([
                        .text("# Zoë\n\nText\n\n## Part\n\n# Next\n\nmore\n"), .repeated("\u{2066}", 1),
                        .text("\r\r\n\n"), .bytes([0]),
                    ]),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func theCurrentRowIsShownAsCurrentAfterTheFileGrew() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.text("{\n  \"a")], format: nil, follows: true, windowSize: 0),
                [
                    .find("b"),
                    .rewrite([
                        .repeated("w", 1),
                        .text(
                            "commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tue Mar 12 10:00:00 2024 +0100\n\n"
                                + "    Subject\n\n    Body\n\ncommit fedcba9876543210\nAuthor: Bob <b@c>\n\n    Other\n"
                        ),
                    ]),
                    .findPrevious, .scroll(to: 0),
                    .append([
                        .text(
                            "diff --git a/one.txt b/one.txt\nindex 0123456..789abcd 100644\n--- a/one.txt\n+++ b/one.txt\n"
                                + "@@ -1,2 +1,2 @@\n same\n-old\n+new\ndiff --git a/two.txt b/two.txt\nnew file mode 100644\n"
                                + "--- /dev/null\n+++ b/two.txt\n@@ -0,0 +1 @@\n+all\n"
                        )
                    ]),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aCarriageReturnBeforeTheFilesOfACommitEndsALine() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [
                        .text("commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tu"), .bytes([13]), .text("diff -"),
                    ],
                    follows: false,
                    windowSize: 0
                ),
                [.settle]
            ) == nil
        )
    }

    @Test func theCurrentRowIsOnTheScreenAfterAScrollBehindTheFindBar() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [
                        .text("# Zoë\n\nText\n\n## Part\n\n```\n# code\n```\n\n# Next\n\nmore\n"),
                        .text("\u{AD}"),
                    ],
                    format: nil,
                    follows: false,
                    windowSize: 0
                ),
                [.append([.text("a")]), .find("ö"), .toggle(1), .tap(0), .scroll(to: 0), .settle]
            ) == nil
        )
    }

    @Test func aCarriageReturnInTheOnlyLineOfAComponentEndsAProperty() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(
                    file: [.text("BEGIN:VCALENDAR\nBEGIN:VEVENT\na: 1"), .bytes([13, 16]), .text("b")],
                    format: 14,
                    follows: false,
                    windowSize: 512
                ),
                [.settle]
            ) == nil
        )
    }

    @Test func theRestOfALongRecordIsRestored() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated(",", 1967)], format: 8, follows: true, windowSize: 512),
                [
                    .scroll(to: 213), .settle, .toggle(24), .advance(239), .setWidth(200), .toggle(15), .advance(280),
                    .scroll(to: 79764), .settle,
                ]
            ) == nil
        )
    }
}
