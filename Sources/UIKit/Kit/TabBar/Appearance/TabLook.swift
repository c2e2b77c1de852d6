import Foundation

/// The values of an appearance for a tab in its state.
struct TabLook {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var iconColor: UIColor?
    var badgeColor: UIColor?
    var badge: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero

    /// The same without the colors of the title and the image.
    var withoutColors: TabLook {
        var look = self
        look.iconColor = nil
        look.title[.foregroundColor] = nil
        return look
    }

    /// Returns these values, replaced by those of another state as far as it has any.
    func merging(_ other: TabLook) -> TabLook {
        var merged = self
        merged.title.merge(other.title) { $1 }
        merged.badge.merge(other.badge) { $1 }
        merged.iconColor = other.iconColor ?? iconColor
        merged.badgeColor = other.badgeColor ?? badgeColor
        if other.titleOffset != .zero { merged.titleOffset = other.titleOffset }
        if other.badgeOffset != .zero { merged.badgeOffset = other.badgeOffset }
        if other.badgeTitleOffset != .zero { merged.badgeTitleOffset = other.badgeTitleOffset }
        return merged
    }
}
