import Foundation

/// An object with which users share text within an app and with other apps.
///
/// The general pasteboard is the desktop's clipboard. Other pasteboards belong to the app.
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

    /// Posted after the contents of a pasteboard changed. The object is the pasteboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
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

    // MARK: Texts

    /// The text of the first item; `nil` if there is none. Setting it replaces all items.
    ///
    /// If another app owns the desktop's clipboard, reading waits for it, at most a second.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts of the items; `nil` if there are none. Other apps get the texts as lines of one text.
    open var strings: [String]? {
        get {
            guard ownName == .general else { return contents.strings.isEmpty ? nil : contents.strings }
            guard let text = Clipboard.text else { return nil }
            // Another app may have written since.
            return contents.text == text ? contents.strings : [text]
        }
        set {
            contents.strings = newValue ?? []
            if ownName == .general { Clipboard.write(contents.text) } else { didChange() }
        }
    }

    /// Whether there is text. Doesn't read it.
    open var hasStrings: Bool { ownName == .general ? Clipboard.hasText : !contents.strings.isEmpty }

    /// The URL in the first item; `nil` if there is none. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { strings = newValue.map { [$0.absoluteString] } ?? [] }
    }

    /// The URLs of the items; `nil` if there are none. A text counts as a URL if it has a scheme and no spaces.
    open var urls: [URL]? {
        get {
            let found = strings?.compactMap { URL(string: $0) }.filter { $0.scheme != nil } ?? []
            return found.isEmpty ? nil : found
        }
        set { strings = newValue?.map(\.absoluteString) ?? [] }
    }

    /// Whether one of the items is a URL.
    open var hasURLs: Bool { urls != nil }

    /// The number of items.
    open var numberOfItems: Int {
        guard ownName == .general, Clipboard.text != contents.text else { return contents.strings.count }
        return Clipboard.hasText ? 1 : 0
    }

    /// Counts a change and notifies observers.
    func didChange() {
        contents.changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
