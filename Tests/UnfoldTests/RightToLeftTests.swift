import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that in a right-to-left layout, a row unfolds as the mirror image of a left-to-right one.
@Suite(.serialized) @MainActor struct RightToLeftTests {
    private func film(rightToLeft: Bool) throws -> MotionTrace {
        let fixture = NotesFixture()
        fixture.screen.setLayoutDirection(rightToLeft: rightToLeft)
        fixture.screen.settle()
        let (cell, below) = (try fixture.cell(3), try fixture.cell(4))
        let arrow = try #require(cell.accessoryView)
        return try fixture.screen.trace(["row": cell, "text": cell.message, "arrow": arrow, "below": below]) {
            for pause in [0.1, 0.15, 1] {
                try fixture.tap(3)
                fixture.screen.advance(by: pause)
                let flaw = fixture.flaw()
                #expect(flaw == nil)
            }
        }
    }

    @Test func everyFrameIsTheMirrorImage() throws {
        let (film, mirrored) = (try film(rightToLeft: false), try film(rightToLeft: true))
        for (track, other) in zip(film.tracks, mirrored.tracks) {
            #expect(track.frames.count == other.frames.count)
            let error =
                zip(track.frames, other.frames).map { frame, other in
                    max(
                        abs(frame.minX - (320 - other.maxX)),
                        abs(frame.minY - other.minY),
                        abs(frame.height - other.height)
                    )
                }.max() ?? .infinity
            #expect(error < 0.01, "\(track.label)")
        }
        #expect(film["row"].curve(\.height).change > 10)
        #expect(film["arrow"].frames[0].minX > 160 && mirrored["arrow"].frames[0].maxX < 160)
    }
}
