import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct MovedRowTests {
    /// The displaced rows, in the order of their places, are the rows of an array in which the row was moved.
    @Test func displacedRowsAreInTheOrderOfTheMovedRows() {
        let counts = [3, 0, 4, 1]
        let header: CGFloat = 20
        let height: CGFloat = 10
        let rows = counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(row: $0, section: section) }
        }
        // The places of headers and rows before the move.
        var places: [(element: String, y: CGFloat, displacement: (MovedRow) -> CGFloat)] = []
        var y: CGFloat = 0
        for (section, count) in counts.enumerated() {
            places.append(("header \(section)", y, { $0.displacement(of: .header(section)) }))
            y += header
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                places.append(("\(section).\(row)", y, { $0.displacement(of: path) }))
                y += height
            }
        }
        for source in rows {
            for section in counts.indices {
                for row in 0..<(counts[section] + (section == source.section ? 0 : 1)) {
                    var moved = MovedRow(source, frame: CGRect(x: 0, y: 0, width: 100, height: height))
                    moved.target = IndexPath(row: row, section: section)
                    var model = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
                    let name = model[source.section].remove(at: source.row)
                    model[section].insert(name, at: row)
                    var expected: [String: CGFloat] = [:]
                    var top: CGFloat = 0
                    for (section, rows) in model.enumerated() {
                        expected["header \(section)"] = top
                        top += header
                        for row in rows {
                            expected[row] = top
                            top += height
                        }
                    }
                    for place in places where place.element != name {
                        #expect(
                            place.y + place.displacement(moved) == expected[place.element],
                            "\(place.element) while \(source) moves to \(moved.target)"
                        )
                    }
                }
            }
        }
    }
}
