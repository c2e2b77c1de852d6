/// The objects that a program has had, each noted once, in the order in which they came.
struct ObjectWatch {
    private var objects: [WatchedObject] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Notes the objects that aren't noted yet.
    mutating func note(_ new: [AnyObject]) {
        for object in new {
            let id = ObjectIdentifier(object)
            // A new object may have the address of one that is gone.
            if let index = indices[id], objects[index].object != nil { continue }
            indices[id] = objects.count
            objects.append(WatchedObject("a \(type(of: object))", object))
        }
    }

    /// The first object that still exists.
    var first: WatchedObject? { objects.first { $0.object != nil } }
}
