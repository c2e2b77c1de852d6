import Foundation

/// The effect by which content of a scroll view fades below a bar at its edge.
///
/// ```swift
/// tableView.topEdgeEffect.style = .hard
/// ```
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// Called after a change.
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) {
        self.changed = changed
    }

    /// A kind of fading.
    @preconcurrency @MainActor
    open class Style: NSObject {
        /// Content fades gradually below the bar, as with `soft`.
        open class var automatic: Style { automaticStyle }
        /// Content is hidden up to the edge of the bar, where there is a line.
        open class var hard: Style { hardStyle }
        /// Content fades gradually below the bar.
        open class var soft: Style { softStyle }

        private static let (automaticStyle, hardStyle, softStyle) = (Style(), Style(), Style())
    }

    /// The kind of fading. The default is `automatic`.
    open var style = Style.automatic {
        didSet { if style !== oldValue { changed() } }
    }

    /// Whether content doesn't fade. The default is `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }
}
