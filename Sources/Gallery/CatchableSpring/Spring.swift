import UIKit

/// An example of something that returns to its original state.
struct Spring: Identifiable {
    let name: String
    let text: String
    let color: UIColor

    var id: String { name }

    @MainActor static let all = [
        Spring(
            name: "Coil",
            text: """
                A wire that was talked into going round. Pull it, and every part of it turns a little; that is why it gives \
                so much and breaks so rarely.
                """,
            color: .systemIndigo
        ),
        Spring(
            name: "Leaf",
            text: """
                Plates of steel of falling length, one on the other. It carried coaches first and lorries since, and its \
                creaking is the plates rubbing: a damper that nobody drew.
                """,
            color: .systemGreen
        ),
        Spring(
            name: "Hair",
            text: """
                A spiral thinner than the hair it is named for, at the heart of a watch. It swings the balance wheel to and \
                fro five times a second, and has done so in some pockets for two hundred years.
                """,
            color: .systemOrange
        ),
        Spring(
            name: "Torsion",
            text: """
                A bar that is twisted instead of bent. It holds up the lid of a car boot, and snapped shut on the mouse \
                before that.
                """,
            color: .systemTeal
        ),
        Spring(
            name: "Air",
            text: """
                The only one that gets stiffer the further it is pressed, which is what one would want of all of them. It \
                leaks.
                """,
            color: .systemBlue
        ),
        Spring(
            name: "Gum",
            text: """
                A tangle that prefers to be untidy. Stretched it is in order, and warm; let go it is neither. Heat it while \
                a weight hangs on it, and it pulls the weight up.
                """,
            color: .systemPink
        ),
        Spring(
            name: "Wood",
            text: """
                Yew, heartwood inside and sapwood outside, one for being pressed and one for being pulled. It was a bow for \
                ten thousand years and never once called a spring.
                """,
            color: .systemBrown
        ),
        Spring(
            name: "Season",
            text: "Comes back as well.",
            color: .systemPurple
        ),
    ]
}
