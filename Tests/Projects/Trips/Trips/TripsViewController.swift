import UIKit

class TripsViewController: UIViewController {
    private(set) var tableView: UITableView!
    let trips = [Trip(place: "Oslo", days: 1), Trip(place: "Rome", days: 2), Trip(place: "Kyiv", days: 3)]
    private(set) var shown: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Top",
            style: .plain,
            target: self,
            action: #selector(scrollToTop)
        )
        setUpTable()
    }

    @objc private func scrollToTop() {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }
}

extension TripsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trips.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            (tableView.dequeueReusableCell(withIdentifier: "trip") as? TripCell)
            ?? .init(style: .default, reuseIdentifier: "trip")
        cell.delegate = self
        cell.show(trips[indexPath.row])
        return cell
    }
}

extension TripsViewController: TripCellDelegate {
    func tripCellWillResize(_ cell: TripCell) {
        if #available(iOS 11.0, *) {
            tableView.performBatchUpdates(nil)
        } else {
            tableView.beginUpdates()
            tableView.endUpdates()
        }
    }

    func tripCell(_ cell: TripCell, didShow trip: Trip) {
        shown.append(trip.place)
    }
}

extension TripsViewController {
    private func setUpTable() {
        tableView = .init()
        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }
}
