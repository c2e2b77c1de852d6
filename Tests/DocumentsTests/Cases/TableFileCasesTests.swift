import Testing

@testable import Documents

/// Tests files of tables by what they are named after: a way in which programs write them.
@Suite @MainActor struct TableFileCasesTests {
    @Test("csv_pipe.csv, csv_soh.csv") func delimitersAreFound() {
        let pipes = FileCase(
            "csv_pipe.csv",
            "SPEED|START|END|SIZE\nnormal|2019/12/23 23:00:01|2019/12/23 23:00:42|96M  total\nhigh|2019|2019|19M\n"
        )
        #expect(pipes.document.columns.map(\.name) == ["SPEED", "START", "END", "SIZE"])
        let controls = FileCase("csv_soh.csv", "id\u{1}name\u{1}note\n1\u{1}Ann\u{1}x, y\n2\u{1}Bob\u{1}z\n")
        #expect(controls.document.columns.map(\.name) == ["id", "name", "note"])
        #expect(controls.cells("note") == ["x, y", "z"])
    }

    @Test("csv_sep_line.csv") func theLineOfTheDelimiterIsNoRecord() {
        let file = FileCase("csv_sep_line.csv", "sep=;\r\nid;name;price\r\n1;Ann;3,50\r\n2;Bob;4,75\r\n")
        #expect(file.document.columns.map(\.name) == ["id", "name", "price"])
        #expect(file.cells("name") == ["Ann", "Bob"] && file.document.rows.allSatisfy { $0.problem == nil })
    }

    @Test("csv_comment.csv") func commentsAreNoHeader() {
        let file = FileCase("csv_comment.csv", "# exported 2026-01-01\n# by tool\nid,name\n1,Ann\n2,Bob\n")
        #expect(file.document.columns.map(\.name) == ["id", "name"] && file.cells("name") == ["Ann", "Bob"])
        #expect(file.document.notice?.contains("exported 2026-01-01") == true)
    }

    @Test("csv_backslash.csv") func backslashesEscapeQuotes() {
        let file = FileCase(
            "csv_backslash.csv",
            "1,\"a\",2,\"free form text\",\\N\n2,\"b\",3,\"\\\"A designer, Me.\\\"\",\\N\n3,\"c\",4,\"plain\",\\N\n"
        )
        #expect(file.document.rowCount == 3 && file.document.rows.allSatisfy { $0.problem == nil })
        #expect(file.document.row(at: 1).cells.map(\.text).contains("\"A designer, Me.\""))
    }

    @Test("csv_dec_comma.csv") func decimalCommasAreNumbers() async throws {
        let file = FileCase("csv_dec_comma.csv", "id;preis\n1;3,50\n2;10,75\n3;100,00\n")
        let order = await file.document.sortedRows(byField: "preis", among: nil, isDescending: false)
        #expect(order == [0, 1, 2])
        #expect(try file.rows(where: "preis>5") == [1, 2])
    }

    @Test("csv_onecol.csv") func oneColumnHasAName() {
        let file = FileCase("csv_onecol.csv", "name\nAnn\nBob\nCy\n")
        #expect(file.document.columns.map(\.name) == ["name"] && file.cells("name") == ["Ann", "Bob", "Cy"])
    }

    @Test("csv_cp1251.csv") func cyrillicIsDecoded() {
        let bytes: [UInt8] =
            Array("id;".utf8) + [0xE8, 0xEC, 0xFF] + Array(";".utf8) + [0xE3, 0xEE, 0xF0, 0xEE, 0xE4]
            + Array("\n1;".utf8)
            + [0xC8, 0xE2, 0xE0, 0xED] + Array(";".utf8) + [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0] + Array("\n".utf8)
        let file = FileCase("csv_cp1251.csv", bytes)
        #expect(file.document.columns.map(\.name) == ["id", "имя", "город"])
        #expect(file.cells("город") == ["Москва"])
    }

    /// A condition on the level is one on severities, wherever a row states them.
    @Test func aColumnOfLevelsStatesSeverities() throws {
        let file = FileCase("events.csv", "id,level,text\n1,INFO,an error\n2,error,a\n3,\"Warning\",b\n4,,c\n")
        #expect(file.severities == [.information, .error, .warning, nil])
        #expect(try file.rows(where: "level=error") == [1] && file.rows(where: "level>=warn") == [1, 2])
        #expect(try file.rows(where: "level!=error") == [0, 2, 3])
        let other = FileCase("a.csv", "id,text\n1,error\n2,b\n")
        #expect(other.severities == [nil, nil])
    }

    @Test("ws.csv") func cellsKeepTheirCharacters() {
        let file = FileCase("ws.csv", "id,v,w\n1,\"x    y\",\"  lead\"\n2,007,+1\n3,1_000,1e5\n4,9,0x1F\n")
        #expect(file.cells("v")[0] == "x    y" && file.cells("w") == ["  lead", "+1", "1e5", "0x1F"])
        #expect(file.cells("v")[1] == "007")
    }

    @Test("ls.txt, kubectl.txt, fixed.txt") func columnsOfTextAreLines() {
        let text = "NAME      READY   STATUS    AGE\nweb-0     1/1     Running   5d\ndb-0      0/1     CrashLoop 5d\n"
        let file = FileCase("kubectl.txt", text)
        #expect(file.document.format == .lines)
        #expect(file.summaries == text.split(separator: "\n").map(String.init))
        #expect(file.document.rows.allSatisfy { $0.summaryIsCode })
        let listing =
            "total 8\n-rw-r--r-- 1 ann ann   12 Jan  2 10:00 a.txt\n-rw-r--r-- 1 ann ann 1204 Jan  2 10:00 b\n"
        #expect(FileCase("ls.txt", listing).document.format == .lines)
        let fixed = FileCase("fixed.txt", "NAME      AGE CITY\nAnn        31 Ulm\nBob         7 Koeln\n")
        #expect(fixed.document.format == .lines && fixed.summaries[1] == "Ann        31 Ulm")
    }
}
