/// A compression of whole files, told by their first bytes.
enum CompressionKind: Sendable, Hashable, CaseIterable {
    case gzip, zstd, xz, bzip2

    var name: String {
        switch self {
        case .gzip: "gzip"
        case .zstd: "zstd"
        case .xz: "xz"
        case .bzip2: "bzip2"
        }
    }

    /// The extensions of file names, which come after that of what is compressed.
    static let fileExtensions: Set = ["gz", "zst", "xz", "bz2"]

    private var signatures: [[UInt8]] {
        switch self {
        case .gzip: [[0x1F, 0x8B, 0x08]]
        // A frame, or a frame to skip at the beginning, as some programs write it.
        case .zstd: [[0x28, 0xB5, 0x2F, 0xFD]] + (0x50...0x5F).map { [$0, 0x2A, 0x4D, 0x18] }
        case .xz: [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]]
        // The size of blocks as a digit, and the beginning of a block, or of the end of a stream without one.
        case .bzip2:
            (0x31...0x39).flatMap { [[0x42, 0x5A, 0x68, $0, 0x31, 0x41], [0x42, 0x5A, 0x68, $0, 0x17, 0x72]] }
        }
    }

    /// The number of bytes that tell the compression.
    static let signatureLength = 6

    /// The answer to the question how bytes are compressed.
    enum Answer: Equatable {
        case compressed(CompressionKind), plain
        /// The next bytes may complete a signature.
        case unknown
    }

    static func answer(_ beginning: [UInt8], isWhole: Bool) -> Answer {
        for kind in allCases where kind.signatures.contains(where: beginning.starts) { return .compressed(kind) }
        let isOpen = allCases.contains {
            $0.signatures.contains { $0.count > beginning.count && $0.starts(with: beginning) }
        }
        return isOpen && !isWhole ? .unknown : .plain
    }
}
