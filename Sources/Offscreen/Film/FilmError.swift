import CoreGraphics
import Foundation

/// The reason that a film cannot be made into a file, and the remedy.
package enum FilmError: Error, Equatable, CustomStringConvertible {
    /// A picture of this size exceeds the limits of the format or the available memory.
    case tooLarge(CGSize)
    /// The number of pictures does not fit side by side into the width in pixels.
    case tooNarrow(width: Int, pictures: Int)
    /// The encoder failed.
    case notEncoded(reason: String)
    /// The file could not be written.
    case notWritten(path: String, reason: String, remedy: String)

    package var description: String {
        switch self {
        case .tooLarge(let size):
            "A picture of \(Int(size.width)) × \(Int(size.height)) is too large. Ask for a smaller scale."
        case .tooNarrow(let width, let pictures):
            "\(pictures) pictures do not fit into \(width) pixels. Ask for fewer, or for a wider strip."
        case .notEncoded(let reason):
            "The animation could not be encoded: \(reason)."
        case .notWritten(let path, let reason, let remedy):
            "Could not write \(path): \(reason). \(remedy)"
        }
    }
}
