import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of keys in the viewer that once broke a law, as the fuzzer printed them.
@MainActor
struct ViewerKeysRegressionTests {
    @Test(arguments: [[], [FilePiece.text("a\n")], [.text("aa!\nb\n")]], [7, 4096])
    func aConditionOverAFileThatIsReplacedIsLeft(file: [FilePiece], windowSize: Int) {
        for follows in [false, true] {
            #expect(
                replay(
                    ViewerKeysFuzzer.self,
                    from: .init(file: file, format: nil, follows: follows, windowSize: windowSize),
                    [.type("&(a|aa)+$"), .accept, .rewrite([.bytes([1])]), .type("?"), .leave]
                ) == nil
            )
        }
    }

    @Test func textAfterManyBlanksIsShown() {
        let toml = "name = \"Zoë\"\n\n[a]\nb = [1, 2]\n[e]\nf = 1\n"
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [
                    .rewrite([.text(toml)]),
                    .append([.repeated("w", 1), .repeated(" ", 4308), .text("[{\"a\": 1}, 2, \"three\"]")]),
                    .leave,
                ]
            ) == nil
        )
    }

    @Test func marksOfASearchThatIsLeftAreRemoved() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [.text("Zoë\nand\n\n\u{1B}["), .repeated("{\"a\":", 103)],
                    format: 7,
                    follows: false,
                    windowSize: 0
                ),
                [.type("/(a|aa)+$"), .leave]
            ) == nil
        )
    }

    @Test func carriageReturnsAtTheEndOfAMailAreLineEnds() {
        let mail = "From: a@example.org\nTo: b@example.org\nContent-Type: multipart/mixed; boundary=\"b\"\n\n--b"
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [.text(mail), .repeated("\r", 3)], format: nil, follows: false, windowSize: 0),
                [.leave]
            ) == nil
        )
    }

    /// The rows are deeper than the law looks, so that it saw the carriage return as it is in the file.
    @Test func aCarriageReturnBetweenValuesOfJSONIsABlank() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [.repeated("[", 578)], format: nil, follows: true, windowSize: 0),
                [.append([.repeated("\r", 1), .text("BEGIN:VCALENDAR\nVERSION")]), .leave]
            ) == nil
        )
    }

    @Test func aLineOfCarriageReturnsIsBlank() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [.append([.text("## Part\n\n# Next\n\nmore\n"), .text("\r\r\n"), .bytes([0])]), .leave]
            ) == nil
        )
    }

    /// The rows are more than the law looks at.
    @Test func aControlCharacterInManyRowsIsShown() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [
                        .text("diff --unfold .items[id=1]\n--- .items[id=1]\tline 3\n+++"), .repeated("a\n", 2333),
                        .bytes([97, 0, 98, 0]),
                    ],
                    format: 5
                ),
                [.leave]
            ) == nil
        )
    }

    /// Each letter is a line of its own.
    @Test func aLongLineInANarrowWindowIsDividedAtOnce() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [
                    .replace([.repeated("\n", 695), .repeated("word ", 4113), .text("name,text\nAnn,\"a \"\"b\"\"\n")]),
                    .type("/ann"), .resize(width: 60, height: 100),
                ]
            ) == nil
        )
    }

    /// The condition changed while the rows of the one before folded away, so that open rows were appended as if they
    /// were closed.
    @Test func openRowsThatAFilterFindsLaterAreOpen() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [
                        .repeated("\r", 1),
                        .text(
                            "commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tue Mar 12 10:00:00 2024 +0100\n\n"
                                + "    Subject\n\n    Body\n"
                        ),
                    ],
                    windowSize: 0
                ),
                [
                    .rewrite([
                        .text("http {\n    server {\n        listen 80;\n\n        root /zoë;\n    }\n}\nuser www;\n"),
                        .text("NAME    STATUS   AGE\nweb-0   Running  5d\n"),
                    ]),
                    .settle, .type("9"), .type("&!a"), .settle, .type("]"),
                ]
            ) == nil
        )
    }

    @Test func aFilterBarOnItsWayOutTakesNoCondition() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], follows: true, windowSize: 0),
                [.type("& a"), .escape, .tab, .append([.bytes([1])]), .type("j"), .leave]
            ) == nil
        )
    }

    @Test func theCurrentRowIsShownAsCurrentAfterTheFileShrank() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [
                        .text(
                            "diff --git a/one.txt b/one.txt\nindex 0123456..789abcd 100644\n--- a/one.txt\n+++ b/one.txt\n"
                                + "@@ -1,2 +1,2 @@\n same\n-old\n+new\ndiff --git a/two.txt b/two.txt\nnew file mode 100644\n"
                                + "--- /dev/null\n+++ b/two.txt\n@@ -0,0 +1 @@\n+all\n"
                        ),
                        .repeated("{\"k", 1),
                    ],
                    format: 8,
                    follows: false,
                    windowSize: 191
                ),
                [.accept, .truncate(0), .type("d"), .accept, .leave]
            ) == nil
        )
    }

    @Test func noMatchIsMarkedAfterTheConditionOfATruncatedFile() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], format: 0, follows: true, windowSize: 0),
                [
                    .append([
                        .text(
                            "Package: zlib1g\nVersion: 1:1.2.13\nDepends: libc6 (>= 2.14)\nDescription: compression library\n"
                        )
                    ]),
                    .leave, .truncate(16), .type("&1"), .tab, .tab, .step, .leave,
                ]
            ) == nil
        )
    }

    @Test func noRowIsSelectedAfterEscapeInAFileThatGrew() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [.text("{\"a\": 1}\n{\"a\"")], format: 0, follows: true, windowSize: 0),
                [.leave, .extend(up: true), .append([.bytes([0, 0])]), .step, .leave]
            ) == nil
        )
    }

    @Test func aFileThatIsFollowedByKeyIsWhatAFollowedOneIs() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [.text("{\n  // of a file\n  name")],
                    format: nil,
                    follows: false,
                    windowSize: 0
                ),
                [.type("F"), .leave]
            ) == nil
        )
    }

    @Test func keysAfterAConditionThatTakesAllRowsAwaySelectNone() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [.text("http {\n    server {\n        listen 80;")],
                    format: nil,
                    follows: false,
                    windowSize: 0
                ),
                [
                    .type("/t"), .resize(width: 0, height: 2), .tab, .extend(up: false), .type("&le"), .accept,
                    .type("?"), .extend(up: false),
                ]
            ) == nil
        )
    }

    @Test func halfAUnitAtTheEndIsNotKeptByAFileThatGrows() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [.bytes([255, 254]), .repeated("word ", 117)],
                    format: 0,
                    follows: false,
                    windowSize: 0
                ),
                [.type("F"), .leave]
            ) == nil
        )
    }

    @Test func keysStillReachThePageAfterItsRowsWereFolded() {
        let json = """
            {
              // of a file
              name: 'x', /* in bytes */ size: 0x1F,
              "tags": [1, {a: +.5,},], // two
            }

            """
        let stanzas = """
            Package: zlib1g\nVersion: 1:1.2.13\nDepends: libc6 (>= 2.14)\nDescription: compression library
             zlib is a library.\n .\n It compresses.\n\nPackage: base\nConffiles:\n /etc/base 0123\nVersion: 12\n
            """
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [
                        .text(json), .bytes([128]), .text(stanzas), .text(json),
                        .text("Zoë\nand\n\n\u{1B}[31mred\u{1B}[m 𝄞\n"), .text("{"),
                    ],
                    format: nil,
                    follows: false,
                    windowSize: 110
                ),
                [
                    .tab, .end(false), .tab, .leave, .extend(up: true), .tab, .type("o"), .type("o"), .type("C"),
                    .leave,
                ]
            ) == nil
        )
    }

    @Test func aConvertedFileIsFollowedFromNowOn() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [
                        .text("{\n  // of a file\n  name"), .text("# who\nname = \"Zoë\"\n\n[a]\nb = [1, 2]"),
                        .bytes([10]),
                        .bytes([255, 10, 192]), .bytes([255, 10, 192]), .bytes([255, 10, 194]),
                        .bytes([255, 251, 11, 107, 112, 10, 41, 215]),
                    ],
                    format: nil,
                    follows: false,
                    windowSize: 512
                ),
                [.type("F"), .type("C"), .resize(width: 320, height: 20), .leave]
            ) == nil
        )
    }

    @Test func aByteThatMayBeginAPackedFileIsShown() {
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [.text("]")], format: nil, follows: false, windowSize: 0),
                [.type("F"), .leave]
            ) == nil
        )
    }

    /// Tab led to a row that was measured and not shown, and no key reached the viewer.
    @Test(arguments: [(25, 0), (0, 8)]) func tabIsNotLostInAWindowWithoutRoomForRows(width: Int, height: Int) {
        let json = """
            {
              // of a file
              name: 'x', /* in bytes */ size: 0x1F,
              "tags": [1, {a: +.5,},], // two
            }

            """
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(file: [], format: 0, follows: true, windowSize: 0),
                [
                    .replace([.text(json)]), .resize(width: width, height: height), .type("&1"), .tab, .settle, .leave,
                ]
            ) == nil
                && replay(
                    ViewerKeysFuzzer.self,
                    from: .init(file: [], format: 0, follows: true, windowSize: 0),
                    [
                        .replace([.text(json)]), .resize(width: width, height: height), .leave, .accept, .type("&1"),
                        .tab, .leave,
                    ]
                ) == nil
        )
    }

    /// The law took the blanks around a text of XML for a part of it.
    @Test func aCarriageReturnAtTheEndOfATextOfXMLIsBlank() {
        let mail = """
            From ann@example.org Fri Jan  2 10:00:00 2026
            From: =?utf-8?q?Zo=C3=AB?= <zoe@example.org>
            To: ann
            """
        #expect(
            replay(
                ViewerKeysFuzzer.self,
                from: .init(
                    file: [.text(mail), .text(mail), .text("\r<?")],
                    format: 4,
                    follows: false,
                    windowSize: 0
                ),
                [.leave]
            ) == nil
        )
    }
}
