/// Pictures of values inside values, of their differences, and of data without text.
extension ViewerPicture {
    static let trees: [ViewerPicture] = [
        ViewerPicture(name: "shop.json", text: shop, open: [1, 2, 5]),
        ViewerPicture(name: "inside.json", text: shop, open: [1, 2, 6, 7], scroll: 130),
        ViewerPicture(name: "catalog.xml", text: catalog, open: [1, 2]),
        ViewerPicture(name: "service.yaml", text: service, open: [2, 3, 4]),
        ViewerPicture(name: "package.toml", text: manifest, open: [0, 6]),
        ViewerPicture(name: "changes.comparison", text: differences, open: [0]),
        ViewerPicture(name: "sound.wav", text: sound, open: [1]),
    ]

    private static let shop: String = {
        let goods = ["Notebook", "Pencil, 2H, with an eraser", "Compass", "Ruler", "Slide rule", "Graph paper"]
        let orders = (0..<20).map { row in
            """
            {"id": \(850 + row), "paid": \(row % 3 != 1), "total": \(row * 37 % 90).\(10 + row), "items": [{"name": \
            "\(goods[row % 6])", "count": \(row % 4 + 1)}, {"name": "\(goods[(row + 2) % 6])", "count": 1}], \
            "note": \(row % 4 == 2 ? "\"Leave it at the door, and ring twice\"" : "null")}
            """
        }
        return """
            {"shop": {"name": "Lines & Circles", "since": 1987}, "orders": [\(orders.joined(separator: ", "))], \
            "currency": "EUR", "checksum": 18446744073709551615}
            """
    }()

    private static let catalog: String = {
        let books = (0..<12).map { row in
            """
              <book id="b\(row)" lang="en">
                <title>\(["A Row of One’s Own", "Growth &amp; Form", "Lines"][row % 3])</title>
                <price currency="EUR">\(12 + row).50</price>
                <!-- printed again in \(2001 + row) -->
              </book>
            """
        }
        return "<?xml version=\"1.0\"?>\n<catalog xmlns=\"urn:books\">\n\(books.joined(separator: "\n"))\n</catalog>\n"
    }()

    private static let service = """
        # The service and its limits
        name: gateway
        version: 2.4
        routes:
          - path: /orders
            methods: [GET, POST]
            limit:
              requests: 100
              per: minute
          - path: /health
            methods: [GET]
        description: |
          Passes requests on,
          and counts them.
        logging: {"level": "warn", "files": ["access.log", "error.log"]}
        replicas: 3

        """

    private static let manifest = """
        # A package and what it needs
        [package]
        name = "rows"
        version = "1.2.0"
        keywords = ["table", "rows", "unfold"]
        authors = ["Ada <ada@example.com>"]

        [dependencies]
        text = { version = "3", features = ["bidi"] }

        [dependencies.drawing]
        version = "0.9"

        [[example]]
        name = "gallery"

        [[example]]
        name = "viewer"

        """

    private static let differences = """
        diff --unfold .orders[id=851]
        --- .orders[id=851]\tline 12
        +++ .orders[id=851]\tline 14
        @@ -12 +14 @@
        -.paid: false
        +.paid: true
        -.items[0].count: 2
        +.items[0].count: 3
        diff --unfold .orders[id=860]
        --- .orders[id=860]\tline 44
        +++ .orders[id=860]\tline 46
        new value
        @@ -44 +46 @@
        +.id: 860
        +.total: 17.5
        diff --unfold .currency
        --- .currency\tline 90
        +++ .currency\tline 92
        @@ -90 +92 @@
        -.currency: "EUR"
        +.currency: "SEK"

        """

    /// The header of a sound file, and samples.
    private static let sound: String = {
        let header =
            "RIFF$\u{8}\0\0WAVEfmt \u{10}\0\0\0\u{1}\0\u{2}\0\u{22}V\0\0\u{10}X\u{1}\0\u{4}\0\u{10}\0data\0\u{8}\0\0"
        return header + String(String.UnicodeScalarView((0..<2000).compactMap { UnicodeScalar(UInt8($0 * $0 % 113)) }))
    }()
}
