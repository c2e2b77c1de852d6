/// Runs a program that a fuzzer printed, for a regression test.
///
///     #expect(replay(TableFuzzer.self, from: .init(rows: [44, 60]), [.reload(row: 1)]) == nil)
///
/// - Returns: The first flaw of the program, or `nil` if all laws hold.
@MainActor package func replay<Kind: Fuzzer>(
    _ kind: Kind.Type,
    from setup: Kind.Setup,
    _ steps: [Kind.Step]
) -> Failure? {
    Program<Kind>(setup: setup, steps: steps).run()
}
