/// A pioneer of computing.
struct Pioneer: Identifiable {
    let name: String
    let fullName: String

    var id: String { name }

    static let all = [
        Pioneer(name: "Ada", fullName: "Augusta Ada King, Countess of Lovelace"),
        Pioneer(name: "Charles", fullName: "Charles Babbage"),
        Pioneer(name: "George", fullName: "George Boole"),
        Pioneer(name: "Alan", fullName: "Alan Mathison Turing"),
        Pioneer(name: "Grace", fullName: "Grace Brewster Murray Hopper"),
        Pioneer(name: "John", fullName: "John von Neumann"),
        Pioneer(name: "Konrad", fullName: "Konrad Ernst Otto Zuse"),
        Pioneer(name: "Claude", fullName: "Claude Elwood Shannon"),
        Pioneer(name: "Betty", fullName: "Frances Elizabeth Holberton"),
        Pioneer(name: "Edsger", fullName: "Edsger Wybe Dijkstra"),
        Pioneer(name: "Donald", fullName: "Donald Ervin Knuth"),
        Pioneer(name: "Barbara", fullName: "Barbara Liskov"),
        Pioneer(name: "Tony", fullName: "Charles Antony Richard Hoare"),
        Pioneer(name: "Margaret", fullName: "Margaret Heafield Hamilton"),
        Pioneer(name: "Alan K.", fullName: "Alan Curtis Kay"),
        Pioneer(name: "Adele", fullName: "Adele Goldberg"),
        Pioneer(name: "Dennis", fullName: "Dennis MacAlistair Ritchie"),
        Pioneer(name: "Ken", fullName: "Kenneth Lane Thompson"),
        Pioneer(name: "Radia", fullName: "Radia Joy Perlman"),
        Pioneer(name: "Frances", fullName: "Frances Elizabeth Allen"),
    ]
}
