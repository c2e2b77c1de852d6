import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIProgressViewTests {
        private func show(_ view: UIProgressView, on screen: TestScreen) {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
            screen.window.addSubview(view)
            screen.settle()
        }

        /// Returns the width of the completed part on the screen in points, measured by its color.
        private func doneWidth(_ screen: TestScreen) throws -> Int {
            let image = try #require(screen.picture().cgImage)
            return (0..<200).count { image.pixel($0 * 2 + 1, 4) == .red }
        }

        @Test func itFollowsTheProgressOfATaskUntilTheEnd() {
            let screen = TestScreen()
            let view = UIProgressView()
            show(view, on: screen)
            let task = Progress(totalUnitCount: 10)
            task.completedUnitCount = 2
            view.observedProgress = task
            #expect(view.progress == 0.2)
            task.completedUnitCount = 5
            screen.advance(by: 0.2)
            #expect(view.progress == 0.5)
            view.removeFromSuperview()
            task.completedUnitCount = 6
            screen.advance(by: 0.2)
            #expect(view.progress == 0.5, "it isn't visible")
            show(view, on: screen)
            #expect(view.progress == 0.6)
            task.completedUnitCount = 10
            screen.advance(by: 0.2)
            #expect(view.progress == 1)
            let other = Progress(totalUnitCount: 4)
            view.observedProgress = other
            #expect(view.progress == 0)
            view.observedProgress = nil
            other.completedUnitCount = 4
            screen.advance(by: 0.2)
            #expect(view.progress == 0)
        }

        @Test func itIsAsHighAsUIKitHasIt() {
            #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
            #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
        }

        @Test func theFilledPartIsAsWideAsTheProgress() throws {
            let screen = TestScreen()
            let view = UIProgressView(progressViewStyle: .bar)
            view.progressTintColor = .red
            show(view, on: screen)
            for progress in [Float(0), 0.25, 0.5, 1] {
                view.progress = progress
                screen.settle()
                #expect(try doneWidth(screen) == Int(200 * progress))
            }
        }

        @Test func theDirectionOfTheScreenMirrorsIt() throws {
            let screen = TestScreen()
            let view = UIProgressView(progressViewStyle: .bar)
            view.progressTintColor = .red
            view.progress = 0.25
            show(view, on: screen)
            let isRed = { (x: Int) in try #require(screen.picture().cgImage).pixel(x * 2 + 1, 4) == .red }
            #expect(try isRed(10) && !isRed(190))
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(try !isRed(10) && isRed(190))
        }

        @Test func aProgressOutOfRangeIsClamped() {
            let view = UIProgressView()
            for (value, shown) in [(Float(-1), Float(0)), (2, 1), (.infinity, 1), (.nan, 0), (0.3, 0.3)] {
                view.progress = value
                #expect(view.progress == shown)
            }
        }

        @Test func itGrowsWithoutGoingBack() throws {
            let screen = TestScreen()
            let view = UIProgressView(progressViewStyle: .bar)
            view.progressTintColor = .red
            show(view, on: screen)
            view.setProgress(0.5, animated: true)
            #expect(view.progress == 0.5)
            var widths: [Int] = []
            while screen.isMoving {
                widths.append(try doneWidth(screen))
                screen.advance(by: 1 / 60)
            }
            #expect(widths == widths.sorted())
            #expect(Set(widths).count > 5)
            #expect(try doneWidth(screen) == 100)
        }

        @Test func fromRightToLeftItGrowsFromTheRight() throws {
            let screen = TestScreen()
            screen.setLayoutDirection(rightToLeft: true)
            let view = UIProgressView(progressViewStyle: .bar)
            view.progressTintColor = .red
            view.progress = 0.25
            show(view, on: screen)
            let image = try #require(screen.picture().cgImage)
            #expect(image.pixel(20, 4) != .red && image.pixel(380, 4) == .red)
        }

        @Test func imagesReplaceTheColors() throws {
            func image(_ color: UIColor) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                }
            }
            let screen = TestScreen()
            let view = UIProgressView(progressViewStyle: .bar)
            (view.progressTintColor, view.trackTintColor) = (.black, .black)
            view.progress = 0.5
            view.progressImage = image(.red)
            view.trackImage = image(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            show(view, on: screen)
            let picture = try #require(screen.picture().cgImage)
            #expect(try doneWidth(screen) == 100)
            #expect(picture.pixel(220, 2) == .blue && picture.pixel(390, 2) == .blue)
            (view.progressImage, view.trackImage) = (nil, nil)
            view.progressTintColor = .red
            screen.settle()
            let colors = try #require(screen.picture().cgImage)
            #expect(try doneWidth(screen) == 100 && colors.pixel(220, 2) == .black)
        }
    }
}
