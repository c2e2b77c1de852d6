import SeededRandom

/// The nib that a program starts with, which is valid.
package struct NibSetup: Codable, Sendable {
    package var isStoryboard: Bool
    /// The objects of a xib, or the scenes of a storyboard.
    package var objects: [NibSample]

    package init(isStoryboard: Bool, objects: [NibSample]) {
        (self.isStoryboard, self.objects) = (isStoryboard, objects)
    }

    init(using generator: inout SeededGenerator) {
        isStoryboard = generator.below(3) == 0
        var maker = NibMaker(random: generator)
        objects =
            isStoryboard
            ? maker.scenes() : (0...generator.below(2)).map { _ in maker.view(depth: 3) }
        generator = maker.random
    }

    /// The whole document.
    var document: NibSample {
        let type = isStoryboard ? "Storyboard.XIB" : "XIB"
        return NibSample(
            "document",
            [
                "type": "com.apple.InterfaceBuilder3.CocoaTouch.\(type)", "version": "3.0", "useAutolayout": "YES",
                "initialViewController": "s0",
            ],
            isStoryboard
                ? [NibSample("scenes", [:], objects)]
                : [
                    NibSample(
                        "objects",
                        [:],
                        [NibSample("placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])] + objects
                    )
                ]
        )
    }
}
