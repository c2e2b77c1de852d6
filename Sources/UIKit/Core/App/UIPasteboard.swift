import Foundation

/// An object with which users share text, images and other items within an app, and text with other apps.
///
/// The general pasteboard is the desktop's clipboard, which has text only: its other items are those that the app
/// itself wrote last. Other pasteboards belong to the app.
///
/// ```swift
/// UIPasteboard.general.string = label.text
/// ```
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The options of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The date at which the items are removed, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other apps get nothing, a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The type that stands for the best one for a value.
    public static let typeAutomatic = PasteboardType.automatic
    /// The types of texts. The types in this list and in the following ones are *unverified*.
    open class var typeListString: NSArray { NSArray(array: [TypeIdentifier.utf8PlainText, TypeIdentifier.text]) }
    /// The types of URLs.
    open class var typeListURL: NSArray { NSArray(array: [TypeIdentifier.url]) }
    /// The types of images.
    open class var typeListImage: NSArray {
        NSArray(array: [TypeIdentifier.png, TypeIdentifier.jpeg, "com.compuserve.gif"])
    }
    /// The types of colors.
    open class var typeListColor: NSArray { NSArray(array: [PasteboardType.color]) }

    /// Posted after the contents of a pasteboard changed. The object is the pasteboard.
    ///
    /// The user info has the types that were added and removed, under `changedTypesAddedUserInfoKey` and
    /// `changedTypesRemovedUserInfoKey`.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The key of the types that were added, an array of `String`.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The key of the types that were removed, an array of `String`.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
    /// Posted before an app removes a pasteboard. The object is the pasteboard.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    /// The pasteboard of the whole desktop.
    open class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard(.general, PasteboardContents())
    private static var named: [Name: PasteboardContents] = [:]

    /// The name of the pasteboard.
    open var name: Name { ownName }

    /// The number of times that the contents changed. Changes by other apps count, too.
    open var changeCount: Int { contents.changeCount }

    private let ownName: Name
    private let contents: PasteboardContents

    private init(_ name: Name, _ contents: PasteboardContents) {
        ownName = name
        self.contents = contents
    }

    /// Returns the pasteboard of the app with a name; without one, creates it if `create` is `true`.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        if pasteboardName == .general {
            contents = Self.shared.contents
        } else if let known = Self.named[pasteboardName] {
            contents = known
        } else if create {
            contents = PasteboardContents()
            Self.named[pasteboardName] = contents
        } else {
            return nil
        }
        ownName = pasteboardName
    }

    /// Creates a pasteboard whose name no other one has.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        let contents = PasteboardContents()
        named[name] = contents
        return UIPasteboard(name, contents)
    }

    /// Removes a pasteboard of the app. The general one stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard let contents = named.removeValue(forKey: pasteboardName) else { return }
        let pasteboard = UIPasteboard(pasteboardName, contents)
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    }

    // MARK: Items

    /// The items, each with its values by their types. Setting them replaces all items.
    ///
    /// Texts and URLs are strings and URLs, and images and colors are objects; other values are data. Other apps get
    /// the texts of the items only.
    open var items: [[String: Any]] {
        get { currentItems.map(\.values) }
        set { setItems(newValue) }
    }

    /// Adds items to those that there are.
    open func addItems(_ items: [[String: Any]]) {
        store(currentItems + items.map { PasteboardItem($0) })
    }

    /// Replaces all items.
    ///
    /// - Parameters:
    ///   - items: The items, each with its values by their types.
    ///   - options: Whether other apps get nothing (`localOnly`), and when the items are removed (`expirationDate`).
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        store(
            items.map { PasteboardItem($0) },
            isLocal: options[.localOnly] as? Bool ?? false,
            expiration: options[.expirationDate] as? Date
        )
    }

    /// The number of items.
    open var numberOfItems: Int { currentItems.count }

    /// The items as item providers. Setting them replaces all items.
    open var itemProviders: [NSItemProvider] {
        get { currentItems.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces all items by those of item providers. Waits for their data, no longer than a second for each type.
    ///
    /// - Parameters:
    ///   - localOnly: Whether other apps get nothing.
    ///   - expirationDate: The time at which the items are removed; `nil` keeps them.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store(itemProviders.map { PasteboardItem($0) }, isLocal: localOnly, expiration: expirationDate)
    }

    /// Replaces all items by objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by objects.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let providers = objects.map { NSItemProvider(object: $0) }
        setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Types

    /// The types of the first item, the best first.
    open var types: [String] { currentItems.first?.types ?? [] }

    /// Returns whether the first item has a value of one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
    }

    /// Returns the types of each item of a set, or of all items; `nil` if there is none.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let found = items(in: itemSet)
        return found.isEmpty ? nil : found.map(\.types)
    }

    /// Returns whether one of a set of items, or of all items, has a value of one of some types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items(in: itemSet).contains { item in pasteboardTypes.contains { item.value(of: $0) != nil } }
    }

    /// Returns the indexes of the items that have a value of one of some types; `nil` if there are no items.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let all = currentItems
        guard !all.isEmpty else { return nil }
        return IndexSet(all.indices.filter { index in pasteboardTypes.contains { all[index].value(of: $0) != nil } })
    }

    /// Returns the value of a type in the first item; `nil` if there is none.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        currentItems.first?.value(of: pasteboardType)
    }

    /// Replaces all items by one with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        store([PasteboardItem([pasteboardType: value])])
    }

    /// Returns the value of a type in the first item as data; `nil` if there is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        currentItems.first?.data(of: pasteboardType)
    }

    /// Replaces all items by one with data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        store([PasteboardItem([pasteboardType: data])])
    }

    /// Returns the values of a type in a set of items, or in all items; `nil` if there are none.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let found = items(in: itemSet).compactMap { $0.value(of: pasteboardType) }
        return found.isEmpty ? nil : found
    }

    /// Returns the values of a type in a set of items, or in all items, as data; `nil` if there are none.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = items(in: itemSet).compactMap { $0.data(of: pasteboardType) }
        return found.isEmpty ? nil : found
    }

    /// The texts of a set of items, or of all items; `nil` for items without one.
    func texts(in itemSet: IndexSet?) -> [String?] { items(in: itemSet).map(\.string) }

    private func items(in itemSet: IndexSet?) -> [PasteboardItem] {
        let all = currentItems
        return itemSet.map { set in all.indices.filter { set.contains($0) }.map { all[$0] } } ?? all
    }

    // MARK: Values

    /// The text of the first item that has one; `nil` if there is none. Setting it replaces all items.
    ///
    /// If another app owns the desktop's clipboard, reading waits for it, at most a second.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts of the items; `nil` if there are none. Other apps get the texts as lines of one text.
    open var strings: [String]? {
        get { values(\.string) }
        set { store(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// Whether there is text. Doesn't read it.
    open var hasStrings: Bool {
        if ownName == .general, !ownsItems { return Clipboard.hasText }
        return currentItems.contains { $0.string != nil }
    }

    /// The URL in the first item that has one; `nil` if there is none. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of the items; `nil` if there are none. A text counts as a URL if it has a scheme and no spaces.
    open var urls: [URL]? {
        get { values(\.url) }
        set { store(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// Whether one of the items is a URL.
    open var hasURLs: Bool { urls != nil }

    /// The image in the first item that has one; `nil` if there is none. Setting it replaces all items. Other apps
    /// don't get images, and their images aren't read.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of the items; `nil` if there are none.
    open var images: [UIImage]? {
        get { values(\.image) }
        set { store(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// Whether one of the items is an image.
    open var hasImages: Bool { images != nil }

    /// The color in the first item that has one; `nil` if there is none. Setting it replaces all items. Other apps
    /// don't get colors.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of the items; `nil` if there are none.
    open var colors: [UIColor]? {
        get { values(\.color) }
        set { store(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// Whether one of the items is a color.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let found = currentItems.compactMap(value)
        return found.isEmpty ? nil : found
    }

    // MARK: Storage

    /// Whether the general pasteboard has the items that the app wrote last.
    private var ownsItems: Bool { contents.isInCharge && Clipboard.isUnchanged(since: contents.text) }

    private var currentItems: [PasteboardItem] {
        if contents.removeIfExpired(), ownName == .general, contents.isInCharge { Clipboard.share("") }
        guard ownName == .general, !ownsItems else { return contents.items }
        return Clipboard.text.map { [PasteboardItem($0)] } ?? []
    }

    private func store(_ items: [PasteboardItem], isLocal: Bool = false, expiration: Date? = nil) {
        contents.set(items, isLocal: isLocal, expiration: expiration)
        guard ownName == .general else { return didChange() }
        contents.isInCharge = true
        Clipboard.share(contents.text)
    }

    /// Notes that the app wrote a text to the desktop's clipboard, in place of the items.
    func giveUp() { contents.isInCharge = false }

    /// Counts a change and notifies observers.
    func didChange() {
        contents.changeCount += 1
        let types: [String]
        if ownName == .general, !ownsItems {
            types = Clipboard.hasText ? [TypeIdentifier.utf8PlainText] : []
        } else {
            types = contents.items.flatMap(\.types)
        }
        let old = contents.announcedTypes
        contents.announcedTypes = types
        NotificationCenter.default.post(
            name: Self.changedNotification,
            object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: types.filter { !old.contains($0) },
                Self.changedTypesRemovedUserInfoKey: old.filter { !types.contains($0) },
            ]
        )
    }
}

extension UIPasteboard {
    /// Replaces all items by values of Swift's, such as strings and URLs.
    public func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by values of Swift's, such as strings and URLs.
    public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }
}
