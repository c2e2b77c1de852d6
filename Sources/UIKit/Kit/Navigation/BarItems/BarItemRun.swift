/// A part of a row of items: items that share a capsule, or a space.
@MainActor
enum BarItemRun {
    case capsule([UIBarButtonItem])
    case space(UIBarButtonItem)

    /// Returns the parts of a row. Images beside each other share a capsule, and titles, done buttons and custom views
    /// have their own, as Apple's session 284 of 2025 says. A space separates capsules, and so does a group.
    static func runs(of items: [UIBarButtonItem]) -> [BarItemRun] {
        var runs: [BarItemRun] = []
        for item in items {
            guard item.content == .button else {
                runs.append(.space(item))
                continue
            }
            if case .capsule(let last)? = runs.last, let neighbor = last.last, neighbor.joins(item) {
                runs[runs.count - 1] = .capsule(last + [item])
            } else {
                runs.append(.capsule([item]))
            }
        }
        return runs
    }

    /// Whether there is a gap between this part and the next one. A space is a gap of its own.
    var hasGapBehind: Bool { if case .capsule = self { true } else { false } }
}

extension UIBarButtonItem {
    fileprivate func joins(_ next: UIBarButtonItem) -> Bool {
        group === next.group && mayShare && next.mayShare
    }

    private var mayShare: Bool {
        sharesBackground && !hidesSharedBackground && customView == nil && image != nil && style == .plain
            && !standsAlone
    }
}
