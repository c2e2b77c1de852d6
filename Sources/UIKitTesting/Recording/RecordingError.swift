import CoreGraphics
import Foundation
import Offscreen

/// Why a recording could not be made into a file, and what to do about it.
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
    /// A picture of this size is more than the format or the memory allows.
    case tooLarge(CGSize)
    /// That many pictures do not fit side by side into so many pixels.
    case tooNarrow(width: Int, pictures: Int)
    /// The encoder gave up.
    case notEncoded(reason: String)
    /// The file could not be written.
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
