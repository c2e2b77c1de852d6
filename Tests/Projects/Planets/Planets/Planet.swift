import Foundation

struct Planet: Equatable {
    let name: String
    let moons: Int

    static let all = [
        Planet(name: "Mercury", moons: 0), Planet(name: "Venus", moons: 0), Planet(name: "Earth", moons: 1),
        Planet(name: "Mars", moons: 2),
    ]
}

extension Notification.Name {
    static let planetWasSeen = Notification.Name("planetWasSeen")
}
