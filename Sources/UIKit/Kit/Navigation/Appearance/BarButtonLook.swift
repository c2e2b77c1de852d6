import Foundation

/// The values of an appearance for a button of a bar in its state.
struct BarButtonLook {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var image: UIImage?
    var imageOffset = UIOffset.zero

    /// Returns these values, replaced by those of another state as far as it has any.
    func merging(_ other: BarButtonLook) -> BarButtonLook {
        var merged = self
        merged.title.merge(other.title) { $1 }
        if other.titleOffset != .zero { merged.titleOffset = other.titleOffset }
        if let image = other.image { (merged.image, merged.imageOffset) = (image, other.imageOffset) }
        return merged
    }
}
