import CWebP
import CoreGraphics
import Foundation

/// An animated WebP file, parsed according to the container specification and without libwebp's demultiplexer.
struct WebPFile {
    struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let milliseconds: Int
        /// The chunks of the picture, as in a file of its own.
        let content: Data
    }

    private(set) var size = (width: 0, height: 0)
    private(set) var repetitions: Int?
    private(set) var frames: [Frame] = []

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count > 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8),
            Self.number(bytes, at: 4, count: 4) == bytes.count - 8
        else { return nil }
        var offset = 12
        while offset + 8 <= bytes.count {
            let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
            let length = Self.number(bytes, at: offset + 4, count: 4)
            let start = offset + 8
            guard start + length <= bytes.count else { return nil }
            switch name {
            case "VP8X":
                size = (
                    Self.number(bytes, at: start + 4, count: 3) + 1, Self.number(bytes, at: start + 7, count: 3) + 1
                )
            case "ANIM": repetitions = Self.number(bytes, at: start + 4, count: 2)
            case "ANMF": frames.append(Self.frame(bytes, at: start, length: length))
            default: break
            }
            offset = start + length + length % 2
        }
    }

    private static func frame(_ bytes: [UInt8], at start: Int, length: Int) -> Frame {
        Frame(
            x: number(bytes, at: start, count: 3) * 2,
            y: number(bytes, at: start + 3, count: 3) * 2,
            width: number(bytes, at: start + 6, count: 3) + 1,
            height: number(bytes, at: start + 9, count: 3) + 1,
            milliseconds: number(bytes, at: start + 12, count: 3),
            content: Data(bytes[start + 16..<start + length])
        )
    }

    private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}

extension WebPFile.Frame {
    /// Alpha, red, green and blue of each pixel, from the highest byte to the lowest, or `nil` if
    /// libwebp can't read it.
    var pixels: [UInt32]? {
        var length = UInt32(content.count + 4).littleEndian
        var file = Data("RIFF".utf8)
        file.append(Data(bytes: &length, count: 4))
        file += Data("WEBP".utf8) + content
        var (width, height): (Int32, Int32) = (0, 0)
        return file.withUnsafeBytes { bytes in
            let base = bytes.bindMemory(to: UInt8.self).baseAddress
            guard let decoded = WebPDecodeBGRA(base, bytes.count, &width, &height) else { return nil }
            defer { WebPFree(decoded) }
            guard Int(width) == self.width, Int(height) == self.height else { return nil }
            return decoded.withMemoryRebound(to: UInt32.self, capacity: self.width * self.height) {
                Array(UnsafeBufferPointer(start: $0, count: self.width * self.height))
            }
        }
    }
}
