import CoreGraphics
import RowGeometry

/// What the reader sees at the top of the screen: which row, and which part of it.
struct ReadingPlace: Equatable {
    let element: RowGeometry.Element
    /// How much of it is above the top, as a part of its height.
    let fraction: CGFloat
    /// How far below the top it begins, if all of it is below.
    let distance: CGFloat

    /// The same place after an update; `nil` if what was there is gone.
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
    /// What is at the top of the screen; `nil` at the very top of the content, which stays where it is by itself.
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

    /// Brings what was at the top of the screen there again.
    func restore(_ place: ReadingPlace) {
        let span = content.span(of: place.element)
        let top = span.lowerBound + place.fraction * (span.upperBound - span.lowerBound) - place.distance
        let scale = contentScaleFactor
        shiftContentOffset(by: (top * scale).rounded() / scale - adjustedContentInset.top - bounds.minY)
    }
}
