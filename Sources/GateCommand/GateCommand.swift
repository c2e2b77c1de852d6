import ArgumentParser
import BrowserGate
import Glibc

/// The executable `unfold-gate`, to which browsers connect in `script/serve`.
@main
struct GateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unfold-gate",
        abstract: "Shows a broadway display to browsers on this machine that know a secret address."
    )

    @Option(help: ArgumentHelp("The socket of gtk4-broadwayd, in a folder of the user's own.", valueName: "socket"))
    var display: String

    @Option(help: "The port; 0 takes one that is free.")
    var port: UInt16 = 0

    func run() throws {
        let gate: Gate
        do {
            gate = try Gate(port: port, displayPath: display)
        } catch {
            throw ValidationError("port \(port): \(error)")
        }
        print("Unfold is at \(gate.rules.address) (Ctrl-C stops it)")
        fflush(nil)
        gate.run()
    }
}
