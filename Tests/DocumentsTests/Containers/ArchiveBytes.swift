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

    /// Returns an image of a disk (ISO 9660) with files in its root folder, whose names are in capitals.
    static func iso(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        let sector = 2048
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        func both(_ value: Int, _ count: Int) -> [UInt8] { little(value, count) + little(value, count).reversed() }
        func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + zeros(-bytes.count & (sector - 1)) }
        func record(_ name: [UInt8], at place: Int, _ size: Int, isFolder: Bool) -> [UInt8] {
            let time: [UInt8] = [124, 3, 12, 10, 0, 0, 0]
            let facts: [UInt8] = both(place, 4) + both(size, 4) + time + [isFolder ? 2 : 0, 0, 0] + both(1, 2)
            let rest: [UInt8] = [0] + facts + [UInt8(name.count)] + name + zeros(name.count & 1 ^ 1)
            return [UInt8(rest.count + 1)] + rest
        }
        // The sectors of the root folder and of the files, after those of the volume and of two tables of paths.
        let (root, first) = (20, 21)
        var (folder, contents): ([UInt8], [UInt8]) = ([], [])
        for name in [[UInt8(0)], [1]] { folder += record(name, at: root, sector, isFolder: true) }
        for file in files {
            let place = first + contents.count / sector
            folder += record(Array("\(file.name);1".utf8), at: place, file.bytes.count, isFolder: false)
            contents += padded(file.bytes)
        }
        // Programs pad images, and the library looks at no fewer sectors.
        contents += zeros(32 * sector)
        let path: [UInt8] = [1, 0] + little(root, 4) + [1, 0, 0, 0]
        let tables: [UInt8] = both(path.count, 4) + little(18, 4) + zeros(4) + little(19, 4).reversed() + zeros(4)
        let spaces = [UInt8](repeating: 0x20, count: 64)
        let count = first + contents.count / sector
        let sizes: [UInt8] = both(count, 4) + zeros(32) + both(1, 2) + both(1, 2) + both(sector, 2)
        let place = tables + record([0], at: root, sector, isFolder: true)
        let end = [UInt8](repeating: 0x20, count: 623) + [UInt8](repeating: 0x30, count: 68) + [1]
        let sign = Array("CD001".utf8)
        let volume: [UInt8] = [1] + sign + [1, 0] + spaces + zeros(8) + sizes + place + end
        let otherPath: [UInt8] = [1, 0] + little(root, 4).reversed() + [0, 1, 0, 0]
        let head = zeros(16 * sector) + padded(volume) + padded([255] + sign + [1]) + padded(path) + padded(otherPath)
        return head + padded(folder) + contents
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
