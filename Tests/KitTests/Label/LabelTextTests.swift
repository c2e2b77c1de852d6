import CoreGraphics
import SeededRandom
import Testing
import TextLayout

@testable import UIKit
@testable import UIKitTestSupport

private let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
]

/// Returns a random text with its attributes.
private func randomText(using random: inout SeededGenerator, mode: NSLineBreakMode? = nil) -> LabelText {
    let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        TextRun(
            SampleText.random(words: 12, using: &random),
            style: TextStyle(
                font: UIFont.systemFont(ofSize: .random(in: 8...30, using: &random)).fontDescription,
                kern: Bool.random(using: &random) ? 0 : .random(in: 0...2, using: &random)
            )
        )
    }
    return LabelText(runs, lineBreak: mode ?? modes.randomElement(using: &random) ?? .byTruncatingTail)
}

struct LabelTextTests {
    @Test(arguments: 0..<60)
    func neverMoreLinesThanAskedForNorThanFit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = randomText(using: &random)
        for _ in 0..<10 {
            let width = CGFloat.random(in: 1...400, using: &random)
            let height = CGFloat.random(in: 1...300, using: &random)
            let lines = Int.random(in: 0...5, using: &random)
            let frame = text.frame(width: width, height: height, lines: lines)
            #expect(lines == 0 || frame.lines.count <= lines)
            #expect(frame.lines.count <= 1 || frame.size.height <= height + 0.25)
            // One more line doesn't fit, or there is none. An ellipsis may be taller than the line's own text.
            guard text.lineBreak == .wordWrapping || text.lineBreak == .charWrapping else { continue }
            let free = text.frame(width: width, lines: lines)
            if frame.lines.count < free.lines.count {
                let next = free.lines[frame.lines.count]
                #expect(next.top + next.height > height + 0.25)
            }
        }
    }

    @Test(arguments: 0..<60)
    func ownSizeHasRoomForTheText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = randomText(using: &random)
        for scale in [CGFloat(1), 2, 3] {
            for width in [CGFloat.infinity, .random(in: 20...400, using: &random)] {
                let free = text.frame(width: width, lines: 0)
                let size = free.size.roundedUp(toPixelsOf: scale)
                #expect(size.width >= free.size.width - 0.001 && size.width < free.size.width + 1 / scale)
                let frame = text.frame(width: size.width, height: size.height, lines: free.lines.count)
                #expect(!frame.isTruncated)
                // Rounding, or a character wider than the width, may have made room for more in a line.
                #expect(frame.lines.count <= free.lines.count)
                #expect(!text.isTruncated(width: size.width, lines: free.lines.count))
            }
        }
    }

    @Test(arguments: 0..<40)
    func widerIsNeverTaller(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // With a single font, because with several, a wider line may include a taller word.
        let text = LabelText(
            [TextRun(SampleText.random(words: 30, using: &random), font: UIFont.systemFont(ofSize: 17).fontDescription)]
        )
        var last = CGFloat.infinity
        for width in stride(from: CGFloat(10), through: 500, by: 7) {
            let height = text.size(width: width, lines: 0).height
            #expect(height <= last, "\(width)")
            last = height
        }
    }

    @Test(arguments: 0..<60)
    func truncationIsWhatTheLinesSay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = randomText(using: &random, mode: .byTruncatingTail)
        for lines in 0...6 {
            let width = CGFloat.random(in: 40...400, using: &random)
            let frame = text.frame(width: width, lines: lines)
            let needed = text.frame(width: width, lines: 0).lines.count
            let isTruncated = text.isTruncated(width: width, lines: lines)
            #expect(isTruncated == (frame.lines.last?.isTruncated ?? false))
            // A text is shown in full unless it needs more lines than allowed.
            #expect(isTruncated == (lines > 0 && needed > lines))
        }
    }

    @Test(arguments: 0..<20)
    func shrunkTextFitsOrIsAsSmallAsAllowed(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = randomText(using: &random, mode: .byTruncatingTail)
        let size = CGSize(width: .random(in: 20...200, using: &random), height: 100)
        let minimum = CGFloat.random(in: 0.2...0.9, using: &random)
        let shrunk = text.shrunk(toFit: size, lines: 1, minimum: minimum)
        #expect(shrunk.scale >= minimum && shrunk.scale <= 1)
        if text.isTruncated(width: size.width, lines: 1) {
            #expect(shrunk.scale < 1)
            #expect(!shrunk.isTruncated(width: size.width, lines: 1) || shrunk.scale == minimum)
        } else {
            #expect(shrunk.scale == 1)
        }
    }

    @Test func longTextIsShapedOnlyAsFarAsItIsShown() {
        let long = String(repeating: "word after word\n", count: 200_000)
        let text = LabelText([TextRun(long, font: UIFont.systemFont(ofSize: 17).fontDescription)])
        #expect(text.frame(width: 200, height: 100, lines: 0).lines.count == 4)
        #expect(text.isTruncated(width: 200, lines: 3))
    }
}
