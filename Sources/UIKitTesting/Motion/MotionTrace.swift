import CoreGraphics
import Failures
import Foundation

/// The frames of views on the screen over time.
///
/// ```swift
/// let trace = screen.trace(["row": cell, "next": next]) {
///     screen.tap(cell)
///     screen.settle()
/// }
/// #expect(trace["row"].curve(\.height).firstDecrease() == nil && trace.firstOverlap() == nil)
/// ```
public struct MotionTrace: Equatable, Sendable {
    /// The frames of one view over time.
    ///
    /// ```swift
    /// let row = trace["row"]
    /// for (time, frame) in zip(row.times, row.frames) { print(row.label, time, frame.minY) }
    /// ```
    public struct Track: Equatable, Sendable {
        /// The name of the view, for the descriptions of flaws.
        public let label: String
        /// The virtual times of the frames, in seconds.
        public let times: [TimeInterval]
        /// The frame of the view at each of the times, in window coordinates. It is `.null` while
        /// the view isn't in a window.
        public let frames: [CGRect]

        /// Creates a track from frames and their times. If one of the arrays is longer, its last
        /// elements are ignored.
        ///
        /// ```swift
        /// let places = [CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 0, y: 5, width: 9, height: 9)]
        /// let ball = MotionTrace.Track(label: "ball", times: [0, 1], frames: places)
        /// ```
        ///
        /// - Parameters:
        ///   - label: The name of the view.
        ///   - times: The virtual times of the frames, in seconds.
        ///   - frames: The frame of the view at each of the times.
        public init(label: String, times: [TimeInterval], frames: [CGRect]) {
            let count = min(times.count, frames.count)
            self.label = label
            self.times = Array(times.prefix(count))
            self.frames = Array(frames.prefix(count))
        }
    }

    /// The tracks of the views, in the order in which the views were given.
    ///
    /// ```swift
    /// for track in trace.tracks { #expect(track.curve(\.width).firstMovement() == nil) }
    /// ```
    public let tracks: [Track]

    /// Creates a trace from tracks.
    ///
    /// ```swift
    /// let own = MotionTrace(tracks: [ball])
    /// ```
    ///
    /// - Parameter tracks: The tracks of the views.
    public init(tracks: [Track]) {
        self.tracks = tracks
    }

    /// Returns the track of the view at an index.
    ///
    /// ```swift
    /// #expect(trace[0].curve(\.height).firstDecrease() == nil)
    /// ```
    public subscript(index: Int) -> Track { tracks[index] }

    /// Returns the track of the view with a label. A label that doesn't exist is a programming error.
    ///
    /// ```swift
    /// let next = trace["next"].curve(\.minY)
    /// ```
    public subscript(label: String) -> Track {
        guard let track = tracks.first(where: { $0.label == label }) else {
            programmerError(
                "No view was traced as \(label), but \(tracks.map(\.label))",
                in: "MotionTrace.subscript(_:)",
                .invalidArgument
            )
        }
        return track
    }

    /// Returns the first overlap of two of the views.
    ///
    /// ```swift
    /// #expect(trace.firstOverlap() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The overlap in points that is accepted.
    /// - Returns: The first overlap whose width and height are greater than the tolerance, or `nil` if there is none.
    public func firstOverlap(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        let frameCount = tracks.map(\.frames.count).max() ?? 0
        for frame in 0..<frameCount {
            let shown = tracks.filter { frame < $0.frames.count }
            for (index, track) in shown.enumerated() {
                for other in shown[(index + 1)...] {
                    let common = track.frames[frame].intersection(other.frames[frame])
                    guard !common.isNull, min(common.width, common.height) > tolerance else { continue }
                    let size = "\(common.width.short) × \(common.height.short)"
                    return MotionFlaw(
                        label: track.label,
                        time: track.times[frame],
                        what: "overlaps \(other.label) by \(size)"
                    )
                }
            }
        }
        return nil
    }

    /// Returns the first time at which one of the views isn't at its initial position or doesn't
    /// have its initial size.
    ///
    /// ```swift
    /// #expect(still.firstMovement() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The deviation in points that is accepted.
    /// - Returns: The first deviation greater than the tolerance, or `nil` if there is none.
    public func firstMovement(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        tracks.compactMap { $0.firstMovement(tolerance: tolerance) }.min { $0.time < $1.time }
    }
}

extension MotionTrace.Track {
    /// Returns the values of one property of the frame over time, such as `track.curve(\.height)`.
    ///
    /// Times at which the view wasn't in a window are left out.
    ///
    /// ```swift
    /// let height = trace["row"].curve(\.height)
    /// ```
    ///
    /// - Parameter part: The key path of the property.
    public func curve(_ part: KeyPath<CGRect, CGFloat>) -> MotionCurve {
        let shown = zip(times, frames).filter { !$0.1.isNull }
        return MotionCurve(
            label: "\(Self.name(of: part)) of \(label)",
            times: shown.map(\.0),
            values: shown.map { $0.1[keyPath: part] }
        )
    }

    /// Returns the first time at which the view isn't at its initial position or doesn't have its initial size.
    ///
    /// ```swift
    /// #expect(trace["header"].firstMovement() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The deviation in points that is accepted.
    /// - Returns: The first deviation greater than the tolerance, or `nil` if there is none.
    public func firstMovement(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        let parts: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
        return parts.compactMap { curve($0).firstMovement(tolerance: tolerance) }.min { $0.time < $1.time }
    }

    private static func name(of part: KeyPath<CGRect, CGFloat>) -> String {
        switch part {
        case \.minX: "minX"
        case \.midX: "midX"
        case \.maxX: "maxX"
        case \.minY: "minY"
        case \.midY: "midY"
        case \.maxY: "maxY"
        case \.width: "width"
        case \.height: "height"
        default: "a number"
        }
    }
}
