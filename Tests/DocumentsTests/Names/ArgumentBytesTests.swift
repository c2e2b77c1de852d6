import SeededRandom
import Testing

@testable import Documents

@Suite struct ArgumentBytesTests {
    @Test func textIsItself() {
        #expect(ArgumentBytes.text(of: Array("--find=ä b\n".utf8)) == "--find=ä b\n")
    }

    @Test func anyBytesComeBack() {
        for seed in 1...500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: 1...255, using: &generator)
            }
            // The scalars that stand for bytes, and parts of them.
            if seed % 2 == 0 { bytes += [0xF4, 0x8F, 0xBF, 0xBF, 0xF4, 0x8F, 0xBC, 0x80, 0xF4, 0x8F] }
            #expect(ArgumentBytes.bytes(of: ArgumentBytes.text(of: bytes)) == bytes, "seed \(seed)")
        }
    }

    @Test func differentBytesAreDifferentTexts() {
        let scalar: [UInt8] = [0xF4, 0x8F, 0xBF, 0xBF]
        #expect(ArgumentBytes.text(of: [0xFF]) != ArgumentBytes.text(of: scalar))
    }
}
