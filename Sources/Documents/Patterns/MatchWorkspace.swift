import CPCRE

/// Memory that the library needs to find a match. One thread at a time uses it.
final class MatchWorkspace: @unchecked Sendable {
    /// The sizes of the stack of the machine code, in bytes: the first and the greatest one.
    private static let stackSizes = (first: 32 * 1024, greatest: 2 << 20)
    /// The limit of the memory without machine code, in KB, and of what is open at once.
    private static let heapLimit: UInt32 = 16 * 1024
    private static let depthLimit: UInt32 = 100_000

    let data: OpaquePointer?
    let context: OpaquePointer?
    /// The place of the last match.
    let offsets: UnsafeMutablePointer<Int>
    private let stack: OpaquePointer?

    init(of code: OpaquePointer) {
        data = pcre2_match_data_create_from_pattern_8(code, nil)
        offsets = pcre2_get_ovector_pointer_8(data)
        context = pcre2_match_context_create_8(nil)
        pcre2_set_heap_limit_8(context, Self.heapLimit)
        pcre2_set_depth_limit_8(context, Self.depthLimit)
        stack = pcre2_jit_stack_create_8(Self.stackSizes.first, Self.stackSizes.greatest, nil)
        pcre2_jit_stack_assign_8(context, nil, stack.map { UnsafeMutableRawPointer($0) })
    }

    deinit {
        pcre2_match_data_free_8(data)
        pcre2_match_context_free_8(context)
        pcre2_jit_stack_free_8(stack)
    }
}
