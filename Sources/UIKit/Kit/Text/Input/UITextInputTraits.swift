import Foundation

/// The keyboard traits that a text input requests. There are none, since a desktop's keyboard has no appearance to
/// choose.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
