import Foundation

/// A position in a text. Each text input defines its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}
