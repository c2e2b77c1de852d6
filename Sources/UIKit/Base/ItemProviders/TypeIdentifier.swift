import Foundation

/// A uniform type identifier, such as `public.png`, and the types that it conforms to.
///
/// The hierarchy is from developer.apple.com/documentation/uniformtypeidentifiers. Identifiers that aren't in it
/// conform to themselves only.
struct TypeIdentifier: Hashable {
    let rawValue: String

    init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The type of a file by the extension of its name; `public.data` for an unknown one.
    init(filenameExtension: String) {
        rawValue = Self.extensions[filenameExtension.lowercased()] ?? Self.data
    }

    static let data = "public.data"
    static let fileURL = "public.file-url"
    static let jpeg = "public.jpeg"
    static let plainText = "public.plain-text"
    static let png = "public.png"
    static let text = "public.text"
    static let url = "public.url"
    static let utf16PlainText = "public.utf16-plain-text"
    static let utf8PlainText = "public.utf8-plain-text"

    /// Returns whether a value of the type is also one of another type.
    func conforms(to other: TypeIdentifier) -> Bool {
        self == other || (Self.parents[rawValue] ?? []).contains { TypeIdentifier($0).conforms(to: other) }
    }

    private static let parents: [String: [String]] = [
        "public.data": ["public.item"],
        "public.content": ["public.item"],
        "public.composite-content": ["public.content"],
        "public.directory": ["public.item"],
        "public.folder": ["public.directory"],
        "public.archive": ["public.item"],
        "public.zip-archive": ["public.data", "public.archive"],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.utf16-external-plain-text": ["public.plain-text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.yaml": ["public.text"],
        "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"],
        "public.delimited-values-text": ["public.text"],
        "public.comma-separated-values-text": ["public.delimited-values-text"],
        "public.tab-separated-values-text": ["public.delimited-values-text"],
        "public.log": ["public.plain-text"],
        "public.vcard": ["public.text", "public.contact"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
        "public.image": ["public.data", "public.content"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.tiff": ["public.image"],
        "public.heif": ["public.image"],
        "public.heic": ["public.heif"],
        "com.compuserve.gif": ["public.image"],
        "com.microsoft.bmp": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "public.svg-image": ["public.image", "public.xml"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.video": ["public.movie"],
        "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.audio": ["public.audiovisual-content"],
        "public.mp3": ["public.audio"],
        "com.apple.m4a-audio": ["public.audio"],
        "com.microsoft.waveform-audio": ["public.audio"],
        "com.apple.property-list": ["public.data"],
    ]

    private static let extensions: [String: String] = [
        "txt": plainText, "text": plainText, "md": plainText, "log": "public.log", "rtf": "public.rtf",
        "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json", "yaml": "public.yaml",
        "yml": "public.yaml", "swift": "public.swift-source", "csv": "public.comma-separated-values-text",
        "tsv": "public.tab-separated-values-text", "vcf": "public.vcard", "png": png, "jpg": jpeg, "jpeg": jpeg,
        "tif": "public.tiff", "tiff": "public.tiff", "heic": "public.heic", "heif": "public.heif",
        "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp", "webp": "org.webmproject.webp",
        "svg": "public.svg-image", "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
        "mp3": "public.mp3", "m4a": "com.apple.m4a-audio", "wav": "com.microsoft.waveform-audio",
        "zip": "public.zip-archive", "plist": "com.apple.property-list",
    ]
}
