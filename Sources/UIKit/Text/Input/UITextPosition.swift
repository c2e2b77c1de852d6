import Foundation

/// A place in a text. Each text input has a subclass of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}
