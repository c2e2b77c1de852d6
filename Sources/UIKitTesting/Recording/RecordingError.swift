import CoreGraphics
import Foundation
import Offscreen

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

    public var description: String { film.description }

    public var errorDescription: String? { description }

    init(_ error: FilmError) {
        self =
            switch error {
            case .tooLarge(let size): .tooLarge(size)
            case .tooNarrow(let width, let pictures): .tooNarrow(width: width, pictures: pictures)
            case .notEncoded(let reason): .notEncoded(reason: reason)
            case .notWritten(let path, let reason, let remedy):
                .notWritten(path: path, reason: reason, remedy: remedy)
            }
    }

    /// The same error of the module that makes films, which has the texts.
    private var film: FilmError {
        switch self {
        case .tooLarge(let size): .tooLarge(size)
        case .tooNarrow(let width, let pictures): .tooNarrow(width: width, pictures: pictures)
        case .notEncoded(let reason): .notEncoded(reason: reason)
        case .notWritten(let path, let reason, let remedy): .notWritten(path: path, reason: reason, remedy: remedy)
        }
    }

    /// Returns the result of a closure that makes films, or throws the error as one of this type.
    static func translating<Result>(_ body: () throws(FilmError) -> Result) throws(RecordingError) -> Result {
        do {
            return try body()
        } catch {
            throw RecordingError(error)
        }
    }
}
