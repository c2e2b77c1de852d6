/// A line of a log.
enum LogLine {
    /// Returns whether a line begins with a time, a level, or an abbreviated hash as in `git log --oneline`.
    static func hasStamp(_ line: String) -> Bool {
        let date = /[\[(<]?\d{4}[-\/.]\d{2}[-\/.]\d{2}[ T_\])].*/
        let time = /[\[(]?\d{1,2}:\d{2}:\d{2}\b.*/
        let syslog = /(?:<\d+>)?(?:\w{3} )?[A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2}.*/
        let webServer = /\S+ \S+ \S+ \[\d{2}\/\w{3}\/\d{4}:.*/
        let kernel = /\[ *\d+\.\d+\] .*/
        let level = /[\[(]?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b.*/
        let oneline = /[0-9a-f]{7,40} \S.*/
        let text = line.prefix { !$0.isNewline }
        return [
            text.wholeMatch(of: date) != nil,
            text.wholeMatch(of: time) != nil,
            text.wholeMatch(of: syslog) != nil,
            text.wholeMatch(of: webServer) != nil,
            text.wholeMatch(of: kernel) != nil,
            text.wholeMatch(of: level) != nil,
            text.wholeMatch(of: oneline) != nil,
        ].contains(true)
    }
}
