/// A pioneer of computing.
struct Pioneer: Identifiable {
    let name: String
    let fullName: String
    /// A sentence about the work of the pioneer.
    let work: String

    var id: String { name }

    private init(_ name: String, _ fullName: String, _ work: String) {
        (self.name, self.fullName, self.work) = (name, fullName, work)
    }

    static let all = [
        Pioneer(
            "Ada",
            "Augusta Ada King, Countess of Lovelace",
            "Published a program for a machine that was never finished, with the first bug in it."
        ),
        Pioneer(
            "Charles",
            "Charles Babbage",
            "Designed that machine, and went on improving it instead of building it."
        ),
        Pioneer("George", "George Boole", "Wrote that thinking is arithmetic with two numbers."),
        Pioneer(
            "Alan",
            "Alan Mathison Turing",
            "Described what can be computed at all, by way of a machine with a tape and a pencil."
        ),
        Pioneer(
            "Grace",
            "Grace Brewster Murray Hopper",
            "Had programs write programs, and handed out nanoseconds: pieces of wire, thirty centimeters long."
        ),
        Pioneer("John", "John von Neumann", "Put the program into the memory, next to the numbers."),
        Pioneer(
            "Konrad",
            "Konrad Ernst Otto Zuse",
            "Built a computer in the living room of his parents, of sheet metal."
        ),
        Pioneer("Claude", "Claude Elwood Shannon", "Measured information, and juggled on a unicycle in the corridors."),
        Pioneer(
            "Betty",
            "Frances Elizabeth Holberton",
            "Programmed a room full of tubes by plugging cables, and invented the stop."
        ),
        Pioneer("Edsger", "Edsger Wybe Dijkstra", "Found the shortest path in twenty minutes, over a cup of coffee."),
        Pioneer("Donald", "Donald Ervin Knuth", "Pays for each error in his books, with checks that nobody cashes."),
        Pioneer("Barbara", "Barbara Liskov", "Said what it means that one type can stand in for another."),
        Pioneer("Tony", "Charles Antony Richard Hoare", "Sorted quickly, and apologized for the null reference."),
        Pioneer(
            "Margaret",
            "Margaret Heafield Hamilton",
            "Wrote the software that knew what to leave out while it landed on the Moon."
        ),
        Pioneer("Alan K.", "Alan Curtis Kay", "Wanted a computer for children, the size of a book."),
        Pioneer(
            "Adele",
            "Adele Goldberg",
            "Wrote the book on windows, menus and objects, before anybody could buy them."
        ),
        Pioneer("Dennis", "Dennis MacAlistair Ritchie", "Made the language in which the others are written."),
        Pioneer("Ken", "Kenneth Lane Thompson", "Wrote a system in three weeks, while his family was on holiday."),
        Pioneer("Radia", "Radia Joy Perlman", "Taught networks to be trees, and wrote a poem about it."),
        Pioneer("Frances", "Frances Elizabeth Allen", "Made compilers faster than the people who did not trust them."),
    ]
}
