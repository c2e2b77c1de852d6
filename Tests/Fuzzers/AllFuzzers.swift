import DocumentFuzzers
import Fuzzing
import TerminalFuzzers

/// The fuzzers of this project, in the order in which they run.
@MainActor package let allFuzzers: [any Fuzzer.Type] =
    [
        TableFuzzer.self,
        EditingFuzzer.self,
        ViewerFuzzer.self,
        ViewerKeysFuzzer.self,
        LayoutFuzzer.self,
        OpenLayoutFuzzer.self,
        StackViewFuzzer.self,
        SnapshotFuzzer.self,
        SectionSnapshotFuzzer.self,
        ExpanderFuzzer.self,
        ProjectFuzzer.self,
        CollectionFuzzer.self,
        ScrollFuzzer.self,
        NavigationFuzzer.self,
        RecognizerFuzzer.self,
        TextFuzzer.self,
        NibFuzzer.self,
        AnimatorFuzzer.self,
        OutlineFuzzer.self,
        CompositionFuzzer.self,
        TerminalScreenFuzzer.self,
        TerminalInputFuzzer.self,
    ] + documentFuzzers
