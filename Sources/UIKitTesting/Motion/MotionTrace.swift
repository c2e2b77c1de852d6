import CoreGraphics
import Failures
import Foundation

/// Where views were on the screen, frame by frame.
///
/// ```swift
/// let trace = screen.trace(["row": cell, "next": next]) {
///     screen.tap(cell)
///     screen.settle()
/// }
/// #expect(trace["row"].curve(\.height).firstFall() == nil && trace.firstOverlap() == nil)
/// ```
public struct MotionTrace: Equatable, Sendable {
    /// The way of one view.
    ///
    /// ```swift
    /// let row = trace["row"]
    /// for (time, frame) in zip(row.times, row.frames) { print(row.label, time, frame.minY) }
    /// ```
    public struct Track: Equatable, Sendable {
        /// The view, for the texts of flaws.
        public let label: String
        /// Seconds of virtual time, one for each frame.
        public let times: [TimeInterval]
        /// Where the view was, in the window's coordinates; `.null` while it was in no window.
        public let frames: [CGRect]

        /// The way of a view that was at `frames` at `times`; of the longer list the rest is left out.
        ///
        /// ```swift
        /// let places = [CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 0, y: 5, width: 9, height: 9)]
        /// let ball = MotionTrace.Track(label: "ball", times: [0, 1], frames: places)
        /// ```
        public init(label: String, times: [TimeInterval], frames: [CGRect]) {
            let count = min(times.count, frames.count)
            self.label = label
            self.times = Array(times.prefix(count))
            self.frames = Array(frames.prefix(count))
        }
    }

    /// The ways of the views, in the order in which they were given.
    ///
    /// ```swift
    /// for track in trace.tracks { #expect(track.curve(\.width).firstMovement() == nil) }
    /// ```
    public let tracks: [Track]

    /// The ways of some views.
    ///
    /// ```swift
    /// let own = MotionTrace(tracks: [ball])
    /// ```
    public init(tracks: [Track]) {
        self.tracks = tracks
    }

    /// The way of the view at an index of those given.
    ///
    /// ```swift
    /// #expect(trace[0].curve(\.height).firstFall() == nil)
    /// ```
    public subscript(index: Int) -> Track { tracks[index] }

    /// The way of the view of that label; a label that was not given is a programmer error.
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

    /// Where two of the views lie over each other by more than `tolerance` points both ways.
    ///
    /// ```swift
    /// #expect(trace.firstOverlap() == nil)
    /// ```
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

    /// Where one of the views is not where it was at first.
    ///
    /// ```swift
    /// #expect(still.firstMovement() == nil)
    /// ```
    public func firstMovement(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        tracks.compactMap { $0.firstMovement(tolerance: tolerance) }.min { $0.time < $1.time }
    }
}

extension MotionTrace.Track {
    /// One number of the frame over time, while the view was in a window: `track.curve(\.height)`.
    ///
    /// ```swift
    /// let height = trace["row"].curve(\.height)
    /// ```
    public func curve(_ part: KeyPath<CGRect, CGFloat>) -> MotionCurve {
        let shown = zip(times, frames).filter { !$0.1.isNull }
        return MotionCurve(
            label: "\(Self.name(of: part)) of \(label)",
            times: shown.map(\.0),
            values: shown.map { $0.1[keyPath: part] }
        )
    }

    /// Where the view is not where it was at first, or of another size.
    ///
    /// ```swift
    /// #expect(trace["header"].firstMovement() == nil)
    /// ```
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
