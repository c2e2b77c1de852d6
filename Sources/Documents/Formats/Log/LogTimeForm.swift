/// A form in which programs write a time, and what they write after it.
///
/// The forms are data: a pattern in the notation of `strftime`, the program or the standard that it is from, and
/// lines that have it. A test reads each line, and checks that no form can be left out.
package struct LogTimeForm: Sendable {
    /// The words between the time and the message.
    enum Head: Sendable {
        /// Any words.
        case words
        /// A host, a program and a colon.
        case syslog
        /// A thread and a place in the source, which a bracket ends.
        case klog
        /// The numbers of a process and a thread, the letter of a severity, and a tag with a colon.
        case logcat
    }

    let pattern: String
    /// The program or the standard that writes the form.
    let origin: String
    /// The beginnings of lines, and how many of their bytes are before the time, and are the time.
    package let example: (before: String, time: String, after: String)
    let head: Head
    /// Whether the form is read only in brackets.
    let isBracketed: Bool
    /// Whether a letter for the severity is in front of the digits.
    let beginsWithLetter: Bool
    let reader: LogTimeReader

    init(
        _ pattern: String,
        _ origin: String,
        _ example: (before: String, time: String, after: String),
        head: Head = .words,
        isBracketed: Bool = false
    ) {
        self.pattern = pattern
        self.origin = origin
        self.example = example
        self.head = head
        self.isBracketed = isBracketed
        beginsWithLetter = pattern.hasPrefix("%L")
        reader = LogTimeReader(pattern, isReadAlone: !isBracketed, isReadInBrackets: head != .klog)
    }

    package static let all = [
        // ISO 8601 and its kin.
        LogTimeForm("%Y-%m-%dT%T%f%z", "RFC 3339", ("", "2024-03-12T10:00:00.123Z", " up")),
        LogTimeForm("%Y-%m-%d %T%f%z", "Python, Log4j, Serilog", ("", "2026-07-24 23:36:32.784 +02:00", " [INF] up")),
        LogTimeForm("%Y-%m-%d_%T%f%z", "svlogd -tt", ("", "2024-03-12_10:00:00.12345", " up")),
        LogTimeForm("%Y/%m/%d %T%f%z", "Go, nginx", ("", "2024/03/12 10:00:00", " up")),
        LogTimeForm("%Y/%m/%dT%T%f%z", "Go with a T", ("", "2024/03/12T10:00:00", " up")),
        LogTimeForm("%Y.%m.%d %T%f%z", "games and Windows services", ("", "2024.03.12 10:00:00", " up")),
        LogTimeForm("%Y-%m-%d %H:%M", "pacman", ("[", "2024-03-12 10:00", "] [ALPM] up")),
        LogTimeForm("%Y-%m-%d", "a date alone", ("[", "2024-03-12", "] up")),
        LogTimeForm("%Y/%m/%d", "a date alone", ("(", "2024/03/12", ") up")),
        LogTimeForm("%Y.%m.%d", "a date alone", ("[", "2024.03.12", "] up")),
        // Other orders of the date.
        LogTimeForm("%d/%b/%Y:%T%f%z", "the Common Log Format", ("[", "12/Mar/2024:10:00:00 +0100", "] up")),
        LogTimeForm("%d %b %Y %T%f%z", "Redis, Log4j's DATE", ("", "25 Dec 2017 00:00:01,666", " [INFO] up")),
        LogTimeForm("%d-%b-%Y %T%f%z", "BIND, Tomcat", ("", "02-Jan-2026 10:00:00.123", " INFO [main] up")),
        LogTimeForm("%b %e, %Y %I:%M:%S %p", "java.util.logging", ("", "May 18, 2018 11:57:01 AM", " a.B c")),
        LogTimeForm("%m/%d/%Y %I:%M:%S %p", ".NET in the USA", ("", "01/02/2026 10:00:00 AM", " up")),
        LogTimeForm("%m/%d/%Y %T%f", "Windows services", ("", "01/02/2026 10:00:00", " up")),
        LogTimeForm("%y/%m/%d %T%f", "Spark", ("", "17/06/09 20:10:40", " INFO a.B: up")),
        LogTimeForm("%y%m%d %H%M%S", "HDFS", ("", "081109 203615", " 148 INFO a.B: up")),
        // The system's log.
        LogTimeForm(
            "%a %b %e %T%f%z %Y",
            "Apache httpd, date",
            ("[", "Tue Mar 12 10:00:00.12 2024", "] [core:error] up")
        ),
        LogTimeForm("%a %b %e %T%f%z", "syslog with days", ("", "Tue Mar  5 10:00:00", " host a: up"), head: .syslog),
        LogTimeForm("%b %e %T%f %Y", "Apache httpd 2.0", ("[", "Mar 12 10:00:00 2024", "] up")),
        LogTimeForm("%b %e %Y %T%f%z", "Cisco IOS", ("", "Mar 12 2024 10:00:00", " host a: up"), head: .syslog),
        LogTimeForm("%b %e %T%f%z", "RFC 3164", ("", "Mar 12 10:00:00", " host a[7]: up"), head: .syslog),
        // A letter for the severity.
        LogTimeForm("%L%m%d %T%f", "klog", ("", "E0312 10:00:00.123456", " 12 a.go:12] up"), head: .klog),
        LogTimeForm("%L%Y%m%d %T%f", "glog", ("", "W20240312 10:00:00.123456", " 12 a.cc:12] up"), head: .klog),
        LogTimeForm(
            "%L %Y-%m-%d %T%f",
            "Jupyter",
            ("[", "I 2024-03-12 10:00:00.123", " ServerApp] up"),
            isBracketed: true
        ),
        LogTimeForm("%L %y%m%d %T%f", "Tornado", ("[", "E 240312 10:00:00", " web:12] up"), isBracketed: true),
        LogTimeForm("%m-%d %T%f", "logcat", ("", "01-02 10:00:00.123", "  10  11 E Tag: up"), head: .logcat),
        // No date.
        LogTimeForm("%T%f%z", "Logback", ("", "10:00:00.123", " [main] INFO a.B - up")),
        LogTimeForm("%I:%M%p", "zerolog", ("", "10:00AM", " INF up")),
        LogTimeForm("%s%f", "the kernel", ("[   ", "12.345678", "] up"), isBracketed: true),
    ]
}
