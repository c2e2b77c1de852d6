import Foundation

/// One item of a pasteboard: its value in each of its types, the best first.
struct PasteboardItem {
    private var parts: [(type: String, value: Any)]

    /// Creates an item of the types of a client. `UIPasteboard.typeAutomatic` stands for the type of the value.
    init(_ values: [String: Any]) {
        parts = values.sorted { $0.key < $1.key }.map { type, value in
            let value = Self.swiftValue(value)
            return (type == PasteboardType.automatic ? Self.type(of: value) : type, value)
        }
    }

    /// Creates an item of one value, in the type that is for it.
    init(_ value: Any) {
        self.init([PasteboardType.automatic: value])
    }

    /// Creates an item of what an item provider has. Waits for it, no longer than a second for each type.
    init(_ provider: NSItemProvider) {
        parts = provider.registeredTypeIdentifiers.compactMap { type in
            provider.waitForObject(of: type).map { (type, Self.swiftValue($0)) }
        }
    }

    var types: [String] { parts.map(\.type) }

    /// The values by their types.
    var values: [String: Any] { Dictionary(parts.map { ($0.type, $0.value) }) { first, _ in first } }

    /// Returns the value of a type, or else of the first type that conforms to it.
    func value(of type: String) -> Any? {
        let exact = parts.first { $0.type == type }
        return (exact ?? parts.first { TypeIdentifier($0.type).conforms(to: TypeIdentifier(type)) })?.value
    }

    /// Returns the value of a type as data; `nil` if there is none, or if it has no form as data, as a color.
    func data(of type: String) -> Data? {
        switch value(of: type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.itemData(type)
        default: nil
        }
    }

    /// The text of the item. A URL is a text, too.
    var string: String? {
        switch value(of: TypeIdentifier.text) {
        case let text as String: text
        case let data as Data: String(data: data, encoding: .utf8)
        default: (value(of: TypeIdentifier.url) as? URL)?.absoluteString
        }
    }

    /// The URL of the item. A text counts as a URL if it has a scheme and no spaces.
    var url: URL? {
        switch value(of: TypeIdentifier.url) {
        case let url as URL: url
        case let data as Data: URL(dataRepresentation: data, relativeTo: nil)
        default: string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
        }
    }

    var image: UIImage? {
        switch value(of: PasteboardType.image) {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    var color: UIColor? { value(of: PasteboardType.color) as? UIColor }

    /// An item provider with the values of the item.
    var provider: NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in parts {
            let object: (any NSItemProviderWriting)? =
                switch value {
                case let text as String: text as NSString
                case let url as URL: url as NSURL
                case let image as UIImage: image
                default: nil
                }
            if let object {
                provider.registerObject(object, visibility: .all)
            } else if let data = value as? Data {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    completion(data, nil)
                    return nil
                }
            }
        }
        return provider
    }

    private static func type(of value: Any) -> String {
        switch value {
        case is String: TypeIdentifier.utf8PlainText
        case is URL: TypeIdentifier.url
        case is UIImage: TypeIdentifier.png
        case is UIColor: PasteboardType.color
        default: TypeIdentifier.data
        }
    }

    /// Returns a value in Swift's type, if it is an object of a class of Foundation.
    private static func swiftValue(_ value: Any) -> Any {
        switch value {
        case let text as String: text
        case let url as URL: url
        case let data as Data: data
        case let text as NSAttributedString: text.string
        default: value
        }
    }
}

/// The types that pasteboards add to those of files.
enum PasteboardType {
    static let automatic = "com.apple.uikit.type-automatic"
    static let color = "com.apple.uikit.color"
    static let image = "public.image"
}

extension NSItemProvider {
    /// The longest time to wait for an item, in seconds.
    private static let patience: TimeInterval = 1

    /// Returns the object or the data of a type, for which it waits.
    fileprivate func waitForObject(of type: String) -> Any? {
        let identifier = TypeIdentifier(type)
        let readers: [any NSItemProviderReading.Type] = [UIImage.self, NSURL.self, NSString.self]
        let reader = readers.first { reader in
            reader.readableTypeIdentifiersForItemProvider.contains { identifier.conforms(to: TypeIdentifier($0)) }
        }
        if let reader {
            let object = wait { answer in loadObject(ofClass: reader) { object, _ in answer.give(object) } }
            if let object { return object }
        }
        return wait { answer in loadDataRepresentation(forTypeIdentifier: type) { data, _ in answer.give(data) } }
    }

    private func wait(for load: (ItemAnswer) -> Void) -> Any? {
        let answer = ItemAnswer()
        load(answer)
        return answer.wait(upTo: Self.patience)
    }
}

/// The answer of another thread.
private final class ItemAnswer: @unchecked Sendable {
    private let lock = NSLock()
    private let arrival = DispatchSemaphore(value: 0)
    private var value: Any?

    func give(_ value: Any?) {
        lock.withLock { self.value = value }
        arrival.signal()
    }

    func wait(upTo seconds: TimeInterval) -> Any? {
        guard arrival.wait(timeout: .now() + seconds) == .success else { return nil }
        return lock.withLock { value }
    }
}
