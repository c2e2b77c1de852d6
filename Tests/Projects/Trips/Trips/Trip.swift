import Foundation

class Trip: NSObject {
    @objc let place: String
    @objc dynamic var days: Int {
        didSet { if days > Trip.longest { days = 1 } }
    }

    static let longest = 3

    init(place: String, days: Int) {
        self.place = place
        self.days = days
        super.init()
    }

    @objc dynamic var summary: String { "\(place), \(days) d" }

    @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { [#keyPath(days)] }
}

@objc protocol TripCellDelegate: AnyObject {
    func tripCellWillResize(_ cell: TripCell)
    @objc optional func tripCell(_ cell: TripCell, didShow trip: Trip)
}
