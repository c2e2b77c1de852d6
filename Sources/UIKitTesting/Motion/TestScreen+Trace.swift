import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension TestScreen {
    /// Advances time and records the frames of views, initially and in each frame. The labels
    /// consist of class and index.
    ///
    /// ```swift
    /// let moves = screen.trace([cell], for: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - views: The views to record.
    ///   - seconds: The virtual time to advance, in seconds.
    public func trace(_ views: [UIView], for seconds: TimeInterval) -> MotionTrace {
        trace(views) { advance(by: seconds) }
    }

    /// Advances time and records the frames of views, initially and in each frame.
    ///
    /// ```swift
    /// let shared = screen.trace(["row": cell, "next": next], for: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - views: The views to record, with their labels.
    ///   - seconds: The virtual time to advance, in seconds.
    public func trace(_ views: KeyValuePairs<String, UIView>, for seconds: TimeInterval) -> MotionTrace {
        trace(views) { advance(by: seconds) }
    }

    /// Runs a script and records the frames of views, initially and in each frame. The labels
    /// consist of class and index.
    ///
    /// ```swift
    /// let still = screen.trace(tableView.visibleCells) { screen.tap(header) }
    /// ```
    ///
    /// - Parameters:
    ///   - views: The views to record.
    ///   - script: A closure that triggers the motion and advances time.
    public func trace(_ views: [UIView], during script: () throws -> Void) rethrows -> MotionTrace {
        let labels = views.enumerated().map { "view \($0.offset) (\(Swift.type(of: $0.element)))" }
        return try trace(labels, views, during: script)
    }

    /// Runs a script and records the frames of views, initially and in each frame.
    ///
    /// ```swift
    /// let trace = screen.trace(["row": cell, "next": next]) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - views: The views to record, with their labels.
    ///   - script: A closure that triggers the motion and advances time.
    public func trace(
        _ views: KeyValuePairs<String, UIView>,
        during script: () throws -> Void
    ) rethrows -> MotionTrace {
        try trace(views.map(\.key), views.map(\.value), during: script)
    }

    private func trace(
        _ labels: [String],
        _ views: [UIView],
        during script: () throws -> Void
    ) rethrows -> MotionTrace {
        let recorder = TraceRecorder(views, on: screen)
        try observingFrames(recorder.recordFrame, during: script)
        return recorder.trace(labels: labels)
    }
}
