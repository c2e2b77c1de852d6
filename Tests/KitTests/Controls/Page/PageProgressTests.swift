import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PageProgressTests {
        private final class Log: NSObject, UIPageControlTimerProgressDelegate {
            var initial: Float = 0
            var visibility: [Bool] = []
            var asked: [Int] = []
            var changes = 0
            var allows = true

            func pageControlProgress(
                _ progress: UIPageControlProgress,
                initialProgressForPage page: Int
            ) -> Float { initial }

            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
                visibility.append(progress.isProgressVisible)
            }

            func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }

            func pageControlTimerProgress(
                _ progress: UIPageControlTimerProgress,
                shouldAdvanceToPage page: Int
            ) -> Bool {
                asked.append(page)
                return allows
            }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 100))
        private let control = UIPageControl(frame: CGRect(x: 50, y: 40, width: 200, height: 26))
        private let log = Log()

        init() {
            control.numberOfPages = 3
            screen.window.addSubview(control)
            screen.settle()
        }

        private var dots: [UIImageView] { control.subviews.compactMap { $0 as? UIImageView } }
        private var fill: CGFloat? { dots[control.currentPage].subviews.first?.frame.width }

        @Test func aProgressWithoutADelegateKeepsItsValueInAControl() {
            let progress = UIPageControlProgress()
            progress.currentProgress = 0.5
            control.progress = progress
            screen.settle()
            #expect(progress.currentProgress == 0.5 && fill == 16)
            control.currentPage = 1
            screen.settle()
            #expect(progress.currentProgress == 0 && fill == 0)
        }

        @Test func theIndicatorOfThePageShowsTheProgress() {
            let size = control.intrinsicContentSize
            let progress = UIPageControlProgress()
            progress.delegate = log
            control.progress = progress
            progress.currentProgress = 0.25
            screen.settle()
            #expect(dots[0].frame.width == 32 && dots[1].frame.width == 8 && fill == 8)
            #expect(dots[0].frame.maxX < dots[1].frame.minX && dots.map(\.frame.midY) == [13, 13, 13])
            #expect(control.intrinsicContentSize.width == size.width + 24)
            #expect(progress.isProgressVisible && log.visibility == [true])
            progress.currentProgress = 3
            screen.settle()
            #expect(progress.currentProgress == 1 && fill == 32)
            log.initial = 0.5
            control.currentPage = 1
            screen.settle()
            #expect(progress.currentProgress == 0.5 && dots[0].frame.width == 8 && fill == 16)
            control.removeFromSuperview()
            #expect(!progress.isProgressVisible && log.visibility == [true, false])
        }

        @Test func aControlWithoutProgressLooksAsBefore() {
            let before = dots.map(\.frame)
            control.progress = UIPageControlProgress()
            screen.settle()
            #expect(dots.map(\.frame) != before)
            control.progress = nil
            screen.settle()
            #expect(dots.map(\.frame) == before && fill == nil)
        }

        @Test func aTimerLeadsToTheNextPage() {
            var events = 0
            control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            let progress = UIPageControlTimerProgress(preferredDuration: 2)
            progress.delegate = log
            progress.setDuration(1, forPage: 1)
            #expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 1)
            control.progress = progress
            screen.advance(by: 1)
            #expect(progress.currentProgress == 0 && !progress.isRunning)
            progress.resumeTimer()
            screen.advance(by: 1)
            #expect(progress.isRunning && abs(progress.currentProgress - 0.5) < 0.05 && log.changes > 10)
            progress.pauseTimer()
            let paused = progress.currentProgress
            screen.advance(by: 1)
            #expect(progress.currentProgress == paused)
            progress.resumeTimer()
            screen.advance(by: 1.5)
            #expect(control.currentPage == 1 && events == 1 && log.asked == [1])
            screen.advance(by: 1)
            #expect(control.currentPage == 2)
            screen.advance(by: 3)
            #expect(control.currentPage == 2 && !progress.isRunning && progress.currentProgress == 1)
        }

        @Test func theDelegateMayStopTheTimer() {
            let progress = UIPageControlTimerProgress(preferredDuration: 0.5)
            progress.delegate = log
            progress.resetsToInitialPageAfterEnd = true
            control.currentPage = 2
            control.progress = progress
            progress.resumeTimer()
            screen.advance(by: 0.7)
            #expect(control.currentPage == 0 && log.asked == [0])
            log.allows = false
            screen.advance(by: 1)
            #expect(control.currentPage == 0 && !progress.isRunning)
        }
    }
}
