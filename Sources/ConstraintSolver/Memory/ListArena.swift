/// Many short lists in one piece of memory. A list that outgrows its place moves to one twice as large; places are used
/// again.
///
/// Pointers into a list are good until anything is appended to any list.
struct ListArena<Element: BitwiseCopyable>: ~Copyable {
    private var memory = Block<Element>(capacity: 512)
    private var lists = Block<ListPlace>(capacity: 64)
    /// The first of the places of each size that no list has; each holds where the next one is. -1 ends the chain.
    private var free = Block<Int32>(capacity: 32)
    /// The elements of all lists together.
    private(set) var totalCount = 0

    var listCount: Int { lists.count }

    /// Adds an empty list, which has the next number.
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

    /// Takes an element out; the last one takes its place.
    mutating func swapRemove(at index: Int, from list: Int32) {
        let elements = elements(list)
        elements[index] = elements[elements.count - 1]
        lists[list].count -= 1
        totalCount -= 1
    }

    /// Empties a list and gives up its place.
    mutating func removeAll(_ list: Int32) {
        totalCount -= count(list)
        giveUpPlace(of: list)
        lists[list] = ListPlace()
    }

    /// Makes room, so that nothing moves until the list has more elements than that.
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
        UnsafeMutableRawPointer(memory.base + Int(place)).assumingMemoryBound(to: Int32.self)
    }
}
