import Foundation

/// A URL as an item: its text.
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.fileURL, TypeIdentifier.url] }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.fileURL, TypeIdentifier.url] }

    /// `public.file-url` is a type of the URLs of files only.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? Self.writableTypeIdentifiersForItemProvider : [TypeIdentifier.url]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
