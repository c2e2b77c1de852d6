import Testing

/// The tests that share the one virtual screen: they run one after another. Suites of such tests are extensions of this.
@Suite(.serialized) @MainActor
enum UIKitScreenTests {}
