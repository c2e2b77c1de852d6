import Foundation

/// The groups of a bar that the user wants to see, in their order.
struct BarItemCustomization: Equatable {
    /// The ways in which the user may change the place of a group.
    enum Kind: Equatable {
        /// The group stays in its place.
        case fixed
        /// The group can be moved.
        case movable(String)
        /// The group can be moved, removed and added.
        case optional(String, isShownByDefault: Bool)

        /// The identifier of a group that can be moved.
        var identifier: String? {
            switch self {
            case .fixed: nil
            case .movable(let identifier), .optional(let identifier, _): identifier
            }
        }

        var isOptional: Bool {
            if case .optional = self { true } else { false }
        }

        fileprivate var isShownByDefault: Bool {
            if case .optional(_, let isShown) = self { isShown } else { true }
        }
    }

    /// The identifiers of the groups that can be moved, as far as they are visible, in the order of the user.
    private(set) var shown: [String]

    /// The order before the user changes it.
    init(defaultFor kinds: [Kind]) {
        shown = kinds.filter(\.isShownByDefault).compactMap(\.identifier)
    }

    /// The order that the user chose for groups which may be others now. Those that can't be removed are always in it.
    init(_ shown: [String], for kinds: [Kind]) {
        let known = kinds.compactMap(\.identifier)
        let kept = shown.filter(known.contains)
        let missing = kinds.filter { !$0.isOptional }.compactMap(\.identifier).filter { !kept.contains($0) }
        self.shown = kept + missing
    }

    /// Returns the indexes of the visible groups in their order. Groups that stay are in their places, and the others
    /// fill the places between them.
    func indexes(of kinds: [Kind]) -> [Int] {
        var queue = shown.compactMap { identifier in kinds.firstIndex { $0.identifier == identifier } }[...]
        var result: [Int] = []
        for (index, kind) in kinds.enumerated() {
            if kind == .fixed { result.append(index) } else if let next = queue.popFirst() { result.append(next) }
        }
        return result + queue
    }

    // MARK: Changes

    /// Adds or removes a group.
    mutating func toggle(_ identifier: String) {
        if let index = shown.firstIndex(of: identifier) { shown.remove(at: index) } else { shown.append(identifier) }
    }

    /// Moves a group by places among those that can be moved.
    mutating func move(_ identifier: String, by step: Int) {
        guard let index = shown.firstIndex(of: identifier), shown.indices.contains(index + step) else { return }
        shown.swapAt(index, index + step)
    }
}
