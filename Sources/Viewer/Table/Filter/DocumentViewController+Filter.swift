import UIKit

extension DocumentViewController {
    /// Shows the rows that meet a condition, and a number of rows before and after each.
    package func filter(_ condition: String, context: Int) {
        filtering.context = context
        filter(condition)
    }

    /// Shows more rows around those that meet the condition, or fewer.
    func widenFilter(by count: Int) {
        guard filtering.isOn else { return surroundings.show(notice: "There is no condition. Press & to enter one.") }
        filtering.context += count
    }
}
