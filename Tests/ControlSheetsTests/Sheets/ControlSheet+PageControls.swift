import UIKit

extension ControlSheet {
    static let pageControls = ControlSheet(name: "page-controls") {
        @MainActor func pages(_ count: Int, _ change: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = count
            control.currentPage = 1
            control.accessibilityLabel = "Pages"
            // Dots are white by default, for pictures behind them.
            control.pageIndicatorTintColor = .tertiaryLabel
            control.currentPageIndicatorTintColor = .label
            change(control)
            return control
        }
        return SpecimenViewController([
            Specimen("Five pages", fills: true, [pages(5)]),
            Specimen("Thirty pages", fills: true, [pages(30) { $0.currentPage = 12 }]),
            Specimen("Prominent background", fills: true, [pages(5) { $0.backgroundStyle = .prominent }]),
            Specimen(
                "An image for a page",
                fills: true,
                [pages(5) { $0.setIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 0) }]
            ),
            Specimen(
                "Progress of a page",
                fills: true,
                [
                    pages(5) {
                        let progress = UIPageControlProgress()
                        progress.currentProgress = 0.5
                        $0.progress = progress
                    }
                ]
            ),
            Specimen(
                "From top to bottom",
                [
                    pages(5) { $0.direction = .topToBottom }
                ]
            ),
        ])
    }
}
