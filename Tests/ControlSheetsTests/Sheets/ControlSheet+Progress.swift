import UIKit

extension ControlSheet {
    /// Progress views and activity indicators.
    static let progress = ControlSheet(name: "progress") {
        @MainActor func bar(_ progress: Float, _ style: UIProgressView.Style = .default) -> UIProgressView {
            let bar = UIProgressView(progressViewStyle: style)
            bar.progress = progress
            bar.accessibilityLabel = "Download"
            return bar
        }
        @MainActor func wheel(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil)
            -> UIActivityIndicatorView
        {
            let wheel = UIActivityIndicatorView(style: style)
            if let color { wheel.color = color }
            wheel.startAnimating()
            return wheel
        }
        let colored = bar(0.7)
        colored.progressTintColor = .systemOrange
        colored.trackTintColor = .systemPurple
        let stopped = UIActivityIndicatorView(style: .medium)
        stopped.hidesWhenStopped = false
        return SpecimenViewController([
            Specimen("Nothing, a third and all of it", fills: true, [bar(0), bar(0.33), bar(1)]),
            Specimen("Bar style", fills: true, [bar(0.5, .bar)]),
            Specimen("Colors", fills: true, [colored]),
            Specimen(
                "Medium, large, colored, stopped",
                [wheel(.medium), wheel(.large), wheel(.large, .systemOrange), stopped]
            ),
        ])
    }
}
