import Foundation

/// An image as an item: a PNG or JPEG file, and within the program the image itself.
extension UIImage: NSItemProviderReading, NSItemProviderWriting, WholeItemReading {
    /// The types whose files `init(data:)` reads.
    static let readableItemTypes = [
        TypeIdentifier.png, TypeIdentifier.jpeg, "public.tiff", "com.compuserve.gif", "com.microsoft.bmp",
        "org.webmproject.webp", "public.image",
    ]

    static func image(ofItem data: Data) throws -> UIImage {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// Returns the image as a file of a type.
    func itemData(_ typeIdentifier: String) -> Data? {
        typeIdentifier == TypeIdentifier.jpeg ? jpegData(compressionQuality: 1) : pngData()
    }

    func wholeItem(as readingClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        readingClass == UIImage.self ? self : nil
    }
}
