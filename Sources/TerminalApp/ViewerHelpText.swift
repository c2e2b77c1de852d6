import Documents

extension ViewerArguments {
    /// The help for the command.
    static let help = """
        unfold [OPTION...] [FILE...]

        Shows files as rows that unfold, in a terminal. - is standard input, which is also shown if there is no file and
        it is no terminal. ? lists the keys. If standard output is no terminal, the bytes are copied.

          --filter CONDITION     show only rows that meet it: a regular expression, field=value, field>number, level>=warn
          --level LEVEL          show only entries of a severity and above: debug, info, warn, error
          --context NUMBER, -C   show so many rows before and after each of these
          --columns NAMES        columns of records to show as well, with commas between them; in JSON also paths
          --find REGEX, +/REGEX  begin at the first match
          --line NUMBER, +NUMBER begin at a line
          --path PATH            begin at a value, as jq names it: '.items[850].name'
          --follow, -f, +F       show the end, and what is added to it
          --compare OLD NEW      show only what has changed, by the keys of values; --key NAME tells records
          --merge FILE FILE...   show logs as one, in the order of their times, each entry with the name of its log
          --format NAME          what the file is, if its contents do not say it:
                                 \(FormatName.allCases.map(\.rawValue).joined(separator: ", "))
          --encoding NAME        the encoding, as iconv names it
          --delimiter CHARACTER  what is between the cells of CSV, such as ';', tab or '\\x1f'
          --no-header            the first record of CSV names no columns
          --no-cache             do not keep the places of the rows of a large file in ~/.cache/unfold
          --color WHEN           colors: auto, always, never
          --motion WHEN          motion of rows that unfold: auto, always, never
          --mouse                let the mouse move and unfold
          --plain                signs of ASCII
          --linear               write each row below the last one, for readers of screens
          --terminal, -t         the terminal, also where there is a display
          -F                     write what fits on a screen, and end
          -X                     leave the last screen when the program ends
          -K                     end with Ctrl+C, whatever the program does

        With --filter, --level or --compare and no terminal, writes these rows. The exit status is then that of grep:
        0 if there are some, 1 if there are none, 2 after an error; that of diff for --compare.

        The variable LESS is read, as git and others set it; -R, -S, -i and others of less mean nothing here.
        LESSSECURE turns the editor and saving off, NO_COLOR colors, NO_MOTION motion.
        """
}
