/// A weak reference to an object that must be deallocated when its program has ended.
package struct WatchedObject {
    package let name: String
    package private(set) weak var object: AnyObject?

    package init(_ name: String, _ object: AnyObject) {
        self.name = name
        self.object = object
    }
}
