import CoreGraphics
import Foundation

/// The contexts that were pushed on a thread, the current one last.
final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// Pixels per point of an image being made, nil for other contexts.
        var imageScale: CGFloat?
    }

    private var entries: [Entry] = []

    private static let key = "UIKit.GraphicsStack"

    /// The calling thread's own.
    static var current: GraphicsStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        storage[key] = stack
        return stack
    }

    var top: Entry? {
        entries.last
    }

    func push(_ entry: Entry) {
        entries.append(entry)
    }

    func pop() {
        _ = entries.popLast()
    }
}
