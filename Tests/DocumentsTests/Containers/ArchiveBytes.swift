/// The bytes of archives, for tests.
enum ArchiveBytes {
    /// Returns a tar archive. A name that ends with a slash is a folder.
    static func tar(_ files: [(name: String, bytes: [UInt8])], link: (name: String, target: String)? = nil) -> [UInt8] {
        var archive: [UInt8] = []
        for file in files {
            archive += header(file.name, file.bytes.count, file.name.hasSuffix("/") ? "5" : "0", "")
            archive += file.bytes + zeros(-file.bytes.count & 511)
        }
        if let link { archive += header(link.name, 0, "2", link.target) }
        return archive + zeros(1024)
    }

    private static func header(_ name: String, _ size: Int, _ kind: String, _ target: String) -> [UInt8] {
        func octal(_ number: Int, _ count: Int) -> [UInt8] {
            let digits = String(number, radix: 8)
            return Array((String(repeating: "0", count: count - 1 - digits.count) + digits).utf8) + [0]
        }
        func field(_ text: String, _ count: Int) -> [UInt8] { Array(text.utf8) + zeros(count - text.utf8.count) }
        let first = field(name, 100) + octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12)
        let last = Array(kind.utf8) + field(target, 100) + Array("ustar".utf8) + [0, 0x30, 0x30] + zeros(247)
        let start = first + octal(1_710_237_600, 12)
        let sum = (start + Array(repeating: 0x20, count: 8) + last).reduce(0) { $0 + Int($1) }
        return start + octal(sum, 7) + [0x20] + last
    }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    /// Returns a zip archive of files that are not packed.
    ///
    /// - Parameter isEncrypted: Whether the headers say that the files are encrypted.
    static func zip(_ files: [(name: String, bytes: [UInt8])], isEncrypted: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var (archive, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let name = Array(file.name.utf8)
            let flags = number(isEncrypted ? 0x801 : 0x800, 2)
            let facts =
                flags + number(0, 2) + number(0, 2) + number(0x586C, 2) + number(Int(crc(file.bytes)), 4)
                + number(file.bytes.count, 4) + number(file.bytes.count, 4) + number(name.count, 2) + number(0, 2)
            directory +=
                number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + facts + number(0, 2) + number(0, 2)
                + number(0, 2) + number(0, 4) + number(archive.count, 4) + name
            archive += number(0x0403_4B50, 4) + number(20, 2) + facts + name + file.bytes
        }
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
            + number(directory.count, 4) + number(archive.count, 4) + number(0, 2)
        return archive + directory + end
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
