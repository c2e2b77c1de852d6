import Foundation

/// An object that can contain views whose appearance depends on it: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
