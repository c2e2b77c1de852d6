import CMeasurement

/// The memory that the allocator has handed out.
enum Memory {
    /// The memory in use in bytes, including the allocator's overhead.
    static var inUse: Int { Int(measurement_memory_in_use()) }
}
