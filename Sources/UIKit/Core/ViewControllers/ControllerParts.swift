/// Objects that higher floors keep with a controller, one of each class.
struct ControllerParts {
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a class that was stored with the type of the class.
    subscript<Part: AnyObject>(type: Part.Type) -> Part? {
        get { parts[ObjectIdentifier(type)] as? Part }
        set { parts[ObjectIdentifier(type)] = newValue }
    }
}
