/// A kind of file that has others, or tables, inside it. Its beginning tells it.
enum ContainerKind: Sendable, Hashable {
    case archive(ArchiveKind)
    case database

    /// The number of bytes that tell the kind.
    static let signatureLength = 33 * 1024

    /// Returns the kind of a file; `nil` for a file that lists no others.
    init?(_ beginning: [UInt8]) {
        if beginning.starts(with: Array("SQLite format 3\0".utf8)) {
            self = .database
        } else if let kind = ArchiveKind(beginning) {
            self = .archive(kind)
        } else {
            return nil
        }
    }
}

/// A kind of archive.
enum ArchiveKind: Sendable, Hashable, CaseIterable {
    case zip, tar, sevenZip, rar, cpio, ar, cabinet, xar, iso

    /// The name in a sentence.
    var name: String {
        switch self {
        case .zip: "a zip archive"
        case .tar: "a tar archive"
        case .sevenZip: "a 7z archive"
        case .rar: "a RAR archive"
        case .cpio: "a cpio archive"
        case .ar: "an ar archive"
        case .cabinet: "a cabinet"
        case .xar: "a xar archive"
        case .iso: "an ISO image"
        }
    }

    /// The bytes at the beginning, and the offset at which they are.
    private var signatures: [(bytes: [UInt8], offset: Int)] {
        switch self {
        case .zip: [([0x50, 0x4B, 3, 4], 0), ([0x50, 0x4B, 5, 6], 0)]
        case .tar: [(Array("ustar".utf8), 257)]
        case .sevenZip: [([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], 0)]
        case .rar: [([0x52, 0x61, 0x72, 0x21, 0x1A, 7], 0)]
        case .cpio: [(Array("070701".utf8), 0), (Array("070702".utf8), 0), (Array("070707".utf8), 0)]
        case .ar: [(Array("!<arch>\n".utf8), 0)]
        case .cabinet: [(Array("MSCF\0\0\0\0".utf8), 0)]
        case .xar: [([0x78, 0x61, 0x72, 0x21, 0, 0x1C], 0)]
        // The first 16 sectors are for computers that start from the image.
        case .iso: [([1] + Array("CD001".utf8), 16 * 2048)]
        }
    }

    fileprivate init?(_ beginning: [UInt8]) {
        let kind = Self.allCases.first { kind in
            kind.signatures.contains { beginning.dropFirst($0.offset).starts(with: $0.bytes) }
        }
        guard let kind else { return nil }
        self = kind
    }

    /// Whether a file in the archive is found by its offset, without reading those before it.
    var isDirect: Bool { [.zip, .tar, .cpio].contains(self) }
    /// Whether the archive can be listed while its bytes come.
    var isSequential: Bool { [.tar, .cpio, .ar].contains(self) }
}
