/// Returns the kind of device for which the interface is, as `UIDevice.current.userInterfaceIdiom` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
