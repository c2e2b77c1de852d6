import Fuzzers
import Fuzzing
import Testing
import UIKitTesting

/// Tests the viewer's programs that once broke a law, as the fuzzers printed them.
@MainActor
struct ViewerRegressionTests {
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
}
