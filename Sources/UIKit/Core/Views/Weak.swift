/// A reference that doesn't retain its object.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
