import CoreGraphics
import Foundation

/// A thread's stack of graphics contexts. The last one is the current context.
final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// The pixels per point of an image context, nil for other contexts.
        var imageScale: CGFloat?
    }

    private var entries: [Entry] = []

    private static let key = "UIKit.GraphicsStack"

    /// The calling thread's stack.
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
