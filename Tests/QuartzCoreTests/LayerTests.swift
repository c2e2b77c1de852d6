import Testing

/// The tests that step the shared clock.
@Suite(.serialized) @MainActor enum LayerTests {}
