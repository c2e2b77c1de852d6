import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.

let probe = "../.build/release/TextProbe"

Bench.main(document: "../docs/benchmarks.md") {
    let corpus = try Corpus(folder: ".build/peers/text")
    let equality = Equality(corpus: corpus, probe: probe)
    let times = Times(corpus: corpus, probe: probe)
    return Bench(
        "Text",
        introduction: """
            Text in lines, next to `PangoLayout` with the same fonts. `make bench BENCH=text` fetches documents, translations
            and fonts from Debian, compares, and measures.
            """,
        groups: [],
        supplement: {
            """
            ### Equal to Pango

            Each paragraph at a random width of 60 to 500 points in one of four fonts, broken by words and again by characters.

            \(try equality.table())

            What differs, and why:

            - **By words, Latin, Greek, emoji:** Liberation Sans kerns a space with the first letter of the next line. Pango
              counts the kerning against the line that ends before the letter, and may end it a word too soon.
            - **By characters, mixed:** of a line that is full to its last letter Pango takes the space behind it to the next line; Unfold
              lets it hang.
            - **By characters, Thai, with Pango 1.56:** Pango keeps a vowel that is written before its consonant on a line that
              becomes wider than the text may be. Unfold takes it to the next line.
            - A line that ends elsewhere makes those after it differ too, up to the end of the paragraph.

            ### Times

            \(try times.table())

            \(try times.comments())
            """
        },
        notes: """
            - Paragraphs: those of GNOME's user documentation; for Arabic, Hebrew, Devanagari and Thai also the translations
              of LibreOffice. Emoji are all sequences of Unicode's `emoji-test.txt` among words; mixed ones are paragraphs of
              Arabic or Hebrew with words of Latin or Cyrillic, and the other way about. `Benchmarks/Peers/text` makes them.
            - Times are processor time of one text from its characters to the size of its lines in the system font at 15 points,
              the median of 9 rounds of 200 texts. Unfold: a text that is new, with whatever words were in the texts before it.
              Seen: the same again, in a new paragraph. New width: the text is there, at another width; Pango's layout as well.
              `hb_shape`: the whole text as one run, in a new buffer.
            - Chromium has no window; its time is what it says it takes to lay out (`LayoutDuration`).
            """,
        countsInstructions: false
    )
}
