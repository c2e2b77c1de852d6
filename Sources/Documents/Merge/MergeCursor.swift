import Glibc

/// A place in one of the logs that are merged, and the line there.
struct MergeCursor {
    /// The number of bytes that are read at once, and of a line after which it is taken in parts.
    static let windowSize = 64 * 1024

    /// The line at the place.
    enum Line {
        /// A line, as a range of the window, and whether it has an end.
        case whole(Range<Int>, hasEnd: Bool)
        /// The first bytes of a line that is longer than the window.
        case part(Range<Int>)
        /// More bytes have to come before it is known.
        case unknown
        /// The log has ended.
        case none
    }

    let source: MergeSource
    private(set) var offset: Int
    var limit: MergeLimit
    private(set) var window: [UInt8] = []
    private var windowStart = 0
    private var reader: LogMomentReader
    private var line: Line?
    private var moment: LogMoment??

    init(_ source: MergeSource, at offset: Int, _ limit: MergeLimit) {
        self.source = source
        (self.offset, self.limit) = (offset, limit)
        reader = LogMomentReader(source.clock)
    }

    /// Returns the line at the place, which is read once.
    mutating func current() -> Line {
        if let line { return line }
        let found = read()
        switch found {
        case .whole, .part: line = found
        // More bytes may come.
        case .unknown, .none: break
        }
        return found
    }

    /// Returns the moment that the line at the place states; `nil` if it states none.
    mutating func currentMoment() -> LogMoment? {
        if let moment { return moment }
        let range: Range<Int>
        switch current() {
        case .whole(let line, _), .part(let line): range = line
        case .unknown, .none: return nil
        }
        let found = window.withUnsafeBytes { window in
            reader.moment(of: UnsafeRawBufferPointer(rebasing: window[range]))
        }
        moment = .some(found)
        return found
    }

    /// Goes to the end of a range of the window.
    mutating func pass(_ range: Range<Int>) {
        offset += range.count
        (line, moment) = (nil, nil)
    }

    private mutating func read() -> Line {
        guard offset < limit.end else { return limit.isSettled ? .none : .unknown }
        if let range = lineInWindow() { return .whole(range, hasEnd: true) }
        let isCut = windowStart + window.count < limit.end
        if offset != windowStart || isCut && window.count < Self.windowSize || window.isEmpty {
            fill()
            if let range = lineInWindow() { return .whole(range, hasEnd: true) }
        }
        // A file that lost its end has no more lines.
        guard !window.isEmpty else { return .none }
        if window.count >= Self.windowSize { return .part(0..<window.count) }
        return limit.isSettled ? .whole(0..<window.count, hasEnd: false) : .unknown
    }

    private func lineInWindow() -> Range<Int>? {
        let start = offset - windowStart
        guard start >= 0, start < window.count else { return nil }
        return window.withUnsafeBytes { bytes -> Range<Int>? in
            guard let base = bytes.baseAddress,
                let end = memchr(base + start, 0x0A, bytes.count - start)
            else { return nil }
            return start..<UnsafeRawPointer(end) - base + 1
        }
    }

    private mutating func fill() {
        windowStart = offset
        window = source.store.bytes(in: offset..<offset + min(Self.windowSize, limit.end - offset))
    }
}
