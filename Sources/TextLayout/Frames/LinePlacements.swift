/// The placements of a frame's lines. A single line, as most texts have, needs no allocation.
struct LinePlacements {
    private let only: LinePlacement?
    private let all: [LinePlacement]

    init(only: LinePlacement) {
        self.only = only
        all = []
    }

    init(_ all: [LinePlacement]) {
        only = nil
        self.all = all
    }

    var count: Int { only == nil ? all.count : 1 }

    subscript(index: Int) -> LinePlacement {
        if index == 0, let only { return only }
        return all[index]
    }
}
