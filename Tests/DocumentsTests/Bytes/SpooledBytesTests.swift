import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

@Suite struct SpooledBytesTests {
    @Test(arguments: [0, 10, 1000, 100_000])
    func writtenBytesAreReadAsTheyWere(limit: Int) throws {
        var generator = SeededGenerator(seed: 3)
        let spool = SpooledBytes(memoryLimit: limit)
        var all: [UInt8] = []
        for _ in 0..<50 {
            let part = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            try part.withUnsafeBytes { bytes in try spool.append(bytes) }
            all += part
            let isInMemory = spool.isInMemory && all.count <= limit
            let taken = generator.below(min(20, all.count + 1))
            spool.removeLast(taken)
            all.removeLast(taken)
            #expect(spool.count == all.count)
            #expect(spool.isInMemory == isInMemory)
            let start = Int.random(in: 0...all.count, using: &generator)
            #expect(spool.bytes(in: start..<all.count) == Array(all[start...]))
            #expect(spool.bytes(in: all.count..<all.count + 9) == [])
        }
    }

    @Test func aFileThatCannotBeMadeIsAnError() {
        let spool = SpooledBytes(memoryLimit: 0, folder: "/no/such/folder")
        #expect(throws: ReadFailure(code: ENOENT)) {
            try [1, 2].withUnsafeBytes { bytes in try spool.append(bytes) }
        }
        #expect(spool.count == 0)
    }

    @Test(arguments: [false, true])
    func aFileHasANameUntilItIsTakenAway(isRemoved: Bool) throws {
        let folder = try TemporaryFolder()
        var spool: SpooledBytes? = SpooledBytes(memoryLimit: 1, keepsName: true, folder: folder.path)
        try spool?.append([1])
        #expect(spool?.path == nil)
        try spool?.append([2, 3])
        let path = String(decoding: try #require(spool?.path), as: UTF8.self)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3]))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        if isRemoved { spool?.removeName() } else { spool = nil }
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(spool?.bytes(in: 0..<9) ?? [1, 2, 3] == [1, 2, 3])
    }

    /// A packed file of some kilobytes may unpack to all that a disk has.
    @Test(arguments: [
        (free: 3_000, size: 100_000, count: 1_000, holds: true),
        (free: 3_000, size: 100_000, count: 2_001, holds: false),
        (free: 300, size: 4_000, count: 100, holds: true),
        (free: 300, size: 4_000, count: 101, holds: false),
    ])
    func otherProgramsKeepRoomOnTheDisk(free: Double, size: Double, count: Int, holds: Bool) {
        #expect(DiskRoom(free: free, size: size).holds(count, reserve: 1_000) == holds)
    }
}
