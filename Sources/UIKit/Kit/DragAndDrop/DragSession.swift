import CoreGraphics
import Foundation

/// The items of a drag and the place of the finger, which the sessions of the source and of the destination share.
@MainActor
class DragItemsSession: NSObject {
    /// The items that are dragged.
    var items: [UIDragItem] = []
    /// The place of the finger or the pointer, in points of the screen.
    var place = CGPoint.zero
    /// Whether the items may be moved.
    var allowsMoveOperation = true
    /// Whether the items stay in the app.
    var isRestrictedToDraggingApplication = false

    func location(in view: UIView) -> CGPoint {
        view.layer.convert(place, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag of a drag interaction.
final class DragSession: DragItemsSession, UIDragSession {
    var localContext: Any?
}
