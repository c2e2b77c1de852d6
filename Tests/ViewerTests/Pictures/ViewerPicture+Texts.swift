extension ViewerPicture {
    /// Texts of which the characters, blanks and line ends matter.
    static let texts = [
        ViewerPicture(name: "failure.json", text: failure, open: [1]),
        ViewerPicture(name: "letter.txt", text: letter),
        ViewerPicture(name: "processes.txt", text: processes, open: [3]),
        ViewerPicture(name: "rows.py", text: code, open: [3, 4]),
        ViewerPicture(name: "message.eml", text: mail, open: [0]),
    ]

    private static let failure = #"""
        {
          "message": "Cannot read 0x1F3a -> 0x2000",
          "stack": "StateError: permission denied\n    at open (/srv/app/state.js:40:13)\n    at run (/srv/app/main.js:12:5)\n\n    at <anonymous>",
          "table": "id\tname\tsize\n7\tada\t1920x1080\n12\tgrace\t640x480",
          "blanks": "  two  before,   three   between",
          "retries": 3
        }

        """#

    private static let letter = """
        It was the first time that the table had unfolded in one motion, and nobody in the room said anything for a while. \
        Then somebody asked whether it would do so again, with ten thousand rows.

        It did. The row below moved by the growth, as it always does, and the rows above stayed where they were.

        """

    private static let processes = """
        USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
        root           1  0.0  0.1 168404 11792 ?        Ss   Mar12   0:07 /sbin/init
        root         412  0.0  0.0  25672  6912 ?        Ss   Mar12   0:01 /lib/systemd/systemd-udevd
        postgres    2077  1.3  2.4 218912 28160 ?        Ss   Mar12  14:02 /usr/lib/postgresql/16/bin/postgres -D \
        /var/lib/postgresql/16/main -c config_file=/etc/postgresql/16/main/postgresql.conf -c max_connections=200
        ada        31337  0.3  1.0 812344 90112 pts/0    Sl+  10:00   0:03 unfold --follow server.log
        ada        31402  0.0  0.0  10068  3328 pts/1    R+   10:04   0:00 ps aux

        """

    private static let code = """
        #!/usr/bin/env python3
        import sys

        class Row:
            def __init__(self, text, level=0):
                self.text = text
                self.level = level  # 0 != closed

            def unfold(self, rows):
                for row in rows:
                    if row.level >= self.level:
                        yield row

        def main() -> int:
            rows = [Row(line) for line in sys.stdin]
            return 0 if rows else 1

        if __name__ == "__main__":
            sys.exit(main())

        """

    private static let mail = """
        From: =?utf-8?q?J=C3=B6rg?= <joerg@example.org>
        To: Ada Lovelace <ada@example.org>
        Subject: =?utf-8?B?SGVsbG8gV8O2cmxk?=
        Date: Fri, 12 Mar 2024 10:00:00 +0100
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary="part"

        --part
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        Hall=C3=B6 Ada,

        the rows are attached. Yours, J=C3=B6rg

        --part
        Content-Type: text/csv; name="rows.csv"
        Content-Disposition: attachment; filename="rows.csv"

        id,name
        1,Ada

        --part--

        """
}
