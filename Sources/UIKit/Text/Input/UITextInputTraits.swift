import Foundation

/// What a text input asks of the keyboard. A desktop's keyboard has no looks to choose from, so there are no members yet.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
