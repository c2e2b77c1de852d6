import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct RecordingTests {
        /// Records a square that waits a second, moves for half a second, and waits another second.
        private func record(every interval: TimeInterval = 1 / 30) -> Recording {
            let screen = TestScreen(size: CGSize(width: 60, height: 40), scale: 2)
            let view = screen.square(at: CGPoint(x: 0, y: 10))
            return screen.record(every: interval) {
                screen.advance(by: 1)
                UIView.animate(withDuration: 0.5) { view.frame.origin.x = 40 }
                screen.advance(by: 1.5)
            }
        }

        @Test func keepsOneFrameForAsLongAsNothingMoves() {
            let recording = record()
            #expect(recording.duration == 2.5 + 1 / 30)
            #expect(recording.times.first == 0)
            #expect(recording.times.dropFirst().allSatisfy { $0 > 1 && $0 <= 1.5 + 1 / 30 })
            #expect((14...16).contains(recording.times.count))
            #expect(record(every: 1 / 60).times.count > 28)
            #expect(recording.picture(at: 0.5).pngData() == recording.picture(at: 0).pngData())
            #expect(recording.picture(at: 9).pngData() == recording.picture(at: 2).pngData())
            #expect(recording.picture(at: 9).pngData() != recording.picture(at: 0).pngData())
        }

        @Test func picturesAreThoseOfTheScreen() {
            let screen = TestScreen(size: CGSize(width: 60, height: 40), scale: 2)
            let view = screen.square(at: .zero)
            var seen: [Data?] = []
            let recording = screen.record(every: 1 / 60) {
                UIView.animate(withDuration: 0.1) { view.center = CGPoint(x: 30, y: 30) }
                for _ in 0..<6 {
                    screen.advance(by: 1 / 60)
                    seen.append(screen.picture().pngData())
                }
            }
            #expect((1...6).map { recording.picture(at: Double($0) / 60).pngData() } == seen)
        }

        @Test func animationHasTheRecordingsTimes() throws {
            let recording = record()
            var progress: [Double] = []
            let file = try #require(WebPFile(recording.webpData { progress.append($0) }))
            #expect(file.size == (60, 40))
            #expect(file.repetitions == 0, "for ever")
            #expect(file.frames.reduce(0) { $0 + $1.milliseconds } == Int((recording.duration * 1000).rounded()))
            #expect(file.frames.count == recording.times.count)
            #expect(file.frames.first?.milliseconds == Int((recording.times[1] * 1000).rounded()))
            #expect(progress.last == 1 && progress == progress.sorted())
            #expect(progress.count == recording.times.count)
        }

        @Test func animationDecodesToThePictures() throws {
            let recording = record()
            let file = try #require(WebPFile(recording.webpData(scale: 2)))
            let first = try #require(file.frames.first)
            let image = try #require(recording.picture(at: 0).cgImage)
            #expect(first.width == image.width && first.height == image.height)
            let expected = (0..<image.height).flatMap { y in (0..<image.width).map { image.pixel($0, y) } }
            #expect(first.pixels == expected)

            // Later frames contain only the changed part. Drawn over the previous picture, it gives the whole
            // picture.
            let second = try #require(file.frames.dropFirst().first)
            let next = try #require(recording.picture(at: recording.times[1]).cgImage)
            let part = try #require(second.pixels)
            var differences = 0
            for (offset, pixel) in part.enumerated() where pixel >> 24 == 0xFF {
                let (x, y) = (second.x + offset % second.width, second.y + offset / second.width)
                if pixel != next.pixel(x, y) { differences += 1 }
            }
            #expect(differences == 0)
            #expect(part.count < expected.count)
        }

        @Test func equalScriptsGiveEqualFiles() throws {
            #expect(try record().webpData() == record().webpData())
            #expect(try record().filmStrip().pngData() == record().filmStrip().pngData())
        }

        @Test func stripShowsMomentsSideBySide() throws {
            let recording = record()
            let strip = try recording.filmStrip(frames: 4, gap: 6)
            let image = try #require(strip.image.cgImage)
            #expect(strip.times.count == 4)
            #expect(strip.times.first == 0 && strip.times.last == recording.times.last)
            #expect(image.width == 4 * 120 + 3 * 6 && image.height == 80)
            #expect(image.pixel(120, 40) == 0xFF80_8080 && image.pixel(125, 79) == 0xFF80_8080)
            for (index, time) in strip.times.enumerated() {
                let picture = try #require(recording.picture(at: time).cgImage)
                for (x, y) in [(0, 0), (10, 40), (60, 30), (119, 79), (100, 40)] {
                    #expect(image.pixel(index * 126 + x, y) == picture.pixel(x, y))
                }
            }
        }

        @Test func stripsStayWithinTheirWidth() throws {
            let recording = record()
            for (count, width) in [(1, 7), (3, 100), (5, 333), (8, 101)] {
                let strip = try recording.filmStrip(frames: count, maximumWidth: width, gap: 2)
                let image = try #require(strip.image.cgImage)
                #expect(image.width <= width && image.width > width - count)
            }
            #expect(throws: RecordingError.tooNarrow(width: 20, pictures: 5)) {
                try recording.filmStrip(frames: 5, maximumWidth: 20, gap: 4)
            }
        }

        @Test func thereAreNoMorePicturesThanStates() throws {
            let screen = TestScreen(size: CGSize(width: 10, height: 10), scale: 1)
            let recording = screen.record { screen.advance(by: 3) }
            #expect(recording.times == [0])
            #expect(try recording.filmStrip(frames: 8).times == [0])
            #expect(try !recording.webpData().isEmpty)
        }

        @Test func aScreenThatIsResizedFitsIntoTheRecording() throws {
            let screen = TestScreen(size: CGSize(width: 20, height: 10), scale: 1)
            let view = screen.square(at: .zero)
            let recording = screen.record {
                screen.resize(to: CGSize(width: 10, height: 20))
                view.frame.origin.y = 10
                screen.advance(by: 0.1)
            }
            #expect(recording.size == CGSize(width: 20, height: 20))
            let end = try #require(recording.picture(at: 1).cgImage)
            #expect(end.pixel(5, 15) == 0xFFFF_0000 && end.pixel(15, 15) == 0xFF00_0000)
        }
    }
}
