/// Many short lists in one block of memory.
///
/// A list that outgrows its place moves to one that is twice as large or larger. Places are reused.
///
/// Pointers into a list are valid until an element is appended to any list of the arena.
struct ListArena<Element: BitwiseCopyable>: ~Copyable {
    private var memory = Block<Element>(capacity: 512)
    private var lists = Block<ListPlace>(capacity: 64)
    /// The heads of the free lists, by size class. Each free place holds the start of the next one; -1 ends the chain.
    private var free = Block<Int32>(capacity: 32)
    /// The number of elements in all lists together.
    private(set) var totalCount = 0

    var listCount: Int { lists.count }

    /// Adds an empty list, whose index is the previous `listCount`.
    mutating func addList() {
        lists.append(ListPlace())
    }

    func count(_ list: Int32) -> Int {
        Int(lists[list].count)
    }

    func start(_ list: Int32) -> UnsafeMutablePointer<Element> {
        memory.base + Int(lists[list].start)
    }

    func elements(_ list: Int32) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: start(list), count: count(list))
    }

    mutating func append(_ element: Element, to list: Int32) {
        reserve(count(list) + 1, in: list)
        start(list)[count(list)] = element
        lists[list].count += 1
        totalCount += 1
    }

    /// Removes an element in constant time by moving the last one to its index.
    mutating func swapRemove(at index: Int, from list: Int32) {
        let elements = elements(list)
        elements[index] = elements[elements.count - 1]
        lists[list].count -= 1
        totalCount -= 1
    }

    /// Removes all elements of a list and frees its place.
    mutating func removeAll(_ list: Int32) {
        totalCount -= count(list)
        giveUpPlace(of: list)
        lists[list] = ListPlace()
    }

    /// Makes room for a number of elements, so that appending up to that count moves no list of the arena.
    @inline(__always)
    mutating func reserve(_ count: Int, in list: Int32) {
        let sizeClass = lists[list].sizeClass
        if sizeClass < 0 || count > 4 << sizeClass { moveToPlace(for: count, list) }
    }

    private mutating func moveToPlace(for count: Int, _ list: Int32) {
        let old = lists[list]
        var larger = max(old.sizeClass, 0)
        while 4 << larger < count { larger += 1 }
        let place = takePlace(larger)
        if old.sizeClass >= 0 {
            (memory.base + Int(place)).update(from: memory.base + Int(old.start), count: Int(old.count))
            giveUpPlace(of: list)
        }
        lists[list].start = place
        lists[list].sizeClass = larger
    }

    private mutating func takePlace(_ sizeClass: Int32) -> Int32 {
        if Int(sizeClass) < free.count, free[sizeClass] >= 0 {
            let place = free[sizeClass]
            free[sizeClass] = next(of: place).pointee
            return place
        }
        let place = Int32(memory.count)
        memory.extend(by: 4 << Int(sizeClass))
        return place
    }

    private mutating func giveUpPlace(of list: Int32) {
        let sizeClass = lists[list].sizeClass
        guard sizeClass >= 0 else { return }
        while free.count <= Int(sizeClass) { free.append(-1) }
        let place = lists[list].start
        next(of: place).pointee = free[sizeClass]
        free[sizeClass] = place
    }

    private func next(of place: Int32) -> UnsafeMutablePointer<Int32> {
        // A free place stores the link in its own memory, which has room for at least four elements.
        UnsafeMutableRawPointer(memory.base + Int(place)).assumingMemoryBound(to: Int32.self)
    }
}
