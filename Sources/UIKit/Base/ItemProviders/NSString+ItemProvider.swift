import Foundation

/// Text as an item: plain text in UTF-8.
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.utf8PlainText, TypeIdentifier.utf16PlainText, TypeIdentifier.plainText]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.utf8PlainText] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: try ItemText(data, typeIdentifier).string)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

/// Plain text of an item provider.
struct ItemText {
    let string: String

    /// - Throws: An error if the data aren't text of the type.
    init(_ data: Data, _ typeIdentifier: String) throws {
        let encoding: String.Encoding = typeIdentifier == TypeIdentifier.utf16PlainText ? .utf16 : .utf8
        guard let string = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.string = string
    }
}
