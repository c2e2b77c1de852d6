import Failures

/// The accessories of a cell at each end, in their order from the leading to the trailing edge.
@MainActor
struct AccessoryOrder {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// - Parameter isEditing: Whether the accessories of the editing mode are shown.
    init(_ accessories: [UICellAccessory], isEditing: Bool) {
        requireOneOfEachType(accessories)
        let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
        let ranked = shown.compactMap { accessory in accessory.accessoryType.rank.map { (accessory, $0) } }
            .sorted { $0.1 < $1.1 }
        leading = ranked.filter { $0.1 < 0 }.map(\.0)
        trailing = ranked.filter { $0.1 > 0 }.map(\.0)
        for accessory in shown {
            guard let placement = accessory.placement else { continue }
            if placement.isLeading {
                leading.insert(accessory, at: min(max(0, placement.position(leading)), leading.count))
            } else {
                trailing.insert(accessory, at: min(max(0, placement.position(trailing)), trailing.count))
            }
        }
    }

    private func requireOneOfEachType(_ accessories: [UICellAccessory]) {
        var types: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories {
            programmerError(
                unless: types.insert(accessory.accessoryType).inserted,
                "a cell has at most one accessory of each type, and not two of the type \(accessory.accessoryType)",
                in: "UICollectionViewListCell.accessories"
            )
        }
    }
}

extension UICellAccessory {
    fileprivate func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// The place among the accessories of the system, negative for those before the content; `nil` for a view of the
    /// client's. The order was recorded on a Mac (kern0x1b/charon), except for those of menus, details and outlines.
    fileprivate var rank: Int? {
        switch self {
        case .delete: -3
        case .insert: -2
        case .multiselect: -1
        case .label: 1
        case .popUpMenu: 2
        case .checkmark: 3
        case .detail: 4
        case .disclosureIndicator: 5
        case .outlineDisclosure: 6
        case .reorder: 7
        case .customView: nil
        }
    }
}
