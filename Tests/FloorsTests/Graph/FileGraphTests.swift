import Testing

@Suite struct FileGraphTests {
    private func graph(_ edges: String...) -> FileGraph {
        FileGraph(
            edges.map { edge in
                let files = edge.split(separator: ">").map(String.init)
                return (files[0], files[1])
            }
        )
    }

    @Test func aTreeHasNoCircle() {
        #expect(graph("a>b", "a>c", "b>d", "c>d").largestCircle.isEmpty)
    }

    @Test func theLargestOfSeveralCirclesIsFound() {
        let graph = graph("a>b", "b>a", "b>c", "c>d", "d>e", "e>c", "e>f")
        #expect(graph.largestCircle == ["c", "d", "e"])
    }

    @Test func circlesThatShareAFileAreOne() {
        #expect(graph("a>b", "b>a", "b>c", "c>b").largestCircle == ["a", "b", "c"])
    }

    @Test func aFileThatUsesItselfIsNoCircle() {
        #expect(graph("a>a", "a>b").largestCircle.isEmpty)
    }

    @Test func longCirclesNeedNoDeepStack() {
        let count = 20_000
        let graph = FileGraph((0..<count).map { ("\($0)", "\(($0 + 1) % count)") })
        #expect(graph.largestCircle.count == count)
    }

    @Test func theBestCutLeavesTheSmallestCircle() {
        let graph = graph("a>b", "b>c", "c>d", "d>a", "b>a")
        let cuts = graph.cuts(of: graph.largestCircle, count: 1)
        #expect(cuts.map(\.remaining) == [0] || cuts.map(\.remaining) == [2])
        #expect(cuts.first.map { $0.from + $0.to } == "ab")
    }
}
