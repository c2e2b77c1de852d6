import CoreGraphics
import Foundation

/// An error in writing a recording to a file. Its description suggests a remedy.
///
/// ```swift
/// do {
///     try recording.write(to: url)
/// } catch RecordingError.tooLarge(let size) {
///     print("\(size) is too much")
/// } catch RecordingError.tooNarrow(let width, let pictures) {
///     print("\(pictures) pictures in \(width) pixels")
/// } catch RecordingError.notEncoded(let reason) {
///     print(reason)
/// } catch RecordingError.notWritten(let path, let reason, let remedy) {
///     print(path, reason, remedy)
/// }
/// ```
public enum RecordingError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// An image of this size exceeds the limits of the format or of memory.
    case tooLarge(CGSize)
    /// The number of images doesn't fit side by side into the width in pixels.
    case tooNarrow(width: Int, pictures: Int)
    /// The encoder failed.
    case notEncoded(reason: String)
    /// The file couldn't be written.
    case notWritten(path: String, reason: String, remedy: String)

    public var description: String {
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

    public var errorDescription: String? { description }
}
