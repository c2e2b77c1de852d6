/// A contiguous, growable buffer without the checks that an array makes at each access.
///
/// The solver's inner loops access elements some hundred million times a second.
struct Block<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating _modify { yield &self[Int(index)] }
    }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Adds uninitialized elements.
    mutating func extend(by added: Int) {
        grow(to: count + added)
        count += added
    }

    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    mutating func removeAll() {
        count = 0
    }

    /// Removes an element in constant time by moving the last one to its index.
    mutating func swapRemove(at index: Int) {
        let last = removeLast()
        if index < count { base[index] = last }
    }

    private mutating func grow(to needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, capacity * 2)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }
}

extension Block {
    /// Removes and returns the last element, or returns `nil` if the block is empty.
    mutating func popLast() -> Element? {
        isEmpty ? nil : removeLast()
    }
}
