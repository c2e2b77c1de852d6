import UIKit

/// A comment on an article.
struct Comment: Identifiable {
    let author: String
    let color: UIColor
    let text: String

    /// The author, who is unique among the comments.
    var id: String { author }

    @MainActor static let all = [
        Comment(
            author: "Mira",
            color: .systemIndigo,
            text: """
                I read this on the train and missed my stop. What stayed with me is the remark about margins: leave enough \
                of them, and the rest of the page arranges itself. I tried it at work today, took out two boxes and a \
                line, and for the first time nobody asked me where to look.
                """
        ),
        Comment(author: "Joris", color: .systemTeal, text: "Thank you, exactly what I needed."),
        Comment(
            author: "Wen",
            color: .systemOrange,
            text: """
                One correction, if I may. The bridge was closed in 1911, not in 1912; the notice hangs in the town hall, \
                behind the second door on the left. My grandfather painted its railings every spring and kept the \
                receipts, so I am rather sure. The photograph above must be from the last summer it was open, which \
                would also explain the flags and why everybody is looking at the river and not at the camera.
                """
        ),
        Comment(author: "Ola", color: .systemPink, text: "Is there a version of this for left-handed people?"),
        Comment(
            author: "Tomasz",
            color: .systemGreen,
            text: """
                It works, with one hitch: on the third step the dough is far too wet. I used fifty grams less water and \
                let it stand for the night. The crust was better the second day than the first, and on the third day \
                there was nothing left to compare.
                """
        ),
        Comment(
            author: "Ines",
            color: .systemPurple,
            text: """
                We did the walk in the other direction, which I recommend: the steep part comes while the legs are still \
                fresh, and the lake is a reward instead of a greeting. Take the earlier bus. The later one does not wait \
                for the ferry, whatever the timetable says, and the inn closes its kitchen at seven. If it does close on \
                you, ask at the green house by the chapel. They gave us soup, two blankets and a lesson in the card game \
                that everyone plays there, and would not hear of money.
                """
        ),
        Comment(author: "Bo", color: .systemBrown, text: "First!"),
        Comment(
            author: "Amara",
            color: .systemRed,
            text: """
                Could you say more about the second table? The totals do not add up unless the last column is counted \
                twice, and a footnote seems to have gone missing between the draft and the page.
                """
        ),
        Comment(
            author: "Lev",
            color: .systemBlue,
            text: """
                For those who ask about the tool in the picture: it is an ordinary marking gauge with the pin taken out \
                and a piece of watch spring put in. It cuts instead of scratching, across the grain too. You sharpen it \
                about once a year.
                """
        ),
        Comment(author: "Noor", color: .systemMint, text: "Came for the recipe, stayed for the comments."),
        Comment(
            author: "Hanne",
            color: .systemCyan,
            text: """
                I disagree with nearly all of it and enjoyed every line. More of this, please, and fewer lists of ten \
                things.
                """
        ),
        Comment(author: "Yuki", color: .systemYellow, text: "The link in the last paragraph leads nowhere."),
    ]
}
