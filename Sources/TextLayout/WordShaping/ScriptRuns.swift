import CPango

/// The runs of characters of one script, as Pango divides text: a character of no script of its own has that of the
/// characters before it, and at the start that of those behind it.
struct ScriptRuns {
    struct Run {
        /// The index of the character at which the run ends.
        var end: Int
        /// The number that GLib gives to the script.
        var script: UInt8
    }

    private(set) var runs: [Run] = []

    /// The scripts Common and Inherited.
    private static let lastVagueScript: UInt8 = 1

    init(of text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>) {
        // Both brackets of a pair have the script in front of the first, which Pango knows.
        if text.seen & TextCharacter.paired != 0 {
            askPango(text, bytes)
        } else {
            divide(text)
        }
    }

    private mutating func divide(_ text: DecodedText) {
        var current: UInt8 = 0
        for index in text.elements.indices {
            let script = text.elements[index].character.script
            guard script > Self.lastVagueScript, script != current else { continue }
            if current > Self.lastVagueScript { runs.append(Run(end: index, script: current)) }
            current = script
        }
        runs.append(Run(end: text.elements.count, script: current))
    }

    private mutating func askPango(_ text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withMemoryRebound(to: CChar.self) { characters in
            guard let base = characters.baseAddress,
                let iterator = pango_script_iter_new(base, Int32(characters.count))
            else { return }
            defer { pango_script_iter_free(iterator) }
            var next = 0
            repeat {
                var end: UnsafePointer<CChar>?
                var script = PANGO_SCRIPT_COMMON
                pango_script_iter_get_range(iterator, nil, &end, &script)
                let byte = end.map { $0 - base } ?? bytes.count
                while next < text.elements.count, Int(text.elements[next].start) < byte { next += 1 }
                runs.append(Run(end: next, script: UInt8(truncatingIfNeeded: script.rawValue)))
            } while pango_script_iter_next(iterator) != 0
        }
    }
}
