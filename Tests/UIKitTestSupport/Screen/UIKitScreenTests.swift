import Testing

/// The tests that share the virtual screen. They run one after another. Their suites are extensions of this type.
@Suite(.serialized, .endsOwnScreen, .recordsLayoutReports) @MainActor
enum UIKitScreenTests {}
