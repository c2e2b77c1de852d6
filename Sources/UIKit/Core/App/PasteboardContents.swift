import Foundation

/// The items of a pasteboard, which all objects with its name share.
@MainActor
final class PasteboardContents {
    private(set) var items: [PasteboardItem] = []
    var changeCount = 0
    /// The types at the last change that observers were told of.
    var announcedTypes: [String] = []
    /// Whether only this app gets the items.
    private(set) var isLocal = false
    /// Whether the general pasteboard was written last by its items, and not by a copied text.
    var isInCharge = false
    private var expiration: Date?

    func set(_ items: [PasteboardItem], isLocal: Bool = false, expiration: Date? = nil) {
        (self.items, self.isLocal, self.expiration) = (items, isLocal, expiration)
    }

    /// Removes the items if their time is over.
    ///
    /// - Returns: Whether it was.
    func removeIfExpired() -> Bool {
        guard let expiration, expiration <= Date() else { return false }
        set([])
        return true
    }

    /// The text that other apps get.
    var text: String { isLocal ? "" : items.compactMap(\.string).joined(separator: "\n") }
}
