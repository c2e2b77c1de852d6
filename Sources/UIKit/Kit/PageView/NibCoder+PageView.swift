import CoreGraphics
import InterfaceBuilder

extension NibCoder {
    /// The transition between the pages of a page view controller. Without one, they scroll.
    var pageTransitionStyle: UIPageViewController.TransitionStyle {
        element["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll
    }

    var pageOrientation: UIPageViewController.NavigationOrientation {
        element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }

    /// The place of the spine of pages that turn.
    var pageSpine: UIPageViewController.SpineLocation {
        switch element["spineLocation"] {
        case "min": .min
        case "mid": .mid
        case "max": .max
        default: .min
        }
    }

    /// The points between pages.
    var pageSpacing: CGFloat {
        element["pageSpacing"].flatMap(NibValue.number).map { CGFloat($0) } ?? 0
    }
}
