import Testing

@testable import Documents

@Suite struct RowOrderTests {
    private func rows(_ values: [String?], isDescending: Bool = false) -> [Int] {
        var order = RowOrder()
        for (row, value) in values.enumerated() { order.add(row, value: value) }
        return order.rows(isDescending: isDescending)
    }

    @Test func numbersComeBeforeTextsAndMissingValuesLast() {
        let values = ["b", nil, "10", "A", "9", "", "-1", "1e3"]
        #expect(rows(values) == [6, 4, 2, 7, 3, 0, 1, 5])
        #expect(rows(values, isDescending: true) == [0, 3, 7, 2, 4, 6, 1, 5])
    }

    @Test func groupsOfDigitsAndPercentagesAreNumbers() {
        #expect(rows(["1,000", "999", "50%", "1,200%", "1,00"]) == [2, 1, 0, 3, 4])
    }

    @Test func equalValuesStayInOrderInBothDirections() {
        let values = ["x", "2", "X", "2.0", "x", "2"]
        #expect(rows(values) == [1, 3, 5, 0, 2, 4])
        #expect(rows(values, isDescending: true) == [0, 2, 4, 1, 3, 5])
    }

    @Test func textsWithTheSameBeginningStayInOrder() {
        let start = String(repeating: "a", count: 64)
        #expect(rows([start + "b", start + "a"]) == [0, 1])
    }
}
