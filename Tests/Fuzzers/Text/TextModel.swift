/// A text that is edited, in a slow implementation: each operation looks at all characters.
///
/// Offsets are in UTF-16 units.
struct TextModel {
    /// A state that a step of undo leads to.
    struct Moment: Equatable {
        var units: [UInt16]
        var anchor: Int
        var focus: Int
        /// Whether it is known which of the two ends moves.
        var knowsFocus: Bool
    }

    enum Run {
        case insertion, deletion, composition
    }

    let isSingleLine: Bool
    var isSecure = false
    private(set) var units: [UInt16] = []
    private(set) var anchor = 0
    private(set) var focus = 0
    private(set) var marked: Range<Int>?
    private(set) var past: [Moment] = []
    private(set) var future: [Moment] = []
    private var run: Run?
    /// Whether the next insertion replaces everything.
    var clearsOnInsertion = false
    /// Whether the next edit replaces everything, as what is there can't be seen.
    var clearsSecret = false
    /// Whether it is known which end of the selection moves, and what undo leads to.
    private(set) var knowsFocus = true
    private(set) var knowsHistory = true
    /// Whether the delegate allows a replacement.
    var allows: (String) -> Bool = { _ in true }
    /// The questions to the delegate that are expected of the present step.
    var asked: [TextListener.Question] = []

    init(_ text: String, isSingleLine: Bool) {
        self.isSingleLine = isSingleLine
        setText(text)
    }

    var text: String { String(decoding: units, as: UTF16.self) }
    var end: Int { units.count }
    var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

    // MARK: Characters

    /// The offsets between characters.
    var places: [Int] {
        text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    }

    func aligned(_ offset: Int) -> Int { places.last { $0 <= max(0, offset) } ?? 0 }

    func alignedUp(_ offset: Int) -> Int { places.first { $0 >= offset } ?? end }

    func widened(_ range: Range<Int>) -> Range<Int> {
        let start = aligned(range.lowerBound)
        return start..<max(start, alignedUp(range.upperBound))
    }

    private func isInWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Returns the ranges that a double tap selects.
    var words: [Range<Int>] {
        guard !isSecure, end > 0 else { return [0..<end] }
        func kind(_ character: Character) -> Int { isInWord(character) ? 0 : character.isWhitespace ? 1 : 2 }
        var (ranges, last, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
        for character in text {
            let next = place + character.utf16.count
            if let old = ranges.last, last == kind(character) {
                ranges[ranges.count - 1] = old.lowerBound..<next
            } else {
                ranges.append(place..<next)
            }
            (last, place) = (kind(character), next)
        }
        return ranges
    }

    // MARK: Motions

    enum Motion {
        case backward, forward, wordBackward, wordForward, toStart, toEnd
    }

    func place(_ motion: Motion, from offset: Int) -> Int {
        let (places, characters) = (places, Array(text))
        var index = places.lastIndex { $0 <= offset } ?? 0
        switch motion {
        case .toStart: return 0
        case .toEnd: return end
        case .wordBackward where isSecure: return 0
        case .wordForward where isSecure: return end
        case .backward: index = max(0, index - 1)
        case .forward: index = min(characters.count, index + 1)
        case .wordBackward:
            while index > 0, !isInWord(characters[index - 1]) { index -= 1 }
            while index > 0, isInWord(characters[index - 1]) { index -= 1 }
        case .wordForward:
            while index < characters.count, !isInWord(characters[index]) { index += 1 }
            while index < characters.count, isInWord(characters[index]) { index += 1 }
        }
        return places[index]
    }

    mutating func move(_ motion: Motion, extending: Bool) {
        if !extending, motion == .backward || motion == .forward, !selection.isEmpty {
            let edge = motion == .forward ? selection.upperBound : selection.lowerBound
            return select(edge, edge)
        }
        let place = place(motion, from: focus)
        select(extending ? anchor : place, place)
    }

    // MARK: The selection

    mutating func select(_ anchor: Int, _ focus: Int) {
        let (anchor, focus) = (aligned(min(anchor, end)), aligned(min(focus, end)))
        let isSame = knowsFocus && (anchor, focus) == (self.anchor, self.focus)
        let old = selection
        (self.anchor, self.focus, knowsFocus) = (anchor, focus, true)
        guard !isSame else { return }
        run = nil
        if selection != old { clearsOnInsertion = false }
        commitOutside()
    }

    /// Commits marked text that the selection is outside of.
    private mutating func commitOutside() {
        guard let marked else { return }
        let whole = widened(marked)
        if selection.lowerBound < whole.lowerBound || selection.upperBound > whole.upperBound { self.marked = nil }
    }

    /// Places the caret at the end, as editing begins.
    mutating func moveToEnd() {
        (anchor, focus) = (end, end)
        commitOutside()
    }

    /// Takes a selection whose moving end is unknown.
    mutating func adopt(_ selection: Range<Int>) {
        select(selection.lowerBound, selection.upperBound)
        knowsFocus = selection.isEmpty
    }

    // MARK: The text

    mutating func setText(_ text: String) {
        units = Array(text.utf16)
        (anchor, focus, marked) = (end, end, nil)
        (past, future, run) = ([], [], nil)
        (knowsFocus, knowsHistory) = (true, true)
    }

    /// Takes a state about whose past nothing is known.
    mutating func adopt(_ text: String, _ selection: Range<Int>, marked: Range<Int>?) {
        units = Array(text.utf16)
        (anchor, focus, self.marked) = (selection.lowerBound, selection.upperBound, marked)
        (past, future, run) = ([], [], nil)
        (knowsFocus, knowsHistory) = (selection.isEmpty, false)
    }

    private mutating func put(_ string: String, _ range: Range<Int>) {
        units.replaceSubrange(range, with: Array(string.utf16))
        marked = nil
        let caret = alignedUp(range.lowerBound + string.utf16.count)
        (anchor, focus, knowsFocus) = (caret, caret, true)
    }

    private var moment: Moment { Moment(units: units, anchor: anchor, focus: focus, knowsFocus: knowsFocus) }

    mutating func record(_ run: Run? = nil) {
        future = []
        if run == nil || run != self.run { past.append(moment) }
        self.run = run
    }

    // MARK: Edits

    /// Makes a change of a person.
    mutating func change(_ range: Range<Int>, _ string: String, _ run: Run? = nil, isExact: Bool = false) {
        guard !range.isEmpty || !string.isEmpty else { return }
        let all = clearsSecret || clearsOnInsertion && !string.isEmpty
        let range = all ? 0..<end : range
        asked.append(TextListener.Question(range: range, text: string))
        guard allows(string) else { return }
        record(run)
        put(string, isExact || all ? range : widened(range))
        (clearsOnInsertion, clearsSecret) = (false, false)
    }

    mutating func insert(_ string: String) {
        if isSingleLine, string == "\n" { return }
        let string = isSingleLine ? Self.line(string) : string
        if let marked { return change(marked, string, .composition, isExact: true) }
        change(selection, string, selection.isEmpty && string != "\n" ? .insertion : nil)
    }

    mutating func delete(_ motion: Motion) {
        guard selection.isEmpty else { return change(selection, "") }
        let place = place(motion, from: focus)
        change(min(place, focus)..<max(place, focus), "", .deletion)
    }

    /// Makes a change of the app. The marked text is replaced alone, even if it has merged with the character before.
    mutating func replace(_ range: Range<Int>, _ string: String) {
        record()
        put(isSingleLine ? Self.line(string) : string, range == marked ? range : widened(range.clamped(to: 0..<end)))
    }

    mutating func mark(_ string: String, location: Int, length: Int) {
        guard !string.isEmpty || marked != nil else { return }
        if marked == nil { record(.composition) }
        let range = marked ?? selection
        put(string, range)
        let start = range.lowerBound
        guard !string.isEmpty else {
            if past.last?.units == units { past.removeLast() }
            run = nil
            return
        }
        marked = start..<start + string.utf16.count
        let count = string.utf16.count
        let (from, to) = (min(location, count), min(location + length, count))
        (anchor, focus) = (aligned(start + from), aligned(start + to))
    }

    mutating func unmark() {
        guard marked != nil else { return }
        (marked, run) = (nil, nil)
    }

    mutating func endRun() { run = nil }

    mutating func undo() { step(from: \.past, to: \.future) }

    mutating func redo() { step(from: \.future, to: \.past) }

    private mutating func step(
        from source: WritableKeyPath<TextModel, [Moment]>,
        to target: WritableKeyPath<TextModel, [Moment]>
    ) {
        run = nil
        guard let next = self[keyPath: source].popLast() else { return }
        self[keyPath: target].append(moment)
        clearsOnInsertion = false
        (units, anchor, focus, marked, knowsFocus) = (next.units, next.anchor, next.focus, nil, next.knowsFocus)
    }

    /// Returns a text as a single line.
    static func line(_ text: String) -> String {
        var line = ""
        for character in text {
            if character.isNewline || character == "\t" {
                line.append(" ")
            } else {
                line.unicodeScalars.append(
                    contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control }
                )
            }
        }
        return line
    }
}
