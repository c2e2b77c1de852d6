import Foundation
import TemporaryFolder
import Testing
import Toolchain

@testable import ProjectReading

/// Programs that a command runs.
@Suite struct ProgramTests {
    @Test func returnsTheStatus() throws {
        #expect(try Program(["sh", "-c", "exit 7"]).run() == 7)
        #expect(try Program(["sh", "-c", "kill -KILL $$"]).run() == 128 + SIGKILL)
        try Program(["true"]).require()
        let failure = #expect(throws: Program.Failure.self) { try Program(["sh", "-c", "exit 3"]).output() }
        #expect(failure?.status == 3)
        #expect(try Program(["echo", "/a b"]).path().path == "/a b")
    }

    /// SwiftPM starts compilers and tests in groups of their own, some of which may not want to end.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsWithAllItsProcessesByASignal(number: Int32) throws {
        let folder = try TemporaryFolder()
        let pids = folder.url.appending(path: "pids")
        let note = "echo $$ >> '\(pids.path)'"
        let script = """
            setsid sh -c "trap '' INT TERM HUP; echo \\$\\$ >> '\(pids.path)'; while :; do sleep 600; done" &
            sh -c "(echo \\$\\$; exec sleep 600) >> '\(pids.path)'" &
            \(note); while :; do sleep 600; done
            """
        let probe = Process()
        // A shell without job control lets what it runs in the background ignore interrupts, and what that runs, too.
        probe.executableURL = URL(filePath: "/usr/bin/env")
        let command = Command.build.appending(path: "ProgramProbe").path
        probe.arguments = ["--default-signal", command, "sh", "-c", script]
        try probe.run()
        func numbers() -> [pid_t] {
            ((try? String(contentsOf: pids, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { pid_t($0) }
        }
        while probe.isRunning, numbers().count < 3 { usleep(10_000) }
        let before = ProcessTable()
        let started = before.descendants(of: [probe.processIdentifier])
        #expect(started.map(\.number).count { numbers().contains($0) } == 3)
        kill(probe.processIdentifier, number)
        for _ in 0..<1500 where probe.isRunning { usleep(20_000) }
        if probe.isRunning {
            Issue.record("the signal doesn't end the command")
            kill(probe.processIdentifier, SIGKILL)
        }
        probe.waitUntilExit()
        #expect(probe.terminationReason == .uncaughtSignal)
        #expect(probe.terminationStatus == number)
        let table = ProcessTable()
        let groups = Set(started.compactMap(before.group(of:)))
        let left = started.filter(table.contains).union(table.descendants(of: [], inGroups: groups))
        #expect(left.isEmpty)
        for process in left { kill(process.number, SIGKILL) }
    }

    /// `nohup` lets a command ignore the end of its terminal.
    @Test func staysIfTheSignalIsIgnored() throws {
        let script = "trap '' HUP; exec \"$0\" sh -c 'kill -HUP $PPID; echo done'"
        let text = try Command("sh", "-c", script, Command.build.appending(path: "ProgramProbe").path).run()
        #expect(text == "done\n")
    }

    @Test(
        arguments: [
            ("12 (a b) c) S 7 8 12 0 -1 1 2 3 4 5 6 7 8 9 20 0 1 0 4711 1 2", 4711, .init(parent: 7, group: 8)),
            ("12 (a) Z 7 8 12 0 -1 1 2 3 4 5 6 7 8 9 20 0 1 0 4711 1 2", nil, nil), ("", nil, nil),
            ("1 (a) S 7", nil, nil),
        ] as [(String, UInt64?, ProcessTable.Kin?)]
    )
    func knowsTheFieldsOfProcesses(text: String, start: UInt64?, kin: ProcessTable.Kin?) {
        let fields = ProcessTable.fields(of: text)
        #expect(fields?.start == start && fields?.kin == kin)
    }
}
