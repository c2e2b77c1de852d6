/// A string as an argument of an initializer that C code calls.
enum OwnedString {
    /// Returns the two words of a string with an additional reference, which the initializer that receives them
    /// consumes.
    static func words(_ string: String?) -> (UInt64, UInt64) {
        let slot = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        // The slot is freed without being deinitialized, so the reference of its copy is left to the initializer.
        defer { slot.deallocate() }
        slot.initialize(to: string)
        return slot.withMemoryRebound(to: (UInt64, UInt64).self, capacity: 1) { $0.pointee }
    }
}
