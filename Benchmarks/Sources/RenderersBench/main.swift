import Measurement

// Run by script/bench, in the folder Benchmarks.

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Renderers",
        introduction: """
            A window of 390 by 844 points drawn by GTK's renderers: by Cairo, which Unfold chooses without a GPU, and by those
            for a GPU, which Mesa emulates here. `make bench BENCH=renderers` measures it.
            """,
        groups: [],
        supplement: {
            let renderers = try Renderers(probe: "../.build/release/RendererProbe", rounds: 3)
            return RendererTable(renderers: renderers).text
        },
        notes: """
            - Of one frame: the processor time of the program, with all threads of the emulated GPU, and of the display server;
              the nodes of the display list; the pictures that OpenGL gets, and their bytes. Medians of 3 runs of 60 frames, in
              turns, after the first 15 frames.
            - A picture is an image, or what a GPU can't draw and Cairo therefore draws into a texture. What stays the same is
              sent once, so a motion needs no uploads. OpenGL gets each glyph once for each of its places between pixels, in
              parts for the pixels around it.
            - A GPU needs other times than its emulation: the ratios are for changes of Unfold, not for choosing a renderer.
            """,
        countsInstructions: false
    )
}
