import Foundation

/// Attributed text as an item: plain text, and within the program the text with its attributes.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting, WholeItemReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        NSString.readableTypeIdentifiersForItemProvider
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        NSString.writableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = NSAttributedString(string: try ItemText(data, typeIdentifier).string)
        guard let made = (self == NSMutableAttributedString.self ? text.mutableCopy() : text) as? Self else {
            throw CocoaError(.fileReadUnknown)
        }
        return made
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }

    func wholeItem(as readingClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        if readingClass == NSMutableAttributedString.self { return NSMutableAttributedString(attributedString: self) }
        return readingClass == NSAttributedString.self ? NSAttributedString(attributedString: self) : nil
    }
}
