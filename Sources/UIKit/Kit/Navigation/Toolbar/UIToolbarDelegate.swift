/// An object that decides where a toolbar is. The toolbar asks it in each layout.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
