import CCairo
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// A label at the top of a screen, with a given width and the height of its text.
@MainActor
private final class LabelStage {
    static let text =
        "AVATAR Ǻ fjords and office gaps, jumping quickly from word to word until nobody reads them all again"

    let screen = TestScreen(size: CGSize(width: 200, height: 260), scale: 2)
    let label = UILabel()
    let width: NSLayoutConstraint
    private let controller = UIViewController()

    init(_ setUp: (UILabel) -> Void) {
        width = label.widthAnchor.constraint(equalToConstant: 150)
        label.text = Self.text
        setUp(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .white
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            width,
            label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        ])
        screen.show(controller)
        screen.settle()
    }

    /// Returns the screen's pixels, beginning at the label's corner.
    func pixels() -> LabelPixels {
        guard let image = screen.picture().cgImage else { return LabelPixels(rows: []) }
        return LabelPixels(rows: (20..<image.height).map { y in image.bytes(ofRow: y, from: 40) })
    }

    /// The label's presented size in whole pixels. Partial pixels at the edge aren't fully visible.
    var shownPixels: (width: Int, height: Int) {
        let size = screen.presentedFrame(of: label).size
        return (Int((size.width * 2 + 1e-6).rounded(.down)), Int((size.height * 2 + 1e-6).rounded(.down)))
    }

    func animate(_ change: @escaping (UILabel) -> Void) {
        UIView.animate(withDuration: 0.1) {
            change(self.label)
            self.controller.view.layoutIfNeeded()
        }
    }

    /// Changes the label in an animation and checks every frame: the visible pixels are either all the
    /// old ones or all the new ones, nothing is drawn outside, and they change at most once.
    ///
    /// - Parameter edge: The number of pixel rows above the moving edge that may differ.
    func check(edge: Int = 0, _ change: @escaping (UILabel) -> Void, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let (before, start) = (pixels(), shownPixels)
        animate(change)
        var frames: [(pixels: LabelPixels, size: (width: Int, height: Int))] = []
        screen.framesPerSecond = 240
        for _ in 0..<32 {
            screen.advance(by: 1 / 240)
            frames.append((pixels(), shownPixels))
        }
        guard let after = frames.last?.pixels, let end = frames.last?.size else { return }
        #expect(!screen.isMoving, sourceLocation: sourceLocation)
        var isAfter: [Bool] = []
        for (index, frame) in frames.enumerated() {
            let size = (frame.size.width, max(0, frame.size.height - edge))
            let (isOld, isNew) = (frame.pixels.agree(with: before, in: size), frame.pixels.agree(with: after, in: size))
            #expect(isOld || isNew, "frame \(index) of \(frame.size)", sourceLocation: sourceLocation)
            if isOld != isNew { isAfter.append(isNew) }
            #expect(frame.pixels.isWhite(below: frame.size.height), "frame \(index)", sourceLocation: sourceLocation)
        }
        #expect(zip(isAfter, isAfter.dropFirst()).count { $0 != $1 } <= 1, sourceLocation: sourceLocation)
        // The change is animated, and not a jump.
        let ends = (min(start.height, end.height), max(start.height, end.height))
        let between = frames.count { ends.0 < $0.size.height && $0.size.height < ends.1 }
        #expect(start.height == end.height || between > 10, sourceLocation: sourceLocation)
    }
}

/// The bytes of pixels, row by row.
private struct LabelPixels: Equatable {
    let rows: [[UInt8]]

    /// Returns whether a number of pixels in a number of rows are equal, except for the few that Cairo loses.
    func agree(with other: LabelPixels, in size: (width: Int, height: Int)) -> Bool {
        var lost = 0
        for (own, other) in zip(rows, other.rows).prefix(size.height) {
            let isSame = own.withUnsafeBytes { own in
                other.withUnsafeBytes { other in
                    guard let own = own.baseAddress, let other = other.baseAddress else { return false }
                    return memcmp(own, other, size.width * 4) == 0
                }
            }
            if isSame { continue }
            for (one, another) in zip(own, other).prefix(size.width * 4) where one != another {
                guard abs(Int(one) - Int(another)) <= Self.lostLevels else { return false }
                lost += 1
            }
            if lost > Self.lostBytes { return false }
        }
        return true
    }

    /// Since Cairo 1.17.4, which supports subpixel glyph positions, a line that is clipped loses the
    /// faint pixels at its outermost edges, because Cairo rounds the line's bounding box. Text at
    /// another position would differ in thousands of pixels.
    private static let lostLevels = cairo_version() >= 11704 ? 96 : 0
    private static let lostBytes = 512

    /// Returns whether nothing is drawn below a height. Letters of the last line at rest may extend
    /// slightly beyond the edge.
    func isWhite(below height: Int) -> Bool {
        guard let row = rows.last else { return false }
        let white = [UInt8](repeating: 255, count: row.count)
        return rows.dropFirst(height + 6).allSatisfy { $0 == white }
    }
}

extension CGImage {
    fileprivate func bytes(ofRow y: Int, from x: Int) -> [UInt8] {
        Array(pixels.bytes[(y * bytesPerRow + x * 4)..<(y * bytesPerRow + width * 4)])
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct LabelMotionTests {
        @Test(
            arguments: [(1, 0), (2, 0), (3, 0), (2, 4), (1, 2)],
            [NSTextAlignment.left, .center, .right, .justified]
        )
        func linesComeAndGoByTheEdgeAlone(lines: (few: Int, many: Int), alignment: NSTextAlignment) {
            let stage = LabelStage {
                $0.numberOfLines = lines.few
                $0.textAlignment = alignment
            }
            stage.check { $0.numberOfLines = lines.many }
            stage.check { $0.numberOfLines = lines.few }
        }

        @Test(arguments: [
            NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ])
        func ofAnyLineBreakMode(mode: NSLineBreakMode) {
            let stage = LabelStage {
                $0.numberOfLines = 2
                $0.lineBreakMode = mode
            }
            stage.check { $0.numberOfLines = 0 }
            stage.check { $0.numberOfLines = 2 }
        }

        @Test(arguments: [UIView.ContentMode.scaleToFill, .scaleAspectFit, .redraw, .center, .top, .bottomRight])
        func ofAnyContentMode(mode: UIView.ContentMode) {
            let stage = LabelStage {
                $0.numberOfLines = 2
                $0.contentMode = mode
            }
            stage.check { $0.numberOfLines = 0 }
            stage.check { $0.numberOfLines = 2 }
            stage.check { _ in stage.width.constant = 110 }
        }

        @Test func ofTextFromRightToLeft() {
            let stage = LabelStage {
                $0.text = "שלום עולם, זה טקסט ארוך שנפתח ונסגר שורה אחר שורה בלי לקפוץ ובלי להימחץ בדרך"
                $0.numberOfLines = 1
                $0.semanticContentAttribute = .forceRightToLeft
            }
            stage.check { $0.numberOfLines = 0 }
            stage.check { $0.numberOfLines = 1 }
        }

        @Test func ofSeveralFontsInShadow() {
            let stage = LabelStage {
                let text = NSMutableAttributedString(string: LabelStage.text)
                text.addAttribute(
                    .font,
                    value: UIFont.boldSystemFont(ofSize: 26),
                    range: NSRange(location: 20, length: 9)
                )
                text.addAttribute(.font, value: UIFont.systemFont(ofSize: 11), range: NSRange(location: 50, length: 20))
                $0.attributedText = text
                $0.shadowColor = .red
                $0.numberOfLines = 2
            }
            // Cairo draws no shadow of clipped parts, and the shadow extends a point above the letters.
            stage.check(edge: 2) { $0.numberOfLines = 0 }
            stage.check(edge: 2) { $0.numberOfLines = 2 }
        }

        @Test func anotherTextIsCoveredOrUncoveredToo() {
            let stage = LabelStage { $0.numberOfLines = 0 }
            stage.check { $0.text = "Only a few words" }
            stage.check { $0.text = LabelStage.text }
            stage.check { $0.text = "Other words, which are somewhat more in number" }
        }

        @Test func anotherFontIsCoveredOrUncoveredToo() {
            let stage = LabelStage { $0.numberOfLines = 0 }
            stage.check { $0.font = .systemFont(ofSize: 12) }
            stage.check { $0.font = .systemFont(ofSize: 19) }
        }

        @Test(arguments: [0, 2])
        func anotherWidthIsCoveredOrUncoveredToo(lines: Int) {
            let stage = LabelStage { $0.numberOfLines = lines }
            stage.check { _ in stage.width.constant = 95 }
            stage.check { _ in stage.width.constant = 155 }
        }

        @Test func turningRoundHalfWayKeepsTheLines() {
            let stage = LabelStage { $0.numberOfLines = 2 }
            let closed = stage.pixels()
            stage.label.numberOfLines = 0
            stage.screen.settle()
            let open = stage.pixels()
            stage.screen.framesPerSecond = 240
            for turn in 0..<5 {
                stage.animate { $0.numberOfLines = turn % 2 == 0 ? 2 : 0 }
                for frame in 0..<12 {
                    stage.screen.advance(by: 1 / 240)
                    let (shown, size) = (stage.pixels(), stage.shownPixels)
                    #expect(
                        shown.agree(with: open, in: size) || shown.agree(with: closed, in: size),
                        "\(turn), \(frame)"
                    )
                }
            }
            stage.screen.settle()
            #expect(stage.pixels() == closed)
        }

        /// Vertically centered text moves from its old position to its new one, and doesn't jump.
        @Test func textThatWasInTheMiddleGoesOnFromThere() {
            let screen = TestScreen(size: CGSize(width: 200, height: 260), scale: 2)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
            label.text = LabelStage.text
            label.numberOfLines = 0
            screen.window.backgroundColor = .white
            screen.window.addSubview(label)
            screen.settle()
            screen.framesPerSecond = 240
            let firstInk = { () -> Int in
                guard let image = screen.picture().cgImage else { return -1 }
                let white = [UInt8](repeating: 255, count: image.width * 4)
                return (0..<image.height).first { image.bytes(ofRow: $0, from: 0) != white } ?? -1
            }
            var tops = [firstInk()]
            UIView.animate(withDuration: 0.25) {
                label.text = "AVATAR Ǻ"
                label.frame.size.height = 20.5
            }
            for _ in 0..<72 {
                screen.advance(by: 1 / 240)
                tops.append(firstInk())
            }
            #expect(tops[0] > 40 && tops[72] < 10)
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 - $1 >= 0 && $0 - $1 <= 6 }, "\(tops)")
        }
    }
}
