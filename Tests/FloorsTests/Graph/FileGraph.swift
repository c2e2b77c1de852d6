/// The dependencies between files.
struct FileGraph {
    /// The files that each file depends on.
    private(set) var successors: [String: Set<String>] = [:]

    init(_ edges: [(from: String, to: String)]) {
        for edge in edges where edge.from != edge.to {
            successors[edge.from, default: []].insert(edge.to)
            successors[edge.to, default: []].formUnion([])
        }
    }

    /// Creates the graph of the uses between files in a folder.
    init(_ uses: [Use], in folder: String) {
        let prefix = folder + "/"
        self.init(
            uses.filter { $0.place.file.hasPrefix(prefix) && $0.declaration.file.hasPrefix(prefix) }
                .map { ($0.place.file, $0.declaration.file) }
        )
    }

    /// The largest set of files in which each depends on each other, directly or through others: the largest strongly
    /// connected component. It is sorted, and empty if there are no circles.
    ///
    /// Computed by Tarjan's algorithm, with its own stack since dependencies form long chains.
    var largestCircle: [String] {
        var order: [String: Int] = [:]
        var low: [String: Int] = [:]
        var open: [String] = []
        var isOpen: Set<String> = []
        var largest: [String] = []
        for start in successors.keys.sorted() where order[start] == nil {
            var path: [(file: String, rest: [String])] = []
            func enter(_ file: String) {
                (order[file], low[file]) = (order.count, order.count)
                open.append(file)
                isOpen.insert(file)
                path.append((file, successors[file, default: []].sorted()))
            }
            enter(start)
            while let (file, _) = path.last {
                if let next = path[path.count - 1].rest.popLast() {
                    if order[next] == nil {
                        enter(next)
                    } else if isOpen.contains(next) {
                        low[file] = min(low[file, default: 0], order[next, default: 0])
                    }
                    continue
                }
                path.removeLast()
                if let outer = path.last?.file { low[outer] = min(low[outer, default: 0], low[file, default: 0]) }
                guard low[file] == order[file], let index = open.lastIndex(of: file) else { continue }
                let circle = open[index...]
                isOpen.subtract(circle)
                if circle.count > 1, circle.count > largest.count { largest = circle.sorted() }
                open.removeSubrange(index...)
            }
        }
        return largest
    }

    /// Returns the dependencies inside a circle without which its largest remaining circle is smallest, best first.
    func cuts(of circle: [String], count: Int) -> [(from: String, to: String, remaining: Int)] {
        let inside = Set(circle)
        let edges = circle.flatMap { file in
            successors[file, default: []].filter(inside.contains).sorted().map { (from: file, to: $0) }
        }
        let cuts = edges.indices.map { index in
            var others = edges
            others.remove(at: index)
            return (edges[index].from, edges[index].to, FileGraph(others).largestCircle.count)
        }
        return Array(cuts.sorted { $0.2 < $1.2 }.prefix(count))
    }
}
