@_exported import Foundation

// What CoreGraphics' declarations stand on, written by hand. Nothing here has a body.

/// What classes of C have in common: they are equal if they are the same here.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class CFDictionary: _CFObject {}
