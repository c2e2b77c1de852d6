extension ViewerPicture {
    nonisolated static let count = 20
    static let all =
        trees + texts + [
            ViewerPicture(name: "people.csv", text: people, open: [1]),
            ViewerPicture(name: "events.jsonl", text: events, open: [2]),
            ViewerPicture(name: "server.log", text: log, open: [3]),
            ViewerPicture(name: "access.log", text: access, filter: "level>=warn"),
            ViewerPicture(name: "history.gitlog", text: commits, open: [0]),
            ViewerPicture(name: "change.diff", text: changes, open: [0]),
            ViewerPicture(name: "notes.md", text: notes, open: [0, 2]),
            ViewerPicture(name: "packages.sources", text: packages, open: [0]),
        ]

    private static let names = [
        "Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov", "Margaret Hamilton",
    ]

    private static let people: String = {
        let cities = ["London", "New York", "Cambridge", "Rotterdam", "Los Angeles", "Paoli, Indiana"]
        let records = (0..<40).map { row in
            let note = row % 3 == 1 ? "Prefers tea, and says so in writing to everybody who asks for it" : ""
            let score = "\(row * 37 % 100).\(row * 13 % 90 + 10)"
            return "\(row + 1),\(names[row % 6]),\"\(cities[row % 6])\",\(1815 + row * 3),\(row % 3 == 0),\(score),"
                + "2024-03-\(10 + row % 18),\(row % 5 == 4 ? "null" : "\"\(note)\"")"
        }
        return "id,name,city,born,active,score,joined,note\n" + records.joined(separator: "\n") + "\n"
    }()

    private static let events: String = {
        let levels = ["info", "debug", "warn", "error", "info"]
        let messages = [
            "Request served", "Cache miss", "Slow query: SELECT * FROM orders WHERE customer = 42 ORDER BY created_at",
            "Connection reset by peer", "Retrying in 2 s",
        ]
        return (0..<40).map { row in
            """
            {"time": "2024-03-12T10:00:\(10 + row)Z", "level": "\(levels[row % 5])", "msg": "\(messages[row % 5])", \
            "ms": \(row * 37 % 900), "ok": \(row % 5 != 3), "user": \(row % 4 == 3 ? "null" : "{\"id\": \(row)}")}
            """
        }.joined(separator: "\n") + "\n"
    }()

    private static let log: String = {
        let lines = [
            "INFO  [main] Started the worker", "DEBUG [worker-1] Loaded 42 modules in 13 ms",
            "WARN  [disk] The disk is 91 % full, which is more than the limit of 90 % that was configured for the volume",
            "ERROR [worker-2] Cannot read the state",
        ]
        let trace = """

            Traceback (most recent call last):
              File "/srv/app/main.py", line 12, in run
                self.open(path)
              File "/srv/app/state.py", line 40, in open
                raise StateError(path)
            StateError: permission denied: /var/lib/app/state
            """
        return (0..<40).map { "2024-03-12 10:00:\(10 + $0),123 \(lines[$0 % 4])" + ($0 % 4 == 3 ? trace : "") }
            .joined(separator: "\n") + "\n"
    }()

    private static let access: String =
        (0..<40).map { row in
            "192.168.0.\(row) - - [12/Mar/2024:10:00:\(10 + row) +0100] \"GET /page/\(row) HTTP/1.1\" "
                + "\([200, 304, 404, 500][row % 4]) \(row * 37) \"-\" \"Mozilla/5.0\""
        }.joined(separator: "\n") + "\n"

    private static let changes = """
        diff --git a/Sources/Row.swift b/Sources/Row.swift
        index 0123456..789abcd 100644
        --- a/Sources/Row.swift
        +++ b/Sources/Row.swift
        @@ -1,5 +1,6 @@ struct Row {
         struct Row {
        -    var height = 44
        +    var height: CGFloat
        +    /// Whether the row is unfolded.
        +    var isOpen = false
         }
        diff --git a/README.md b/README.md
        new file mode 100644
        --- /dev/null
        +++ b/README.md
        @@ -0,0 +1 @@
        +# Rows
        diff --git a/old.txt b/old.txt
        deleted file mode 100644
        --- a/old.txt
        +++ /dev/null
        @@ -1 +0,0 @@
        -nothing

        """

    private static let commits: String = (0..<12).map { row in
        """
        commit \(row % 10)123456789abcdef0123456789abcdef0123456\(row % 10)
        Author: \(names[row % 6]) <someone@example.com>
        Date:   Tue Mar 12 10:00:00 2024 +0100

            \(["Unfold rows to their heights", "Leave the selection alone", "Test rows that come late"][row % 3])

            The height follows from the texts, and the row below moves by the growth.

        \(changes)
        """
    }.joined(separator: "\n")

    private static let notes = """
        # Unfold

        Table rows that **unfold** in *one* motion, with `RowExpander`. See [the guide](https://example.org/guide).

        ## Install

        - Add the package to `Package.swift`
        - Import `Unfold`

        > Rows have identities that outlive updates.

        ```swift
        let expander = RowExpander(tableView)
        ```

        """

    private static let packages: String = (0..<12).map { row in
        """
        Package: lib\(["zlib", "cairo", "pango", "gtk"][row % 4])\(row)
        Status: install ok installed
        Priority: optional
        Version: 1.\(row).13
        Depends: libc6 (>= 2.14), libglib2.0-0 (>= 2.70), libfontconfig1 (>= 2.13.0), libfreetype6 (>= 2.11.0)
        Description: a library for \(["compression", "drawing", "text", "windows"][row % 4])
         It is small, and many programs use it.

        """
    }.joined(separator: "\n")
}
