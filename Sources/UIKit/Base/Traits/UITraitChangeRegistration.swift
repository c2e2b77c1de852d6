import Foundation

/// A registration for changes of traits, with which `unregisterForTraitChanges(_:)` ends it.
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
