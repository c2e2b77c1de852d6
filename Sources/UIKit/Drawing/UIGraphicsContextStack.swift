import CoreGraphics

/// The contexts that drawing goes to, the current one last.
enum UIGraphicsContextStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// The context that drawing goes to; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    UIGraphicsContextStack.contexts.last
}

/// Makes a context the one that drawing goes to, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    UIGraphicsContextStack.contexts.append(context)
}

/// Goes back to the context before the last push.
public func UIGraphicsPopContext() {
    _ = UIGraphicsContextStack.contexts.popLast()
}
