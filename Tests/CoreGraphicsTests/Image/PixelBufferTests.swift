import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PixelBufferTests {
    /// A new buffer may reuse the memory of a freed one.
    @Test func aNewBufferIsTransparent() throws {
        for round in 0..<8 {
            let (width, height) = round.isMultiple(of: 2) ? (40, 30) : (30, 40)
            let buffer = try #require(PixelBuffer(width: width, height: height))
            #expect(buffer.bytes.allSatisfy { $0 == 0 })
            buffer.bytes.initialize(repeating: 0xFF)
        }
    }

    @Test func buffersThatLiveSideBySideShareNothing() throws {
        let buffers = try (0..<5).map { _ in try #require(PixelBuffer(width: 16, height: 16)) }
        #expect(Set(buffers.map(\.base)).count == 5)
    }

    @Test func memoryIsUsedAgainForTheSameSizeOnly() throws {
        let memory = SpareMemory()
        let first = try #require(memory.take(4096, isCleared: true))
        memory.recycle(first, 4096)
        let larger = try #require(memory.take(8192, isCleared: true))
        #expect(larger != first)
        let again = try #require(memory.take(4096, isCleared: true))
        #expect(again == first)
        free(larger)
        free(again)
    }

    @Test func onlyClearedMemoryLosesItsBytes() throws {
        let memory = SpareMemory()
        let first = try #require(memory.take(64, isCleared: true))
        memset(first, 0xAB, 64)
        memory.recycle(first, 64)
        let uncleared = try #require(memory.take(64, isCleared: false))
        #expect(UnsafeRawBufferPointer(start: uncleared, count: 64).allSatisfy { $0 == 0xAB })
        memory.recycle(uncleared, 64)
        let cleared = try #require(memory.take(64, isCleared: true))
        #expect(UnsafeRawBufferPointer(start: cleared, count: 64).allSatisfy { $0 == 0 })
        free(cleared)
    }
}
