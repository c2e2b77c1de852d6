import CoreGraphics
import Foundation

/// The reason that a film cannot be made into a file, and the remedy.
package enum FilmError: Error, Equatable, CustomStringConvertible {
    /// A picture of this size is more than the format or the memory allows.
    case tooLarge(CGSize)
    /// That many pictures do not fit side by side into so many pixels.
    case tooNarrow(width: Int, pictures: Int)
    /// The encoder gave up.
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
