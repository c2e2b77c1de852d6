/// The lines of an entry: the first one, and those that continue it.
///
/// A container's runtime cuts a long line into several, each with a time and a stream in front. Their texts make up one
/// message.
struct LogLines {
    let bytes: [UInt8]
    let entry: LogEntry
    /// The first line.
    let first: Range<Int>
    /// The pieces of the message, in order.
    let messages: [Range<Int>]
    /// The lines after the message; `nil` if there are none.
    let continuation: Range<Int>?
    let severity: Severity?

    init(_ text: String) { self.init(Array(text.utf8)) }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        first = 0..<(bytes.firstIndex(of: 0x0A) ?? bytes.count)
        let entry = LogEntry(bytes[first])
        self.entry = entry
        let end = entry.isCut(inLineOfLength: first.count) ? first.upperBound : entry.message.upperBound
        var pieces = [entry.message.lowerBound..<end]
        var next = first.upperBound
        if entry.isPartial {
            while next < bytes.count {
                let line = next + 1..<(bytes[(next + 1)...].firstIndex(of: 0x0A) ?? bytes.count)
                let part = LogEntry(bytes[line])
                guard part.isContainerLine else { break }
                pieces.append(line.lowerBound + part.message.lowerBound..<line.upperBound)
                next = line.upperBound
                if !part.isPartial { break }
            }
        }
        messages = pieces
        continuation = next + 1 < bytes.count ? next + 1..<bytes.count : nil
        severity = pieces.count == 1 ? entry.severity : LogEntry(pieces.lazy.flatMap { bytes[$0] }).severity
    }
}
