import Testing

/// All tests that step the one clock.
@Suite(.serialized) @MainActor enum LayerTests {}
