import CoreGraphics
import RowGeometry

/// The content at the top of the screen: an element, and how much of it is above the top.
struct ReadingPlace: Equatable {
    let element: RowGeometry.Element
    /// The part of the element that is above the top, as a fraction of its height.
    ///
    /// A fraction still denotes about the same content after the element's height changed.
    let fraction: CGFloat
    /// The distance from the top to the element, if all of it is below the top.
    let distance: CGFloat

    /// Returns the place after an update; `nil` if its element was removed.
    func carried(by map: UpdateMotion.Map) -> ReadingPlace? {
        let new: RowGeometry.Element? =
            switch element {
            case .row(let row, let section):
                map.newIndexPath(forOld: IndexPath(row: row, section: section)).map { .row($0) }
            case .header(let section): map.newSection(forOld: section).map { .header(section: $0) }
            case .footer(let section): map.newSection(forOld: section).map { .footer(section: $0) }
            case .spacing(let section): map.newSection(forOld: section).map { .spacing(section: $0) }
            }
        return new.map { ReadingPlace(element: $0, fraction: fraction, distance: distance) }
    }
}

extension UITableView {
    /// The content at the top of the screen; `nil` at the very top of the content, which stays there by itself.
    var readingPlace: ReadingPlace? {
        let top = bounds.minY + adjustedContentInset.top
        guard top > 0, let element = content.elements(from: top, to: bounds.maxY).first else { return nil }
        let span = content.span(of: element)
        let height = span.upperBound - span.lowerBound
        return ReadingPlace(
            element: element,
            fraction: height > 0 ? max(0, top - span.lowerBound) / height : 0,
            distance: max(0, span.lowerBound - top)
        )
    }

    /// Scrolls the content of a place to the top of the screen again.
    func restore(_ place: ReadingPlace) {
        let span = content.span(of: place.element)
        let top = span.lowerBound + place.fraction * (span.upperBound - span.lowerBound) - place.distance
        let scale = contentScaleFactor
        shiftContentOffset(by: (top * scale).rounded() / scale - adjustedContentInset.top - bounds.minY)
    }
}
