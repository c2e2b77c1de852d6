/// A value of any type in an object.
///
/// A mark, whose type doesn't depend on the client's types, stores the client's values in boxes. The cast of an object
/// to the class of a box costs a fraction of the cast of an `AnyHashable`, and is made for each row on the screen
/// several times in a motion.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
