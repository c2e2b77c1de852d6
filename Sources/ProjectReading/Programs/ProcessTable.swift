import Foundation

/// The processes of the system at one time, without those that have ended and are only counted.
struct ProcessTable {
    /// A process by its number, and by its start, for numbers are used again.
    struct Identity: Hashable {
        var number: pid_t
        var start: UInt64
    }

    /// The processes to which one belongs, by their numbers.
    struct Kin: Equatable {
        var parent: pid_t
        var group: pid_t
    }

    private var processes: [Identity: Kin] = [:]

    init() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for number in names.compactMap({ pid_t($0) }) {
            guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else { continue }
            if let (start, kin) = Self.fields(of: text) { processes[Identity(number: number, start: start)] = kin }
        }
    }

    /// Returns what the text of a file `stat` says; `nil` for a process that has ended.
    static func fields(of text: String) -> (start: UInt64, kin: Kin)? {
        // The name of a program is in parentheses, and may contain some.
        guard let name = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: name)...].split(separator: " ")
        guard fields.count > 19, !["Z", "X"].contains(fields[0]), let parent = pid_t(fields[1]),
            let group = pid_t(fields[2]), let start = UInt64(fields[19])
        else { return nil }
        return (start, Kin(parent: parent, group: group))
    }

    func contains(_ process: Identity) -> Bool { processes[process] != nil }
    func group(of process: Identity) -> pid_t? { processes[process]?.group }

    /// Returns the processes below some, directly or not, and those in some groups.
    func descendants(of numbers: Set<pid_t>, inGroups groups: Set<pid_t> = []) -> Set<Identity> {
        var (numbers, result) = (numbers, Set<Identity>())
        while true {
            let next = processes.filter { process, kin in
                (numbers.contains(kin.parent) || groups.contains(kin.group)) && !result.contains(process)
            }
            guard !next.isEmpty else { return result }
            result.formUnion(next.keys)
            numbers.formUnion(next.keys.map(\.number))
        }
    }

    /// Ends the processes below this one. SIGINT lets SwiftPM end what it has started; what is left after a while gets
    /// SIGTERM, and is killed after another.
    ///
    /// A process whose parent ends is no longer below this one. It is known from before, or by its group.
    static func endDescendants() {
        var (known, groups) = (Set<Identity>(), Set<pid_t>())
        for (signal, rounds) in [(SIGINT, 60), (SIGTERM, 25), (SIGKILL, 50)] {
            var told: Set<Identity> = []
            for _ in 0..<rounds {
                let table = ProcessTable()
                known = known.filter(table.contains)
                let numbers = Set(known.map(\.number)).union([getpid()])
                known.formUnion(table.descendants(of: numbers, inGroups: groups))
                groups.formUnion(known.compactMap(table.group(of:)))
                groups.remove(getpgrp())
                if known.isEmpty { return }
                for process in known where told.insert(process).inserted { kill(process.number, signal) }
                usleep(25_000)
            }
        }
    }
}
