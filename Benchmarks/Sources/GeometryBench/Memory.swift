import CMeasurement

/// What the allocator has given out.
enum Memory {
    /// In bytes, with what the allocator adds.
    static var inUse: Int { Int(measurement_memory_in_use()) }
}
